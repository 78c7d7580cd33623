import { sql } from 'kysely';
import { createTurns } from '../lib/fair-queue.ts';
import type { Db, Tx } from './db.ts';
import type { RemovalTable } from './schema/members.ts';

/** How long a removal can be undone, ms: far longer than its toast stays, for slow hands and slow networks. */
export const RESTORABLE_MS = 5 * 60_000;

type Subject = Pick<RemovalTable, 'memberId' | 'kind' | 'subject'> & Partial<Pick<RemovalTable, 'id'>>;

/** Puts aside what was removed from the tables that answer, within the transaction that removes it. */
export async function storeRemoved(tx: Tx, removal: RemovalTable): Promise<void> {
  await removeForGood(tx, removal.removedAt);
  await tx.insertInto('removal').values(removal).execute();
}

/**
 * What was removed last of a subject, once: it is no longer put aside. `undefined` where there is nothing, or not any more.
 *
 * @param subject with the id of a removal that one
 */
export async function takeRemoved(
  tx: Tx,
  { memberId, kind, subject, id }: Subject,
  now: number,
): Promise<Pick<RemovalTable, 'id' | 'content'> | undefined> {
  await removeForGood(tx, now);
  return tx
    .deleteFrom('removal')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('removal')
        .select('id')
        .where('memberId', '=', memberId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .orderBy('removedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning(['id', 'content'])
    .executeTakeFirst();
}

/** Everything that can no longer be undone, of all members. */
async function removeForGood(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('removal')
    .where('removedAt', '<=', now - RESTORABLE_MS)
    .execute();
}

/** Rows that go at once: some milliseconds. */
export const ROWS_A_PART = 1000;

/** Tables that may hold very many rows of a member, each with an id. */
export type LargeTable = 'scan' | 'favorite' | 'purchased' | 'consumed' | 'message';

/** Deletes some rows of a member. @returns how many these were */
export async function deletePart(tx: Tx, table: LargeTable, memberId: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} where "memberId" = ${memberId} limit ${ROWS_A_PART})`.execute(tx);
  return Number(numAffectedRows);
}

/** Goes on until a part has fewer rows than it may; others have their turn between. @returns how many rows went */
export async function inParts(deleteSome: () => Promise<number>, most: number): Promise<number> {
  const others = createTurns();
  for (let count = 0; ; ) {
    const deleted = await deleteSome();
    count += deleted;
    if (deleted < most) return count;
    await others();
  }
}

export const removeExpiredRemovals = (db: Db, now: number): Promise<void> => db.write((tx) => removeForGood(tx, now));
