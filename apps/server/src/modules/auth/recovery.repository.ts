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
        const waiting = tx.selectFrom('mailOutbox').select('id').where('memberId', '=', memberId).where('createdAt', '>', since);
        const sent = tx.selectFrom('resetToken').select('mailId as id').where('memberId', '=', memberId).where('createdAt', '>', since);
        if ((await waiting.union(sent).execute()).length >= max) return false;
        await tx.insertInto('mailOutbox').values({ id, memberId, kind: 'reset-password', createdAt: now, attempts: 0, nextAttemptAt: now, recipient: null }).execute();
        return true;
      }),

    async isGood(tokenHash: string, now: number): Promise<boolean> {
      const row = await db.read.selectFrom('resetToken').select('memberId').where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst();
      return row !== undefined;
    },

    /** Takes a token out of use, and every other one of its member; says whose it was, `null` when it was no good. */
    async use(tx: Tx, tokenHash: string, now: number): Promise<string | null> {
      const row = await tx.deleteFrom('resetToken').where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).returning('memberId').executeTakeFirst();
      if (row === undefined) return null;
      await tx.deleteFrom('resetToken').where('memberId', '=', row.memberId).execute();
      return row.memberId;
    },
  };
}
