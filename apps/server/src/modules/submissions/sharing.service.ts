import type { Diet } from '@labelwise/domain/diets';
import { type FoodProduct, hasWholeList, type ListBasis } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import {
  allergensTakenAway,
  applySubmission,
  dietsGivenMore,
  fitsUnderNewName,
  type NotShareable,
  newestAt,
  type OwnField,
  ownFieldsOf,
  type StatedFields,
  shareableFields,
} from '@labelwise/domain/submission';
import type { SubmissionTable } from '../../db/schema/tracking.ts';
import { AppError, type ErrorMessage } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { fingerprint } from '../../lib/secrets.ts';
import type { FoodsService } from '../foods/foods.service.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import { parseFields } from './member-foods.service.ts';
import type { SubmissionsRepository } from './submissions.repository.ts';

/** What this server does with what members want to share: nothing, look at it first, or take it. */
export type SharedFoods = 'off' | 'reviewed' | 'on';

type Deps = {
  repository: Pick<SubmissionsRepository, 'find' | 'waiting' | 'decide' | 'offer'>;
  foods: Pick<FoodsService, 'byId' | 'storeShared'>;
  mode: SharedFoods;
  /** Counts one offer; answers how many seconds to wait, 0 when it is allowed. */
  countOffer: (memberId: string) => Promise<number>;
  now: Clock;
};

/** An offer as a reviewer sees it: never who made it. */
export type Offer = {
  readonly key: string;
  readonly gtin: string;
  readonly name: string;
  readonly isNew: boolean;
  readonly offeredAt: number;
  /** What it would change, each with what the catalogue says at present. */
  readonly changes: readonly OwnField[];
  /** Allergies for which the food would warn less than it does. */
  readonly takenAway: readonly Diet[];
};

export type SharingService = ReturnType<typeof createSharingService>;

const REFUSALS: Readonly<Record<NotShareable, ErrorMessage>> = {
  'nothing stated': { id: 'errors.share_nothing' },
  'no name': { id: 'errors.share_no_name' },
  'no product code': { id: 'errors.share_no_code' },
};

/** What members offer to everybody on this server, and what becomes of it. */
export function createSharingService({ repository, foods, mode, countOffer, now }: Deps) {
  /**
   * Becomes the catalogue's: the source is this server, never a person.
   * @param catalogue what is in its place at present, by which the offer was judged
   * @param basisOf what the list of the food is worth from now on; `waits`: it stays an offer
   */
  async function accept(
    row: SubmissionTable,
    catalogue: FoodProduct | null,
    basisOf: (offered: StatedFields, food: FoodProduct) => ListBasis | 'waits',
  ): Promise<boolean> {
    const offered = parseFields(row.offered ?? '{}');
    const food = applySubmission(catalogue, { ...offered, gtin: gtinOfId(row.foodId) });
    if (food === null) return false;
    const listBasis = basisOf(offered, food);
    if (listBasis === 'waits') return false;
    const { overlay: _overlay, ...product } = food;
    const statedAt = Math.max(newestAt(offered) ?? 0, catalogue?.sourceModifiedAt ?? 0);
    await foods.storeShared({ ...product, listBasis, source: 'member', sourceModifiedAt: statedAt });
    return repository.decide(row, { sharing: 'accepted', reason: null, decidedAt: now() });
  }

  function present(row: SubmissionTable, food: ReturnType<typeof applySubmission>): Offer {
    const catalogue = food?.overlay?.catalogue ?? null;
    return {
      key: keyOf(row, catalogue),
      gtin: gtinOfId(row.foodId),
      name: food?.name ?? '',
      isNew: food?.overlay?.catalogue === null,
      offeredAt: row.offeredAt ?? 0,
      changes: food === null ? [] : ownFieldsOf(food),
      takenAway: food === null ? [] : allergensTakenAway(catalogue, food),
    };
  }

  /** An offer by its key, with the food that it would change: of a food that has changed since the reviewer looked, the key is another one. */
  async function offerOf(key: string): Promise<{ row: SubmissionTable; catalogue: FoodProduct | null }> {
    for (const row of await repository.waiting()) {
      const catalogue = await foods.byId(gtinOfId(row.foodId));
      if (keyOf(row, catalogue) === key) return { row, catalogue };
    }
    throw new AppError('not_found');
  }

  return {
    mode,

    /**
     * Offers what is stated at this moment to everybody on this server; what is stated later is not part of it.
     * @throws AppError not_found, forbidden, conflict, daily_submission_limit
     */
    async share(memberId: string, code: string): Promise<void> {
      if (mode === 'off') throw new AppError('forbidden', { message: { id: 'errors.sharing_off' } });
      const gtin = gtinKey(code);
      const row = gtin === null ? undefined : await repository.find(memberId, idOfGtin(gtin));
      if (gtin === null || row === undefined) throw new AppError('not_found');
      const fields = shareableFields(parseFields(row.content), gtin, (await foods.byId(gtin)) !== null);
      if (typeof fields === 'string') throw new AppError('conflict', { message: REFUSALS[fields] });
      const wait = await countOffer(memberId);
      if (wait > 0) throw new AppError('daily_submission_limit', { retryAfter: wait });
      const offered = await repository.offer(row, JSON.stringify(fields), now());
      if (offered === undefined || mode !== 'on') return;
      const catalogue = await foods.byId(gtin);
      await accept(offered, catalogue, (stated, food) => basisUnseen(catalogue, food, stated));
    },

    /** Takes an offer back that nobody has looked at. @throws AppError not_found */
    async takeBack(memberId: string, code: string): Promise<void> {
      const gtin = gtinKey(code);
      const row = gtin === null ? undefined : await repository.find(memberId, idOfGtin(gtin));
      if (row?.sharing !== 'waiting') throw new AppError('not_found');
      await repository.decide(row, { sharing: 'private', reason: null, decidedAt: null });
    },

    /** What waits, the oldest first. */
    async waiting(): Promise<Offer[]> {
      const rows = await repository.waiting();
      return Promise.all(
        rows.map(async (row) => {
          const gtin = gtinOfId(row.foodId);
          return present(row, applySubmission(await foods.byId(gtin), { ...parseFields(row.offered ?? '{}'), gtin }));
        }),
      );
    },

    /** `false`: it was taken back or decided meanwhile. @throws AppError not_found */
    async accept(key: string): Promise<boolean> {
      const { row, catalogue } = await offerOf(key);
      return accept(row, catalogue, ({ ingredients }) => (ingredients?.value ? 'source' : (catalogue?.listBasis ?? 'source')));
    },

    /** @param reason the member reads it. @throws AppError not_found */
    refuse: async (key: string, reason: string): Promise<boolean> =>
      repository.decide((await offerOf(key)).row, { sharing: 'refused', reason, decidedAt: now() }),
  };
}

/**
 * What becomes of an offer that nobody looks at: its list may speak against a food and never for it, and where the catalogue has a list
 * of its own, what replaces it or says more in the food's favour waits for a reviewer. Of a food without a list, that fits somebody by what
 * it is, another name or kind is worth no more: what one person alone typed may have stood in the old ones.
 */
function basisUnseen(catalogue: FoodProduct | null, food: FoodProduct, fields: StatedFields): ListBasis | 'waits' {
  if (allergensTakenAway(catalogue, food).length > 0) return 'waits';
  const saysMore = Boolean(fields.ingredients?.value) || dietsGivenMore(catalogue, food).length > 0;
  if (catalogue !== null && hasWholeList(catalogue)) return saysMore ? 'waits' : catalogue.listBasis;
  return catalogue === null || saysMore || fitsUnderNewName(catalogue, food) ? 'unconfirmed' : catalogue.listBasis;
}

/** Names an offer without naming its member, and what it was judged beside. */
function keyOf({ memberId, foodId, offeredAt }: SubmissionTable, catalogue: FoodProduct | null): string {
  return fingerprint(`${memberId} ${foodId} ${offeredAt ?? 0} ${JSON.stringify(catalogue)}`).slice(0, 8);
}
