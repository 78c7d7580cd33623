import type { Tx } from './db.ts';

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
