import type { ActivitySummary, scans as contract, Scan, ScanAllowance, ScanEntry } from '@labelwise/contracts/scans';
import { FREE_SCANS_PER_DAY } from '@labelwise/domain/access';
import type { Nutriments } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import { averageScore, type ScoredRecord } from '@labelwise/domain/history';
import { type PreparedProfile, prepareFood, RULES_VERSION, scoreFood } from '@labelwise/domain/scoring';
import { changedFigures, comparedFigures } from '@labelwise/domain/submission';
import type { Say } from '@labelwise/messages';
import { basisOf, toFood } from '@labelwise/messages/render/food-answer';
import type { output } from 'zod/v4/core';
import type { IdempotentRequest } from '../../db/idempotency-keys.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { readCursor } from '../../lib/ids.ts';
import { arrayJson, inOnePiece, type JsonPage, type JsonPieces, pageWithFoods, scoredEntryJson } from '../foods/foods-page.ts';
import type { FoodRecord } from '../foods/recent-foods.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import type { FindFood, FindFoods, FindRecord, FindRecords } from '../submissions/member-foods.service.ts';
import type { ActivityRepository, Basis, ScanBasisRepository, ScansRepository } from './scans.repository.ts';
import { createLedgerWords, readLedger, type StoredLine, storedLedger } from './stored-ledger.ts';

type Deps = {
  repository: ScansRepository;
  findFood: FindFood;
  findRecord: FindRecord;
  findRecords: FindRecords;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  /** 0: no one has a limit. */
  freeScansPerDay: number;
  now: Clock;
  newId: () => string;
};
export type ScanRecord = {
  scannedAt: number;
  score: number;
  basis: ScanEntry['scan']['scoreBasis'];
  contributions: readonly StoredLine[];
  food: Omit<ScanEntry['food'], 'personalizedScore'>;
};
/** The current visit stores a scan too: it is compared with an earlier one. */
const EARLIER_MS = 12 * 3_600_000;
type RecipeChanges = output<typeof contract.changes.answer>;
type Scanner = { memberId: string; premium: boolean };

export type ScansService = ReturnType<typeof createScansService>;

/** Scans: what a member looked at, with the score it had for them then. */
export function createScansService({ repository, findFood, findRecord, findRecords, profileOf, freeScansPerDay, now, newId }: Deps) {
  const pageOf = <Item>(
    memberId: string,
    rows: readonly ScanTable[],
    limit: number,
    present: (row: ScanTable, record: FoodRecord) => Item,
  ) =>
    pageWithFoods(rows, {
      limit,
      cursorOf: ({ scannedAt, id }) => ({ at: scannedAt, id }),
      findRecords: (ids) => findRecords(ids, memberId),
      present,
    });

  const ledgerJson = createLedgerWords();

  /** An entry as JSON; a test holds it against the contract. */
  function entryOf(row: ScanTable, record: FoodRecord, say: Say): JsonPieces {
    const scan = `{"scan":${JSON.stringify(ownFields(row, record)).slice(0, -1)},"contributions":`;
    return scoredEntryJson([scan, () => ledgerJson(say, row.contributions), '}'], record, row.score);
  }

  return {
    /**
     * Stores a scan with the score that we compute; a client's number is not asked. @returns the JSON of a `ScanEntry`
     * @throws AppError food_not_found, daily_scan_limit, idempotency_conflict, conflict
     */
    async add({ memberId, premium }: Scanner, foodId: string, request: IdempotentRequest | null, say: Say): Promise<Buffer> {
      const [record, profile] = await Promise.all([findRecord(foodId, memberId), profileOf(memberId)]);
      if (record === null) throw new AppError('food_not_found');
      const food = record.read();
      const { score, basis, contributions } = scoreFood(food, profile);
      const time = now();
      const added = await repository.add({
        scan: {
          id: newId(),
          memberId,
          foodId: idOfGtin(food.gtin),
          score,
          basis,
          rulesVersion: RULES_VERSION,
          contributions: storedLedger(contributions),
          scannedAt: time,
          figures: JSON.stringify(comparedFigures(food.nutriments)),
        },
        limit: premium ? 0 : freeScansPerDay,
        request,
      });
      if (added.kind === 'gone') throw new AppError('conflict');
      if (added.kind === 'used up') throw limitReached(freeScansPerDay, added.endsAt - time);
      return inOnePiece(entryOf(added.scan, record, say));
    },

    /** What is left of today's scans, counted as `add` counts them. */
    async allowance({ memberId, premium }: Scanner): Promise<ScanAllowance> {
      if (premium || freeScansPerDay === 0) return { limit: null, left: null, renewsAt: null };
      const row = await repository.allowance(memberId);
      const today = row !== undefined && row.endsAt > now() ? row : null;
      return {
        limit: freeScansPerDay,
        left: Math.max(0, freeScansPerDay - (today?.used ?? 0)),
        renewsAt: today === null ? null : new Date(today.endsAt).toISOString(),
      };
    },

    /** Newest first, of one food where `foodId` names it; scans of foods that have left the catalogue are left out. */
    async list(
      memberId: string,
      { limit, cursor, foodId }: { limit: number; cursor: string | undefined; foodId?: string | undefined },
      say: Say,
    ): Promise<JsonPage> {
      const gtin = foodId === undefined ? null : gtinKey(foodId);
      if (foodId !== undefined && gtin === null) return { json: arrayJson([]), next: null };
      const rows = await repository.list(memberId, { limit, after: readCursor(cursor), foodId: gtin === null ? null : idOfGtin(gtin) });
      const { items, next } = await pageOf(memberId, rows, limit, (row, record) => entryOf(row, record, say));
      return { json: arrayJson(items), next };
    },

    /** The newest ones with their ledger as data, for what puts it into its own words. */
    async newest(memberId: string, limit: number): Promise<ScanRecord[]> {
      const rows = await repository.list(memberId, { limit, after: null, foodId: null });
      const { items } = await pageOf(memberId, rows, limit, ({ scannedAt, score, basis, contributions }, record) => {
        const food = toFood(record.read());
        return { scannedAt, score, basis: basis ?? food.scoreBasis, contributions: readLedger(contributions), food };
      });
      return items;
    },

    /** What of the recipe is another than at the last scan of an earlier day, as the member has the food. @throws AppError food_not_found */
    async changes(memberId: string, code: string): Promise<RecipeChanges> {
      const food = await findFood(code, memberId);
      if (food === null) throw new AppError('food_not_found');
      const last = await repository.lastWithFigures(memberId, idOfGtin(food.gtin), now() - EARLIER_MS);
      const figures = last === undefined ? [] : changedFigures(parseFigures(last.figures), food.nutriments);
      return {
        since: last === undefined || figures.length === 0 ? null : new Date(last.scannedAt).toISOString(),
        figures: [...figures],
      };
    },

    /** Takes every scan of a food out of the history; answers how many. For a few minutes they can be restored. @throws AppError not_found */
    async remove(memberId: string, code: string): Promise<number> {
      const count = await repository.remove({ memberId, foodId: foodIdOf(code), removalId: newId(), now: now() });
      if (count === 0) throw new AppError('not_found');
      return count;
    },

    /** Undoes that, with their times and scores; the day's count stays as it is. @throws AppError not_found */
    async restore(memberId: string, code: string): Promise<number> {
      const count = await repository.restore(memberId, foodIdOf(code), now());
      if (count === 0) throw new AppError('not_found');
      return count;
    },

    /** Takes every scan out of the history; answers how many. For a few minutes they can be restored. */
    clear: (memberId: string): Promise<number> => repository.clear({ memberId, removalId: newId(), now: now() }),

    /** Undoes that, with their times and scores; the day's count stays as it is. @throws AppError not_found */
    async restoreAll(memberId: string): Promise<number> {
      const count = await repository.restoreAll(memberId, now());
      if (count === 0) throw new AppError('not_found');
      return count;
    },
  };
}

/** Our own column, so its shape is not checked. */
function parseFigures(figures: string): Nutriments {
  return JSON.parse(figures);
}

type OwnFields = Omit<output<typeof Scan>, 'contributions'>;

function ownFields({ id, score, basis, rulesVersion, scannedAt }: ScanTable, record: FoodRecord): OwnFields {
  return {
    id,
    personalizedScore: score,
    scoreBasis: basis ?? basisOf(prepareFood(record.read())),
    scannedAt: new Date(scannedAt).toISOString(),
    rulesVersion,
  };
}

/** @throws AppError not_found for what is no code of a food */
function foodIdOf(code: string): number {
  const gtin = gtinKey(code);
  if (gtin === null) throw new AppError('not_found');
  return idOfGtin(gtin);
}

function limitReached(limit: number, msLeft: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(msLeft / 1000));
  if (limit === FREE_SCANS_PER_DAY) return new AppError('daily_scan_limit', { retryAfter });
  return new AppError('daily_scan_limit', {
    retryAfter,
    message: { id: 'errors.daily_scan_limit_of', values: { limit } },
  });
}

type ActivityDeps = { repository: ActivityRepository; resolveScanBases: (memberId: string) => Promise<void> };
export type ActivityService = ReturnType<typeof createActivityService>;

/** What a member's lists add up to. */
export function createActivityService({ repository, resolveScanBases }: ActivityDeps) {
  /** All scans; of those that rest on something how many, and the newest of each different product. */
  async function sumUp(memberId: string) {
    await resolveScanBases(memberId);
    const products = new Set<number>();
    const newest = new Map<number, ScoredRecord>();
    let [scans, judged] = [0, 0];
    for await (const some of repository.scans(memberId)) {
      scans += some.length;
      for (const { foodId, score, basis, scannedAt } of some) {
        products.add(foodId);
        if (basis === 'none') continue;
        judged += 1;
        if (!newest.has(foodId)) newest.set(foodId, { product: foodId, at: scannedAt, score });
      }
    }
    const average = averageScore([...newest.values()]);
    return { scans, products, judged, average: average === null ? null : Math.round(average * 10) / 10 };
  }

  async function foodsOf(memberId: string, list: 'favorite' | 'purchased'): Promise<number[]> {
    const foods: number[] = [];
    for await (const some of repository.foodsOf(memberId, list)) for (const { foodId } of some) foods.push(foodId);
    return foods;
  }

  return {
    /** The average over everything that was ever scanned, one decimal, and how many scans it rests on. */
    async averageOfAll(memberId: string): Promise<{ count: number; average: number | null }> {
      const { judged, average } = await sumUp(memberId);
      return { count: judged, average };
    },

    async summary(memberId: string): Promise<ActivitySummary> {
      const [{ scans, products, average }, favorites, purchased] = await Promise.all([
        sumUp(memberId),
        foodsOf(memberId, 'favorite'),
        foodsOf(memberId, 'purchased'),
      ]);
      return {
        scans,
        products: products.size,
        averageScore: average,
        favorites: favorites.length,
        purchased: purchased.length,
        activities: new Set([...products, ...favorites, ...purchased]).size,
      };
    },
  };
}

const BATCH_SIZE = 500;

type ScanBasisDeps = { repository: ScanBasisRepository; findFoods: FindFoods };

/** What old scans rest on. New ones say so themselves; older ones are settled once, by what is known of their foods. */
export function createScanBasisService({ repository, findFoods }: ScanBasisDeps) {
  return {
    /** To be awaited before a member's scores are added up. */
    async resolve(memberId: string): Promise<void> {
      for (;;) {
        const foodIds = await repository.foodsWithoutBasis(memberId, BATCH_SIZE);
        if (foodIds.length === 0) return;
        const bases = new Map((await findFoods(foodIds.map(gtinOfId), memberId)).map((food) => [food.gtin, basisOf(prepareFood(food))]));
        const byBasis: Record<Basis, number[]> = { nutriscore: [], fallback: [], none: [] };
        // A food that has left the catalogue cannot be judged again: the stored score stays.
        for (const id of foodIds) byBasis[bases.get(gtinOfId(id)) ?? 'fallback'].push(id);
        await repository.resolve(memberId, byBasis);
      }
    },
  };
}
