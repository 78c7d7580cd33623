import type { Db, Tx } from '../../db/db.ts';

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;

/** Rows of reset tokens and of the mails that will carry them. */
export function createRecoveryRepository(db: Db) {
  return {
    /** Enters a reset mail unless the member had `max` within the window; counted with the links that were made. */
    queueMail: (memberId: string, id: string, now: number, max: number, windowMs: number): Promise<boolean> =>
      db.write(async (tx) => {
        // A mail that is being sent stands in both tables; it is one mail all the same.
        const since = now - windowMs;
        const waiting = tx.selectFrom('mailOutbox').select('id').where('memberId', '=', memberId).where('kind', '=', 'reset-password').where('createdAt', '>', since);
        const sent = tx.selectFrom('resetToken').select('mailId as id').where('memberId', '=', memberId).where('createdAt', '>', since);
        if ((await waiting.union(sent).execute()).length >= max) return false;
        await tx.insertInto('mailOutbox').values({ id, memberId, kind: 'reset-password', createdAt: now, attempts: 0, nextAttemptAt: now, recipient: null }).execute();
        return true;
      }),

    async isGood(tokenHash: string, now: number): Promise<boolean> {
      const row = await db.read.selectFrom('resetToken').select('memberId').where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst();
      return row !== undefined;
    },

    /** Takes a token out of use; says whose it was, `null` when it was no good. */
    async use(tx: Tx, tokenHash: string, now: number): Promise<string | null> {
      const row = await tx.deleteFrom('resetToken').where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).returning('memberId').executeTakeFirst();
      return row?.memberId ?? null;
    },

    /**
     * Ends every link that the member asked for, also those that are still to be sent. The mails first: whoever is about to
     * make a token holds his mail's row, and what he made is there to be found afterwards.
     */
    async endLinks(tx: Tx, memberId: string): Promise<void> {
      await tx.deleteFrom('mailOutbox').where('memberId', '=', memberId).where('kind', '=', 'reset-password').execute();
      await tx.deleteFrom('resetToken').where('memberId', '=', memberId).execute();
    },

    /** Enters the news for the address that the account had until now. */
    queueNotice: (tx: Tx, { id, memberId, recipient, now }: { id: string; memberId: string; recipient: string; now: number }) =>
      tx.insertInto('mailOutbox').values({ id, memberId, kind: 'email-changed', createdAt: now, attempts: 0, nextAttemptAt: now, recipient }).execute().then(() => undefined),
  };
}
