import type { Db, Tx } from '../../db/db.ts';
import type { MemberTable, SessionTable, WrittenBy } from '../../db/schema/members.ts';

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

/** What a request needs of a session and its member. */
export type SessionOwner = Pick<SessionTable, 'id' | 'lastUsedAt' | 'expiresAt'> &
  Pick<MemberTable, 'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'language' | 'role'> &
  WrittenBy & { memberId: string };

/** Rows of sessions, found by the hash of their token. */
export function createSessionsRepository(db: Db) {
  return {
    insert: (tx: Tx, session: SessionTable) =>
      tx
        .insertInto('session')
        .values(session)
        .execute()
        .then(() => undefined),

    owner: (tokenHash: string): Promise<SessionOwner | undefined> =>
      db.read
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.memberId')
        .select([
          'session.id',
          'session.memberId',
          'session.lastUsedAt',
          'session.expiresAt',
          'member.subscriptionStatus',
          'member.trialEndsAt',
          'member.subscriptionEndsAt',
          'member.language',
          'member.role',
        ])
        .$if(db.reads !== null, (query) =>
          query.leftJoin('memberWrite', 'memberWrite.memberId', 'member.id').select(['memberWrite.timeline', 'memberWrite.transactionId']),
        )
        .where('session.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    touch: (id: string, lastUsedAt: number, expiresAt: number) =>
      db.write((tx) => tx.updateTable('session').set({ lastUsedAt, expiresAt }).where('id', '=', id).execute()),

    prove: (id: string, provenAt: number) => db.write((tx) => tx.updateTable('session').set({ provenAt }).where('id', '=', id).execute()),
    byId: (id: string): Promise<SessionTable | undefined> =>
      db.read.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst(),

    /**
     * Whether the session still is. Its row is locked until the transaction ends, the member's before it as everywhere: what ends the
     * session waits, or has been done before and is seen. Looked at without a lock, a session that is being ended would still be there.
     */
    holds: async (tx: Tx, id: string): Promise<boolean> => {
      const owner = tx.selectFrom('session').select('memberId').where('id', '=', id);
      await tx
        .updateTable('member')
        .set(({ ref }) => ({ id: ref('id') }))
        .where('id', 'in', owner)
        .execute();
      const { numUpdatedRows } = await tx.updateTable('session').set({ id }).where('id', '=', id).executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    list: (memberId: string, now: number): Promise<SessionTable[]> =>
      db.read
        .selectFrom('session')
        .selectAll()
        .where('memberId', '=', memberId)
        .where('expiresAt', '>', now)
        .orderBy('lastUsedAt', 'desc')
        .execute(),

    /** Ends one session of a member; `false` when it is none of theirs. */
    async remove(memberId: string, id: string): Promise<boolean> {
      const result = await db.write((tx) =>
        tx.deleteFrom('session').where('memberId', '=', memberId).where('id', '=', id).executeTakeFirst(),
      );
      return result.numDeletedRows > 0n;
    },
    removeByToken: (tokenHash: string) => db.write((tx) => tx.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()),
    removeAll: (tx: Tx, memberId: string, butId: string | null = null) =>
      tx
        .deleteFrom('session')
        .where('memberId', '=', memberId)
        .$if(butId !== null, (query) => query.where('id', '!=', butId ?? ''))
        .execute(),
    removeAllOf: (memberId: string) => db.write((tx) => tx.deleteFrom('session').where('memberId', '=', memberId).execute()),
    removeExpired: (now: number) => db.write((tx) => tx.deleteFrom('session').where('expiresAt', '<=', now).execute()),
  };
}
