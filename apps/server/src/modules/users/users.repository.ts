import { sql } from 'kysely';
import { countHouseholdChange } from '../../db/change-counters.ts';
import type { Db, Tx } from '../../db/db.ts';
import { uniqueViolation } from '../../db/errors.ts';
import { deletePart, type LargeTable } from '../../db/removals.ts';
import type { MemberTable } from '../../db/schema/members.ts';

/** Rows that go with their member. */
const VERY_MANY = 2000;
const LARGE_TABLES: readonly LargeTable[] = ['scan', 'favorite', 'purchased', 'consumed', 'message'];

export type UsersRepository = ReturnType<typeof createUsersRepository>;

/** Rows of members. */
export function createUsersRepository(db: Db) {
  const memberIs = (id: string) => db.read.selectFrom('member').selectAll().where('id', '=', id);
  return {
    byId: (id: string): Promise<MemberTable | undefined> => memberIs(id).executeTakeFirst(),
    byEmail: (email: string): Promise<MemberTable | undefined> =>
      db.read.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirst(),

    /** Stores a member and the rows of the same transaction; `false` when the address has an account already, or the username is taken. */
    async insert(member: MemberTable, also: (tx: Tx) => Promise<void>): Promise<boolean> {
      return unlessTaken(() =>
        db.write(async (tx) => {
          await tx.insertInto('member').values(member).execute();
          await holdUsername(tx, member.id, member.username);
          await also(tx);
        }),
      );
    },

    holdsPassword,

    /** Runs `work` in a transaction in which this is the member's password; `false` when it is not any more. */
    whilePasswordHolds: (id: string, passwordHash: string, work: (tx: Tx) => Promise<void>): Promise<boolean> =>
      db.write(async (tx) => {
        if (!(await holdsPassword(tx, id, passwordHash))) return false;
        await work(tx);
        return true;
      }),

    /**
     * Changes fields, with the rows of the same transaction; `false` when the new address or username belongs to someone else. A username
     * that stays as it is must not be among them: it may be a double from before.
     */
    async update(id: string, fields: Partial<Omit<MemberTable, 'id'>>, also?: (tx: Tx) => Promise<void>): Promise<boolean> {
      if (Object.keys(fields).length === 0) return true;
      return unlessTaken(() =>
        db.write(async (tx) => {
          await tx.updateTable('member').set(fields).where('id', '=', id).execute();
          if (fields.username !== undefined) await holdUsername(tx, id, fields.username);
          // The others of a household know them by their name.
          if ('firstName' in fields) await countHouseholdChange(tx, id);
          await also?.(tx);
        }),
      );
    },

    /**
     * Everything that points at the member goes in the same transaction, by the rules of the schema; what only holds the address goes by
     * hand. What there is very much of goes before, in parts: all at once it would hold others up.
     *
     * @param first runs in each transaction before anything goes
     * @param before runs in the last one
     */
    async remove<T>(id: string, first: (tx: Tx) => Promise<unknown>, before: (tx: Tx) => Promise<T>): Promise<T> {
      for (const table of LARGE_TABLES)
        while (await hasVeryMany(table, id))
          await db.write(async (tx) => {
            await first(tx);
            await deletePart(tx, table, id);
          });
      return db.write(async (tx) => {
        await first(tx);
        const result = await before(tx);
        await tx
          .deleteFrom('resetRequest')
          .where('email', 'in', tx.selectFrom('member').select('email').where('id', '=', id))
          .execute();
        await tx.deleteFrom('member').where('id', '=', id).execute();
        return result;
      });
    },
  };

  async function hasVeryMany(table: LargeTable, memberId: string): Promise<boolean> {
    const { rows } = await sql`select 1 from ${sql.table(table)} where "memberId" = ${memberId} limit 1 offset ${VERY_MANY}`.execute(
      db.read,
    );
    return rows.length > 0;
  }
}

/**
 * Whether this is still the member's password. The row is locked until the transaction ends: a new password waits for it, or has been
 * stored before.
 */
async function holdsPassword(tx: Tx, id: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A username and all that differ from it in case alone, or in how a sign is written. */
const keyOfUsername = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Gives a member this username and no other. @throws a unique violation where somebody else holds it */
async function holdUsername(tx: Tx, memberId: string, username: string): Promise<void> {
  await tx.deleteFrom('takenUsername').where('memberId', '=', memberId).execute();
  if (username !== '')
    await tx
      .insertInto('takenUsername')
      .values({ nameKey: keyOfUsername(username), memberId })
      .execute();
}

async function unlessTaken(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const table = uniqueViolation(error)?.table;
    if (table === 'member' || table === 'takenUsername') return false;
    throw error;
  }
}
