import type { Db, Tx } from '../../db/db.ts';
import type { InvitationTable } from '../../db/schema/members.ts';

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

/** Rows of invitations, found by the hash of their token. */
export function createInvitationsRepository(db: Db) {
  return {
    insert: (row: InvitationTable) => db.write((tx) => tx.insertInto('invitation').values(row).execute()),

    list: (now: number): Promise<InvitationTable[]> =>
      db.read.selectFrom('invitation').selectAll().where('expiresAt', '>', now).orderBy('createdAt', 'desc').execute(),

    find: (tokenHash: string, now: number): Promise<InvitationTable | undefined> =>
      db.read.selectFrom('invitation').selectAll().where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst(),

    /** Takes an invitation out of use; of many requests at once exactly one has it. */
    take: (tx: Tx, tokenHash: string, now: number): Promise<InvitationTable | undefined> =>
      tx.deleteFrom('invitation').where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).returningAll().executeTakeFirst(),

    remove: async (id: string): Promise<boolean> => {
      const { numDeletedRows } = await db.write((tx) => tx.deleteFrom('invitation').where('id', '=', id).executeTakeFirst());
      return numDeletedRows > 0n;
    },
    removeExpired: (now: number) => db.write((tx) => tx.deleteFrom('invitation').where('expiresAt', '<=', now).execute()),

    setRole: (tx: Tx, memberId: string, role: 'owner' | null) =>
      tx.updateTable('member').set({ role }).where('id', '=', memberId).execute(),

    /** Whether this is the first account that the database ever had; true once. */
    async isVeryFirst(tx: Tx, memberId: string): Promise<boolean> {
      const other = await tx.selectFrom('member').select('id').where('id', '!=', memberId).limit(1).executeTakeFirst();
      if (other !== undefined) return false;
      // The row is there for good: of two who come at once, and of all who come after an account was deleted, one is the first.
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('serverKey')
        .values({ name: 'first-member', value: memberId })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
