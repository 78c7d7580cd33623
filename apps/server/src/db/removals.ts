import type { Db, Tx } from './db.ts';
import type { RemovalTable } from './schema/members.ts';

/** How long a removal can be undone, ms: far longer than its toast stays, for slow hands and slow networks. */
export const RESTORABLE_MS = 5 * 60_000;

type Subject = Pick<RemovalTable, 'memberId' | 'kind' | 'subject'>;

/** Puts aside what was removed from the tables that answer, within the transaction that removes it. */
export async function storeRemoved(tx: Tx, removal: RemovalTable): Promise<void> {
  await removeForGood(tx, removal.removedAt);
  await tx.insertInto('removal').values(removal).execute();
}

/** What was removed last of a subject, once: it is no longer put aside. `undefined` where there is nothing, or not any more. */
export async function takeRemoved(tx: Tx, { memberId, kind, subject }: Subject, now: number): Promise<string | undefined> {
  await removeForGood(tx, now);
  const row = await tx
    .deleteFrom('removal')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('removal')
        .select('id')
        .where('memberId', '=', memberId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .orderBy('removedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning('content')
    .executeTakeFirst();
  return row?.content;
}

/** Everything that can no longer be undone, of all members. */
async function removeForGood(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('removal')
    .where('removedAt', '<=', now - RESTORABLE_MS)
    .execute();
}

export const removeExpiredRemovals = (db: Db, now: number): Promise<void> => db.write((tx) => removeForGood(tx, now));
