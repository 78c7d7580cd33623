import type { Tx } from './db.ts';

/**
 * Counts one more change of what the score knows of a member. Call it first in the unit of work: the row it writes stays
 * locked until the end, so that two changes of one member never interleave, on either database.
 */
export async function beginProfileChange(tx: Tx, memberId: string): Promise<void> {
  await tx
    .insertInto('profileRevision')
    .values({ memberId, revision: 1 })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet((row) => ({ revision: row('profileRevision.revision', '+', 1) })))
    .execute();
}
