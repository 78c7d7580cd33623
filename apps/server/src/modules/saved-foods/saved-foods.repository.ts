import { sql } from 'kysely';
import type { Db, Tx } from '../../db/db.ts';
import { claimIdempotencyKey, type IdempotentRequest } from '../../db/idempotency-keys.ts';
import { createQuestion } from '../../db/question.ts';
import type { ConsumedTable, SavedFoodTable } from '../../db/schema/tracking.ts';
import { noteAdded } from '../../db/watch-marks.ts';
import type { Cursor } from '../../lib/ids.ts';

export type SavedFoodList = 'favorite' | 'purchased' | 'consumed';
/** `amount` in the list of what was eaten alone. */
export type SavedFoodRow = SavedFoodTable & Partial<Pick<ConsumedTable, 'amount'>>;
export type SavedFoodsRepository = ReturnType<typeof createSavedFoodsRepository>;

/** Rows of one of the three lists in which members keep foods. */
export function createSavedFoodsRepository(db: Db, list: SavedFoodList) {
  const table = sql.table(list);
  const newest = (memberId: string) =>
    db.read.selectFrom(list).selectAll().where('memberId', '=', memberId).orderBy('createdAt', 'desc').orderBy('id', 'desc');
  const firstPage = createQuestion<SavedFoodRow, [string, number]>(db, ['', 0], (memberId, limit) => newest(memberId).limit(limit));
  const furtherPage = createQuestion<SavedFoodRow, [string, number, string, number]>(db, ['', 0, '', 0], (memberId, at, id, limit) =>
    newest(memberId).where(sql<boolean>`("createdAt", id) < (${at}, ${id})`).limit(limit),
  );
  const one = async (memberId: string, foodId: number): Promise<SavedFoodTable | undefined> =>
    (await sql<SavedFoodTable>`select * from ${table} where "memberId" = ${memberId} and "foodId" = ${foodId}`.execute(db.read)).rows[0];

  /** An empty update answers the row that exists already, and locks it: a removal at the same moment comes after. */
  const insert = (tx: Tx, row: SavedFoodRow) =>
    sql<SavedFoodRow>`insert into ${table} (id, "memberId", "foodId", "createdAt"${list === 'consumed' ? sql`, amount` : sql``})
    values (${row.id}, ${row.memberId}, ${row.foodId}, ${row.createdAt}${list === 'consumed' ? sql`, ${row.amount ?? null}` : sql``})
    on conflict (${sql.raw(list === 'consumed' ? 'id' : '"memberId", "foodId"')}) do update set "foodId" = excluded."foodId" returning *`.execute(
      tx,
    );

  return {
    has: async (memberId: string, foodId: number): Promise<boolean> => (await one(memberId, foodId)) !== undefined,

    /** The row that is there afterwards: where a food is listed once, the one that existed before. `null`: made before, and removed since. */
    add: (row: SavedFoodRow, request: IdempotentRequest | null): Promise<SavedFoodRow | null> =>
      db.write(async (tx) => {
        const earlier = request === null ? null : await claimIdempotencyKey(tx, row.memberId, request, row.id, row.createdAt);
        if (earlier === null) {
          await noteAdded(tx, { memberId: row.memberId, foodIds: [row.foodId], at: row.createdAt });
          return (await insert(tx, row)).rows[0] ?? null;
        }
        const which = list === 'consumed' ? sql`id = ${earlier}` : sql`"foodId" = ${row.foodId}`;
        const { rows } = await sql<SavedFoodRow>`select * from ${table} where "memberId" = ${row.memberId} and ${which}`.execute(tx);
        return rows[0] ?? null;
      }),

    /** How much of it was eaten, of one row by its id; `undefined` when the member has none. */
    changeAmount: (memberId: string, id: string, amount: number | null): Promise<SavedFoodRow | undefined> =>
      db.write(async (tx) => {
        const { rows } = await sql<SavedFoodRow>`update consumed set amount = ${amount} where id = ${id} and "memberId" = ${memberId}
        returning *`.execute(tx);
        return rows[0];
      }),

    /** Takes the newest row of a food away, or the row of that id; `undefined` when the member has none. */
    remove: (memberId: string, { foodId, id }: { foodId: number | null; id: string }): Promise<SavedFoodRow | undefined> =>
      db.write(async (tx) => {
        const { rows } = await sql<SavedFoodRow>`delete from ${table} where id = (select id from ${table}
        where "memberId" = ${memberId} and (id = ${id} or "foodId" = ${foodId ?? -1}) order by "createdAt" desc, id desc limit 1)
        returning *`.execute(tx);
        return rows[0];
      }),

    /** Newest first, one more than asked for when there is more. */
    list: (memberId: string, limit: number, after: Cursor | null): Promise<SavedFoodRow[]> =>
      after === null ? firstPage(memberId, limit + 1) : furtherPage(memberId, after.at, after.id, limit + 1),
  };
}
