import type { Submission } from '@labelwise/contracts/submissions';
import { gtinKey } from '@labelwise/domain/gtin';
import { cleanFields, EMPTY_FIELDS, mergeFields, notAfter, type StatedFields } from '@labelwise/domain/submission';
import { toFood } from '@labelwise/messages/render/food-answer';
import type { SubmissionTable } from '../../db/schema/tracking.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Page, readCursor, writeCursor } from '../../lib/ids.ts';

import type { FoodsService } from '../foods/foods.service.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import { fieldsOf, type MemberFoodsService } from './member-foods.service.ts';
import type { SubmissionsRepository } from './submissions.repository.ts';

type Deps = {
  repository: SubmissionsRepository;
  foods: Pick<FoodsService, 'byIds'>;
  overlay: MemberFoodsService['overlay'];
  /** Counts one change; answers how many seconds to wait, 0 when it is allowed. */
  countChange: (memberId: string) => Promise<number>;
  /** Reads a list beside the process's own thread. @throws AppError for one that cannot be read in time */
  checkList: (text: string, lang: string | null) => Promise<void>;
  now: Clock;
};

/** Bounds the cost of a member's lists. */
const MAX_SUBMISSIONS = 500;

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;

/** What members say that packs print. It counts for them alone. */
export function createSubmissionsService({ repository, foods, overlay, countChange, checkList, now }: Deps) {
  async function present(rows: readonly SubmissionTable[]): Promise<Submission[]> {
    const known = await foods.byIds(rows.map(({ foodId }) => gtinOfId(foodId)));
    const byGtin = new Map(known.map((food) => [food.gtin, food]));
    return rows.map((row) => {
      const food = overlay(byGtin.get(gtinOfId(row.foodId)) ?? null, row);
      return presentRow(row, food === null ? null : toFood(food));
    });
  }

  async function presentOne(row: SubmissionTable): Promise<Submission> {
    const [submission] = await present([row]);
    if (submission === undefined) throw new AppError('not_found');
    return submission;
  }

  return {
    async list(memberId: string, { limit, cursor }: { limit: number; cursor: string | undefined }): Promise<Page<Submission>> {
      const rows = await repository.list(memberId, limit, readCursor(cursor));
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        items: await present(page),
        next: last === undefined ? null : writeCursor({ at: last.updatedAt, id: String(last.foodId) }),
      };
    },

    /** @throws AppError not_found */
    async get(memberId: string, code: string): Promise<Submission> {
      const gtin = gtinKey(code);
      const row = gtin === null ? undefined : await repository.find(memberId, idOfGtin(gtin));
      if (row === undefined) throw new AppError('not_found');
      return presentOne(row);
    },

    /**
     * Adds what is stated to what was stated before; the newest statement of each field holds, whichever arrives first.
     * @throws AppError invalid_barcode, invalid_input, daily_submission_limit, conflict
     */
    async save(memberId: string, code: string, given: StatedFields): Promise<Submission> {
      const gtin = gtinKey(code);
      if (gtin === null) throw new AppError('invalid_barcode');
      const time = now();
      const fields = notAfter(cleanFields(given), time);
      const list = fields.ingredients?.value ?? null;
      if (list !== null) await checkList(list.text, list.lang);
      const wait = await countChange(memberId);
      if (wait > 0) throw new AppError('daily_submission_limit', { retryAfter: wait });
      const row = await repository.save(memberId, idOfGtin(gtin), (stored, count) => {
        if (count >= MAX_SUBMISSIONS)
          throw new AppError('conflict', { message: { id: 'errors.too_many_submissions', values: { most: MAX_SUBMISSIONS } } });
        const before = stored ?? newRow(memberId, idOfGtin(gtin));
        return {
          ...before,
          content: JSON.stringify(mergeFields(fieldsOf(before), fields)),
          updatedAt: time,
          // What was decided is about what was offered then.
          ...(before.sharing !== 'waiting' && { sharing: 'private' as const, reason: null, offeredAt: null, decidedAt: null }),
        };
      });
      return presentOne(row);
    },

    /** @throws AppError not_found */
    async remove(memberId: string, code: string): Promise<void> {
      const gtin = gtinKey(code);
      if (gtin === null || !(await repository.remove(memberId, idOfGtin(gtin)))) throw new AppError('not_found');
    },
  };
}

/** What nobody but the member sees of a statement: nothing of it was offered here or sent on. */
export const NOT_SHARED = {
  sharing: 'private',
  offered: null,
  reason: null,
  offeredAt: null,
  decidedAt: null,
  contributedAt: null,
} as const satisfies Partial<SubmissionTable>;

function newRow(memberId: string, foodId: number): SubmissionTable {
  return {
    memberId,
    foodId,
    content: JSON.stringify(EMPTY_FIELDS),
    updatedAt: 0,
    ...NOT_SHARED,
  };
}

function presentRow(row: SubmissionTable, food: Submission['food']): Submission {
  const at = row.decidedAt ?? row.offeredAt;
  return {
    foodId: gtinOfId(row.foodId),
    fields: fieldsOf(row),
    updatedAt: new Date(row.updatedAt).toISOString(),
    sharing: { state: row.sharing, reason: row.reason, at: at === null ? null : new Date(at).toISOString() },
    contributedAt: row.contributedAt === null ? null : new Date(row.contributedAt).toISOString(),
    food,
  };
}
