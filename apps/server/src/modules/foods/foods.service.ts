/** Where a food comes from: the catalogue, then what upstream is known not to know, then upstream. Knows nothing of HTTP or SQL. */
import { type FoodProduct, givesWay, productFromOff } from '@labelwise/domain/food';
import { gtinKey, hasValidCheckDigit, isRestrictedCirculation } from '@labelwise/domain/gtin';
import { computeNutriScore } from '@labelwise/domain/nutri-score';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { createSingleFlight, TimeLimitError, within } from '../../lib/resilience.ts';
import type { FoodsRepository } from './foods.repository.ts';
import type { FoodRecord } from './recent-foods.ts';
import { gtinOfId, hashText } from './storage/food-row.ts';
import { projectDocument } from './storage/project-document.ts';

export type FoodsService = ReturnType<typeof createFoodsService>;

type Deps = {
  repository: FoodsRepository;
  /** `null`: this installation asks no upstream. */
  upstream: ProductUpstream | null;
  now: Clock;
  /** How long a caller waits for upstream; the call itself continues and its answer is stored. */
  waitMs?: number;
};

const MISS_LIFETIME_MS = 24 * 60 * 60 * 1000;
const WAIT_MS = 2500;

export function createFoodsService({ repository, upstream, now, waitMs = WAIT_MS }: Deps) {
  /** Asks upstream and stores its answer for as long as that is valid. */
  async function askUpstream(gtin: string, ask: ProductUpstream): Promise<UpstreamResult['kind']> {
    // Whoever looked before another call had written its answer comes here after it.
    const written = await repository.byGtin(gtin);
    if (written !== null && !isIncompleteSample(written)) return 'found';
    const result = await ask.fetchProduct(gtin);
    if (result.kind === 'unavailable') throw new AppError('upstream_unavailable', { retryAfter: result.retryAfterSeconds });
    const row = result.kind === 'found' ? rowOf(gtin, result.document) : null;
    if (row !== null) await repository.save([row]);
    else await repository.rememberMiss(gtin, now(), now() + MISS_LIFETIME_MS);
    return row === null ? 'missing' : 'found';
  }

  /** One flight a code, writing included: a thousand callers make one row. */
  const singleFlight = createSingleFlight<UpstreamResult['kind']>();

  /** Sample foods of which upstream is being asked. */
  const renewing = new Set<string>();

  async function fromUpstream(gtin: string): Promise<FoodRecord | null> {
    if (upstream === null || !mayBeAsked(gtin) || (await repository.isKnownMiss(gtin, now()))) return null;
    try {
      await within(
        waitMs,
        singleFlight(gtin, () => askUpstream(gtin, upstream)),
      );
    } catch (error) {
      throw error instanceof TimeLimitError ? new AppError('upstream_unavailable', { retryAfter: 2 }) : error;
    }
    return repository.byGtin(gtin);
  }

  /**
   * A complete sample food is answered as it is, and after the answer, with one question a day, gives way to newer facts of upstream or
   * gets its picture. What goes wrong is no matter: the food stays.
   */
  async function renew(gtin: string, record: FoodRecord, ask: ProductUpstream): Promise<void> {
    if (await repository.isKnownMiss(gtin, now())) return;
    const result = await ask.fetchProduct(gtin);
    if (result.kind === 'unavailable') return;
    const row = result.kind === 'found' ? rowOf(gtin, result.document) : null;
    const upstreams = result.kind === 'found' ? productOf(gtin, result.document) : null;
    if (row !== null && upstreams !== null && givesWay(record.read(), upstreams)) {
      await repository.save([row]);
      return;
    }
    const imageUrl = record.read().imageUrl === null ? (upstreams?.imageUrl ?? null) : null;
    if (imageUrl !== null) await repository.savePicture(gtin, imageUrl);
    await repository.rememberMiss(gtin, now(), now() + MISS_LIFETIME_MS);
  }

  function renewLater(gtin: string, record: FoodRecord): void {
    if (upstream === null || record.source !== 'sample' || renewing.has(gtin) || !mayBeAsked(gtin)) return;
    renewing.add(gtin);
    renew(gtin, record, upstream)
      .catch(() => undefined)
      .finally(() => renewing.delete(gtin));
  }

  /** A sample food that lacks figures is replaced by what upstream knows; it stays where upstream fails or knows nothing. */
  async function completed(gtin: string, record: FoodRecord): Promise<FoodRecord> {
    if (!isIncompleteSample(record)) {
      renewLater(gtin, record);
      return record;
    }
    try {
      return (await fromUpstream(gtin)) ?? record;
    } catch (error) {
      if (error instanceof AppError && error.code === 'upstream_unavailable') return record;
      throw error;
    }
  }

  return {
    /**
     * The food of a barcode in any spelling of its GTIN.
     * @throws AppError invalid_barcode, food_not_found, or upstream_unavailable where its existence could not be determined
     */
    async byBarcode(barcode: string): Promise<FoodRecord> {
      const gtin = gtinKey(barcode);
      if (gtin === null) throw new AppError('invalid_barcode');
      const stored = await repository.byGtin(gtin);
      const record = stored === null ? await fromUpstream(gtin) : await completed(gtin, stored);
      if (record === null) throw new AppError('food_not_found');
      return record;
    },

    /** The same where the catalogue alone can answer; null where upstream would be asked. Such an answer takes no longer than a read. */
    async stored(barcode: string): Promise<FoodRecord | null> {
      const gtin = gtinKey(barcode);
      const record = gtin === null ? null : await repository.byGtin(gtin);
      if (gtin === null || record === null || isIncompleteSample(record)) return null;
      renewLater(gtin, record);
      return record;
    },

    /** A food of the catalogue by its id, which is its GTIN; never asks upstream. */
    async byId(id: string): Promise<FoodProduct | null> {
      const gtin = gtinKey(id);
      return gtin === null ? null : ((await repository.byGtin(gtin))?.read() ?? null);
    },

    /** The same with what a look-up answers of it. */
    async recordById(id: string): Promise<FoodRecord | null> {
      const gtin = gtinKey(id);
      return gtin === null ? null : repository.byGtin(gtin);
    },

    /** What look-ups answer of foods of the catalogue, by their codes; unknown ones are left out. */
    recordsByIds: (ids: readonly string[]): Promise<Map<string, FoodRecord>> =>
      repository.recordsOf(ids.flatMap((id) => gtinKey(id) ?? [])),

    /** What was shared on this server and accepted becomes the catalogue's. */
    storeShared: (food: FoodProduct): Promise<void> => repository.saveShared(food),

    /** Foods of the catalogue in the order of the ids; unknown ones are left out. */
    byIds: (ids: readonly string[]): Promise<FoodProduct[]> => repository.byGtins(ids.flatMap((id) => gtinKey(id) ?? [])),

    /**
     * Foods by name and brand, best first.
     * @param from how many of the best to leave out
     */
    async search(text: string, { from, limit }: { from: number; limit: number }): Promise<{ foods: FoodProduct[]; more: boolean }> {
      const ids = await repository.search(text);
      const foods = await repository.byGtins(ids.slice(from, from + limit).map(gtinOfId));
      return { foods, more: ids.length > from + limit };
    },
  };
}

function isIncompleteSample(record: FoodRecord): boolean {
  return record.source === 'sample' && lacksFigures(record.read());
}

/** A figure is missing without which there is no grade. */
function lacksFigures(food: FoodProduct): boolean {
  const result = computeNutriScore(food);
  return !result.computable && result.missing.length > 0;
}

/** A wrong check digit and numbers that shops assign themselves mean nothing outside. */
function mayBeAsked(gtin: string): boolean {
  return hasValidCheckDigit(gtin) && !isRestrictedCirculation(gtin);
}

/** A document that cannot be a food of ours (no name, another code) is as good as none. */
function rowOf(gtin: string, document: Record<string, unknown>) {
  const projected = projectDocument(document, hashText(JSON.stringify(document)), 'open-food-facts');
  return projected.ok && gtinOfId(projected.row.id) === gtin ? projected.row : null;
}

function productOf(gtin: string, document: Record<string, unknown>): FoodProduct | null {
  const found = productFromOff(document);
  return found.ok && found.product.gtin === gtin ? found.product : null;
}

export type UpstreamResult =
  | { readonly kind: 'found'; readonly document: Record<string, unknown> }
  /** `otherType` names the sister database (beauty, pet food…) where the code is known as something else. */
  | { readonly kind: 'missing'; readonly otherType: string | null }
  /** No answer, or one that cannot be trusted: says nothing about whether the product exists. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly retryAfterSeconds: number };

/** What the foods service asks of a product database in the outside world. The adapter answers to it. */
export type ProductUpstream = {
  /** Asks for one product. Parallel calls for the same code are one call upstream. Never throws. */
  fetchProduct(gtin: string): Promise<UpstreamResult>;
};
