import type { Db, Tx } from '../../db/db.ts';
import type { HouseholdInvitationTable, HouseholdMemberTable, HouseholdPlace, HouseholdTable } from '../../db/schema/households.ts';

export type HouseholdRepository = ReturnType<typeof createHouseholdRepository>;
export type NamedMember = HouseholdMemberTable & { firstName: string; username: string };

/** Rows of households, their members and the links that let others join. A member finds no household but their own. */
export function createHouseholdRepository(db: Db) {
  return {
    write: db.write,
    read: db.read,

    /** Where the households of these members stand. */
    places: (tx: Tx, memberIds: readonly string[]): Promise<HouseholdPlace[]> =>
      tx
        .selectFrom('householdMember')
        .innerJoin('household', 'household.id', 'householdMember.householdId')
        .select(['householdMember.memberId', 'household.id as householdId', 'household.clock', 'household.epoch', 'household.count'])
        .where('householdMember.memberId', 'in', memberIds)
        .execute()
        .then((rows) =>
          rows.map(({ clock, epoch, count, ...row }) => ({ ...row, clock: Number(clock), epoch: Number(epoch), count: Number(count) })),
        ),

    /** Nothing of a member's household changes until the transaction ends, also where they have none yet. */
    lockMember: (tx: Tx, memberId: string) => tx.updateTable('member').set({ id: memberId }).where('id', '=', memberId).execute(),

    /** Locks it, and so all who would change it. */
    lock: (tx: Tx, id: string) => tx.updateTable('household').set({ id }).where('id', '=', id).execute(),

    insert: (tx: Tx, row: HouseholdTable) => tx.insertInto('household').values(row).execute(),

    /** Counts a change. `rowsGone`: rows went that leave no trace. */
    touch: (tx: Tx, id: string, { rowsGone = false, count = 0 }: { rowsGone?: boolean; count?: number } = {}) =>
      tx
        .updateTable('household')
        .set(({ eb }) => ({
          clock: eb('clock', '+', 1),
          ...(rowsGone && { epoch: eb('epoch', '+', 1) }),
          ...(count > 0 && { count: eb.case().when('count', '<', count).then(count).else(eb.ref('count')).end() }),
        }))
        .where('id', '=', id)
        .execute(),

    addMember: (tx: Tx, row: HouseholdMemberTable) => tx.insertInto('householdMember').values(row).execute(),

    moveMember: (tx: Tx, memberId: string, fields: Partial<HouseholdMemberTable>) =>
      tx.updateTable('householdMember').set(fields).where('memberId', '=', memberId).execute(),

    removeMember: (tx: Tx, memberId: string) => tx.deleteFrom('householdMember').where('memberId', '=', memberId).execute(),

    /** In the order in which they joined. */
    members: (tx: Tx, householdId: string): Promise<NamedMember[]> =>
      tx
        .selectFrom('householdMember')
        .innerJoin('member', 'member.id', 'householdMember.memberId')
        .selectAll('householdMember')
        .select(['member.firstName', 'member.username'])
        .where('householdId', '=', householdId)
        .orderBy('joinedAt')
        .orderBy('householdMember.id')
        .execute(),

    /** With everything that is in it. */
    remove: (tx: Tx, id: string) => tx.deleteFrom('household').where('id', '=', id).execute(),

    /** Whom a member could share: their people, and what they must not eat themselves. */
    async sharable(tx: Tx, memberIds: readonly string[]) {
      const people = await tx.selectFrom('person').selectAll().where('memberId', 'in', memberIds).orderBy('createdAt').execute();
      const profiles = await tx
        .selectFrom('healthProfile')
        .select(['memberId', 'dietaryRestrictions', 'medicalConditions'])
        .where('memberId', 'in', memberIds)
        .execute();
      return { people, profiles };
    },

    /** Those of this member that can still be used. */
    invitations: (tx: Tx, memberId: string, now: number): Promise<HouseholdInvitationTable[]> =>
      tx
        .selectFrom('householdInvitation')
        .selectAll()
        .where('memberId', '=', memberId)
        .where('expiresAt', '>', now)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    invite: (tx: Tx, row: HouseholdInvitationTable) => tx.insertInto('householdInvitation').values(row).execute(),

    findInvitation: (tx: Tx, tokenHash: string, now: number): Promise<HouseholdInvitationTable | undefined> =>
      tx.selectFrom('householdInvitation').selectAll().where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst(),

    /** Takes a link out of use; of many who come at once exactly one has it. */
    takeInvitation: (tx: Tx, tokenHash: string, now: number): Promise<HouseholdInvitationTable | undefined> =>
      tx
        .deleteFrom('householdInvitation')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .returningAll()
        .executeTakeFirst(),

    withdraw: async (memberId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db.write((tx) =>
        tx.deleteFrom('householdInvitation').where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },

    withdrawAll: (tx: Tx, memberId: string) => tx.deleteFrom('householdInvitation').where('memberId', '=', memberId).execute(),

    removeExpired: (now: number) => db.write((tx) => tx.deleteFrom('householdInvitation').where('expiresAt', '<=', now).execute()),

    /** The entries of a member go along to another household; there they are new, and come with the next answer. */
    moveEntries: (tx: Tx, memberId: string, to: string, clock: number) =>
      tx.updateTable('shoppingEntry').set({ householdId: to, clock, changedBy: memberId }).where('memberId', '=', memberId).execute(),

    /** None of these ids is in use in the other household: whoever brings entries along gets new ones for those that are. */
    async clashing(tx: Tx, memberId: string, to: string): Promise<string[]> {
      const rows = await tx
        .selectFrom('shoppingEntry as own')
        .innerJoin('shoppingEntry as theirs', 'theirs.id', 'own.id')
        .select('own.id')
        .where('own.memberId', '=', memberId)
        .where('theirs.householdId', '=', to)
        .whereRef('own.householdId', '!=', 'theirs.householdId')
        .execute();
      return rows.map(({ id }) => id);
    },

    renameEntry: (tx: Tx, memberId: string, id: string, to: string) =>
      tx.updateTable('shoppingEntry').set({ id: to }).where('memberId', '=', memberId).where('id', '=', id).execute(),
  };
}
