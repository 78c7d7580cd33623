import type { Diet } from '@labelwise/domain/diets';
import { hasWholeList, type ListBasis } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import {
  allergensTakenAway,
  applySubmission,
  dietsGivenMore,
  type NotShareable,
  newestAt,
  type OwnField,
  ownFieldsOf,
  type StatedFields,
  shareableFields,
} from '@labelwise/domain/submission';
import type { SubmissionTable } from '../../db/schema/submissions.ts';
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
   * @param listBasis what its list is worth from now on; by default what it is worth where a reviewer has looked at the offer
   */
  async function accept(row: SubmissionTable, listBasis?: ListBasis): Promise<boolean> {
    const offered = parseFields(row.offered ?? '{}');
    const gtin = gtinOfId(row.foodId);
    const catalogue = await foods.byId(gtin);
    const food = applySubmission(catalogue, { ...offered, gtin });
    if (food === null) return false;
    const { overlay: _overlay, ...product } = food;
    const statedAt = Math.max(newestAt(offered) ?? 0, catalogue?.sourceModifiedAt ?? 0);
    const reviewed = offered.ingredients?.value ? 'source' : (catalogue?.listBasis ?? 'source');
    await foods.storeShared({ ...product, listBasis: listBasis ?? reviewed, source: 'member', sourceModifiedAt: statedAt });
    return repository.decide(row, { sharing: 'accepted', reason: null, decidedAt: now() });
  }

  function present(row: SubmissionTable, food: ReturnType<typeof applySubmission>): Offer {
    const catalogue = food?.overlay?.catalogue ?? null;
    return {
      key: keyOf(row),
      gtin: gtinOfId(row.foodId),
      name: food?.name ?? '',
      isNew: food?.overlay?.catalogue === null,
      offeredAt: row.offeredAt ?? 0,
      changes: food === null ? [] : ownFieldsOf(food),
      takenAway: food === null ? [] : allergensTakenAway(catalogue, food),
    };
  }

  async function rowOf(key: string): Promise<SubmissionTable> {
    const row = (await repository.waiting()).find((one) => keyOf(one) === key);
    if (row === undefined) throw new AppError('not_found');
    return row;
  }

  /**
   * What becomes of an offer that nobody looks at: its list may speak against a food and never for it, and where the catalogue has a list
   * of its own, what replaces it or says more in the food's favour waits for a reviewer.
   */
  async function basisUnseen(gtin: string, fields: StatedFields): Promise<ListBasis | 'waits'> {
    const catalogue = await foods.byId(gtin);
    const food = applySubmission(catalogue, { ...fields, gtin });
    if (food === null || allergensTakenAway(catalogue, food).length > 0) return 'waits';
    const saysMore = Boolean(fields.ingredients?.value) || dietsGivenMore(catalogue, food).length > 0;
    if (catalogue !== null && hasWholeList(catalogue)) return saysMore ? 'waits' : catalogue.listBasis;
    return saysMore || catalogue === null ? 'unconfirmed' : catalogue.listBasis;
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
      const basis = await basisUnseen(gtin, fields);
      if (basis !== 'waits') await accept(offered, basis);
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
    accept: async (key: string): Promise<boolean> => accept(await rowOf(key)),

    /** @param reason the member reads it. @throws AppError not_found */
    refuse: async (key: string, reason: string): Promise<boolean> =>
      repository.decide(await rowOf(key), { sharing: 'refused', reason, decidedAt: now() }),
  };
}

/** Names an offer without naming its member. */
function keyOf({ memberId, foodId, offeredAt }: SubmissionTable): string {
  return fingerprint(`${memberId} ${foodId} ${offeredAt ?? 0}`).slice(0, 8);
}
