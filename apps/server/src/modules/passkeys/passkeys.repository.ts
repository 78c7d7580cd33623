import type { Db, Tx } from '../../db/db.ts';
import { uniqueViolation } from '../../db/errors.ts';
import type { PasskeyTable } from '../../db/schema/members.ts';

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

/** Rows of passkeys and of the challenges that they answer. */
export function createPasskeysRepository(db: Db) {
  return {
    list: (memberId: string): Promise<PasskeyTable[]> =>
      db.read
        .selectFrom('passkey')
        .selectAll()
        .where('memberId', '=', memberId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    byCredential: (credentialId: string): Promise<PasskeyTable | undefined> =>
      db.read.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst(),

    /** `false` when this key is known already. */
    async insert(row: PasskeyTable, isAllowed: (tx: Tx) => Promise<void>): Promise<boolean> {
      try {
        await db.write(async (tx) => {
          await isAllowed(tx);
          await tx.insertInto('passkey').values(row).execute();
        });
        return true;
      } catch (error) {
        if (uniqueViolation(error)?.table === 'passkey') return false;
        throw error;
      }
    },

    /** Runs `work` where the key still is there and has not been used since; `false` otherwise. */
    use: (id: string, before: number, counter: number, now: number, work: (tx: Tx) => Promise<void>): Promise<boolean> =>
      db.write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('passkey')
          .set({ counter, lastUsedAt: now })
          .where('id', '=', id)
          .where('counter', '=', before)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await work(tx);
        return true;
      }),

    async remove(memberId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db.write((tx) =>
        tx.deleteFrom('passkey').where('memberId', '=', memberId).where('id', '=', id).executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
    removeAll: (tx: Tx, memberId: string) => tx.deleteFrom('passkey').where('memberId', '=', memberId).execute(),

    addChallenge: (key: string, expiresAt: number) =>
      db.write((tx) => tx.insertInto('signInChallenge').values({ key, content: '', expiresAt }).execute()),

    /** Takes a challenge out of use; of many requests at once exactly one has it. */
    async takeChallenge(key: string, now: number): Promise<boolean> {
      const { numDeletedRows } = await db.write((tx) =>
        tx.deleteFrom('signInChallenge').where('key', '=', key).where('expiresAt', '>', now).executeTakeFirst(),
      );
      return numDeletedRows === 1n;
    },
    removeExpired: (now: number) => db.write((tx) => tx.deleteFrom('signInChallenge').where('expiresAt', '<=', now).execute()),
  };
}
