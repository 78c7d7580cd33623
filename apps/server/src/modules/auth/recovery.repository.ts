import type { Db, Tx } from '../../db/db.ts';
import type { ResetRequestTable, ResetTokenTable } from '../../db/schema/members.ts';

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
