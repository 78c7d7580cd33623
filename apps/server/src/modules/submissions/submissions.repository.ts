import { sql } from 'kysely';
import type { Db, Tx } from '../../db/db.ts';
import { createQuestion } from '../../db/question.ts';
import type { SubmissionTable } from '../../db/schema/tracking.ts';
import type { Cursor } from '../../lib/ids.ts';

export type SubmissionsRepository = ReturnType<typeof createSubmissionsRepository>;

/** Offers of one look at the list. */
const MAX_WAITING = 500;

type Decision = Pick<SubmissionTable, 'sharing' | 'reason' | 'decidedAt'>;

/** Rows of submissions. */
export function createSubmissionsRepository(db: Db) {
  const ofMember = (memberId: string) => db.read.selectFrom('submission').selectAll().where('memberId', '=', memberId);
  const all = createQuestion(db, [''], ofMember);
  const one = createQuestion(db, ['', 0], (memberId: string, foodId: number) => ofMember(memberId).where('foodId', '=', foodId));

  return {
    find: async (memberId: string, foodId: number): Promise<SubmissionTable | undefined> => (await one(memberId, foodId))[0],

    all: (memberId: string): Promise<SubmissionTable[]> => all(memberId),

    /** Newest first, one more than asked for when there is more. */
    list: (memberId: string, limit: number, after: Cursor | null): Promise<SubmissionTable[]> =>
      ofMember(memberId)
        .$if(after !== null, (query) => query.where(sql<boolean>`("updatedAt", "foodId") < (${after?.at ?? 0}, ${Number(after?.id ?? 0)})`))
        .orderBy('updatedAt', 'desc')
        .orderBy('foodId', 'desc')
        .limit(limit + 1)
        .execute(),

    /** Each change of one member waits for the one before: two devices at the same moment lose nothing. */
    save: (memberId: string, foodId: number, decide: (stored: SubmissionTable | undefined, count: number) => SubmissionTable) =>
      db.write(async (tx) => {
        await lockMember(tx, memberId);
        const stored = await tx
          .selectFrom('submission')
          .selectAll()
          .where('memberId', '=', memberId)
          .where('foodId', '=', foodId)
          .executeTakeFirst();
        const row = decide(stored, stored === undefined ? await countOf(tx, memberId) : 0);
        const { memberId: _member, foodId: _food, ...fields } = row;
        await tx
          .insertInto('submission')
          .values(row)
          .onConflict((conflict) => conflict.columns(['memberId', 'foodId']).doUpdateSet(fields))
          .execute();
        return row;
      }),

    /** What was offered and not decided, the oldest first. */
    waiting: (): Promise<SubmissionTable[]> =>
      db.read
        .selectFrom('submission')
        .selectAll()
        .where('sharing', '=', 'waiting')
        .orderBy('offeredAt')
        .orderBy('memberId')
        .orderBy('foodId')
        .limit(MAX_WAITING)
        .execute(),

    /** Puts an offer in the place of an earlier one; undefined where the row has gone. */
    offer: ({ memberId, foodId }: SubmissionTable, offered: string, offeredAt: number): Promise<SubmissionTable | undefined> =>
      db.write((tx) =>
        tx
          .updateTable('submission')
          .set({ sharing: 'waiting', offered, offeredAt, decidedAt: null, reason: null })
          .where('memberId', '=', memberId)
          .where('foodId', '=', foodId)
          .returningAll()
          .executeTakeFirst(),
      ),

    /** Decides the very offer that was looked at; `false` where it has changed, gone or been decided meanwhile. */
    decide: ({ memberId, foodId, offeredAt }: SubmissionTable, decision: Decision): Promise<boolean> =>
      db.write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('submission')
          .set(decision)
          .where('memberId', '=', memberId)
          .where('foodId', '=', foodId)
          .where('sharing', '=', 'waiting')
          .where('offeredAt', '=', offeredAt)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    /** That a member's statements were sent to Open Food Facts. */
    contributed: ({ memberId, foodId }: SubmissionTable, contributedAt: number): Promise<unknown> =>
      db.write((tx) =>
        tx.updateTable('submission').set({ contributedAt }).where('memberId', '=', memberId).where('foodId', '=', foodId).execute(),
      ),

    /** `false` when there is none. */
    remove: (memberId: string, foodId: number): Promise<boolean> =>
      db.write(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('submission')
          .where('memberId', '=', memberId)
          .where('foodId', '=', foodId)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

/** A row that every change of a member touches first, so that the next one waits; on SQLite units of work never overlap anyway. */
async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await sql`update member set id = id where id = ${memberId}`.execute(tx);
}

async function countOf(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
