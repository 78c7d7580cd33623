import type { Db, Tx } from '../../db/db.ts';
import { createQuestion } from '../../db/question.ts';
import type { MemberTable, ResetRequestTable, ResetTokenTable, SessionTable, WrittenBy } from '../../db/schema/members.ts';

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

/** What a request needs of a session and its member. */
export type SessionOwner = Pick<SessionTable, 'id' | 'lastUsedAt' | 'expiresAt'> &
  Pick<MemberTable, 'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'language' | 'role'> &
  WrittenBy & { memberId: string };

/** Rows of sessions, found by the hash of their token. */
export function createSessionsRepository(db: Db) {
  const ownerOf = createQuestion(db, [''], (tokenHash: string) =>
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
      .where('session.tokenHash', '=', tokenHash),
  );

  return {
    insert: (tx: Tx, session: SessionTable) =>
      tx
        .insertInto('session')
        .values(session)
        .execute()
        .then(() => undefined),

    owner: async (tokenHash: string): Promise<SessionOwner | undefined> => (await ownerOf(tokenHash))[0],

    touch: (id: string, lastUsedAt: number, expiresAt: number) =>
      db.write((tx) => tx.updateTable('session').set({ lastUsedAt, expiresAt }).where('id', '=', id).execute(), { lockWaitMs: 0 }),

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

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;

/** Rows of reset tokens, of the mails that will carry them, and of what was asked for. */
export function createRecoveryRepository(db: Db) {
  return {
    /** Enters that a link was asked for; the same write whether the address has an account or not. */
    ask: (request: ResetRequestTable): Promise<void> =>
      db.write((tx) => tx.insertInto('resetRequest').values(request).execute()).then(() => undefined),

    /** A link that no mail carries. */
    insertLink: (row: ResetTokenTable): Promise<unknown> => db.write((tx) => tx.insertInto('resetToken').values(row).execute()),

    async isGood(tokenHash: string, now: number): Promise<boolean> {
      const row = await db.read
        .selectFrom('resetToken')
        .select('memberId')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes a token out of use; says whose it was, `null` when it was no good. */
    async use(tx: Tx, tokenHash: string, now: number): Promise<string | null> {
      const row = await tx
        .deleteFrom('resetToken')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .returning('memberId')
        .executeTakeFirst();
      return row?.memberId ?? null;
    },

    /**
     * Ends every link that the member asked for, also those that are still to be sent. The mails first: a job that is about to
     * make a token holds the mail's row, and what it made is there to be found afterwards.
     */
    async endLinks(tx: Tx, memberId: string): Promise<void> {
      await tx.deleteFrom('mailOutbox').where('memberId', '=', memberId).where('kind', '=', 'reset-password').execute();
      await tx.deleteFrom('resetToken').where('memberId', '=', memberId).execute();
    },

    /** Enters the notice for the address that the account had until now. */
    queueNotice: (tx: Tx, { id, memberId, recipient, now }: { id: string; memberId: string; recipient: string; now: number }) =>
      tx
        .insertInto('mailOutbox')
        .values({ id, memberId, kind: 'email-changed', createdAt: now, attempts: 0, nextAttemptAt: now, recipient, language: null })
        .execute()
        .then(() => undefined),
  };
}
