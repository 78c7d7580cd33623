import type { Db, Tx } from '../../db/db.ts';
import { uniqueViolation } from '../../db/errors.ts';
import type { IdentityTable } from '../../db/schema/members.ts';
import { NO_PASSWORD } from '../../lib/secrets.ts';

export type IdentitiesRepository = ReturnType<typeof createIdentitiesRepository>;

/** Rows of who members are elsewhere, and of sign-ins there that have begun. */
export function createIdentitiesRepository(db: Db) {
  return {
    list: (memberId: string): Promise<IdentityTable[]> =>
      db.read
        .selectFrom('identity')
        .selectAll()
        .where('memberId', '=', memberId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    find: (issuer: string, subject: string): Promise<IdentityTable | undefined> =>
      db.read.selectFrom('identity').selectAll().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst(),

    insert: (tx: Tx, row: IdentityTable): Promise<unknown> => tx.insertInto('identity').values(row).execute(),

    /** Stores it in a transaction of its own; `false` where it is somebody's already. */
    async add(row: IdentityTable, isAllowed: (tx: Tx) => Promise<void>): Promise<boolean> {
      try {
        await db.write(async (tx) => {
          await isAllowed(tx);
          await tx.insertInto('identity').values(row).execute();
        });
        return true;
      } catch (error) {
        if (uniqueViolation(error)?.table === 'identity') return false;
        throw error;
      }
    },

    /** Runs `work` where it still is connected; `false` otherwise. */
    use: (id: string, now: number, work: (tx: Tx) => Promise<void>): Promise<boolean> =>
      db.write(async (tx) => {
        const { numUpdatedRows } = await tx.updateTable('identity').set({ lastUsedAt: now }).where('id', '=', id).executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await work(tx);
        return true;
      }),

    /** The last one of an account without a password stays: nothing else opens it. */
    remove: (memberId: string, id: string): Promise<'removed' | 'absent' | 'last'> =>
      db.write(async (tx) => {
        // The member's row is locked, so that of two at once the second sees what the first has left.
        const { numUpdatedRows } = await tx
          .updateTable('member')
          .set({ passwordHash: NO_PASSWORD })
          .where('id', '=', memberId)
          .where('passwordHash', '=', NO_PASSWORD)
          .executeTakeFirst();
        const rows = await tx.selectFrom('identity').select('id').where('memberId', '=', memberId).execute();
        if (!rows.some((row) => row.id === id)) return 'absent';
        if (numUpdatedRows > 0n && rows.length === 1) return 'last';
        await tx.deleteFrom('identity').where('memberId', '=', memberId).where('id', '=', id).execute();
        return 'removed';
      }),
    removeAll: (tx: Tx, memberId: string) => tx.deleteFrom('identity').where('memberId', '=', memberId).execute(),

    addPending: (key: string, content: string, expiresAt: number) =>
      db.write((tx) => tx.insertInto('signInChallenge').values({ key, content, expiresAt }).execute()),

    pending: async (key: string, now: number): Promise<string | undefined> =>
      (await db.read.selectFrom('signInChallenge').select('content').where('key', '=', key).where('expiresAt', '>', now).executeTakeFirst())
        ?.content,

    /** Takes it out of use; of many requests at once exactly one has it. */
    takePending,
    takePendingAlone: (key: string, now: number) => db.write((tx) => takePending(tx, key, now)),
  };
}

async function takePending(tx: Tx, key: string, now: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('signInChallenge')
    .where('key', '=', key)
    .where('expiresAt', '>', now)
    .returning('content')
    .executeTakeFirst();
  return row?.content;
}
