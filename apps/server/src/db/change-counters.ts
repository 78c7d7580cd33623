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

/**
 * Counts a change in the household of a member, if they have one, so that its devices ask again whom foods are judged for: what a member
 * or somebody of theirs must not eat changed. Call it before other rows are locked: whoever changes a household locks the member, then the
 * household, then anything else.
 */
export async function countHouseholdChange(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('member').set({ id: memberId }).where('id', '=', memberId).execute();
  await tx
    .updateTable('household')
    .set(({ eb }) => ({ clock: eb('clock', '+', 1) }))
    .where('id', 'in', tx.selectFrom('householdMember').select('householdId').where('memberId', '=', memberId))
    .execute();
}
