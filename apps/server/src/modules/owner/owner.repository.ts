import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import type { Cursor } from '../../lib/ids.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Shown = 'id' | 'email' | 'username' | 'firstName' | 'lastName' | 'role' | 'createdAt' | 'subscriptionStatus' | 'trialEndsAt';
export type OwnersRow = Pick<MemberTable, Shown | 'subscriptionEndsAt'> & { lastSeenAt: number | null; grantedUntil: number | null };

export type OwnerRepository = ReturnType<typeof createOwnerRepository>;

/** What the owner of a server may know of members: no table of what they eat, are or ask is read here. */
export function createOwnerRepository(db: Db) {
  const rowsOfMembers = () =>
    db.read
      .selectFrom('member')
      .select([
        'id',
        'email',
        'username',
        'firstName',
        'lastName',
        'role',
        'createdAt',
        'subscriptionStatus',
        'trialEndsAt',
        'subscriptionEndsAt',
      ])
      .select((query) => [
        query
          .selectFrom('session')
          .select(({ fn }) => fn.max('lastUsedAt').as('at'))
          .whereRef('memberId', '=', 'member.id')
          .as('lastSeenAt'),
        query
          .selectFrom('subscription')
          .select(({ fn }) => fn.max('endsAt').as('at'))
          .whereRef('memberId', '=', 'member.id')
          .where('source', '=', 'grant')
          .as('grantedUntil'),
      ]);
  const count = async (rows: { execute: () => Promise<{ count: number | string | bigint }[]> }): Promise<number> =>
    Number((await rows.execute())[0]?.count ?? 0);

  return {
    byId: (id: string): Promise<OwnersRow | undefined> => rowsOfMembers().where('id', '=', id).executeTakeFirst(),
    byEmail: (email: string): Promise<OwnersRow | undefined> => rowsOfMembers().where('email', '=', email).executeTakeFirst(),

    /** @param words in lower case, looked for in e-mails and names */
    list: (words: string, limit: number, after: Cursor | null): Promise<OwnersRow[]> => {
      const pattern = `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
      return rowsOfMembers()
        .$if(words !== '', (query) =>
          query.where(
            sql<boolean>`(email like ${pattern} escape '\\' or lower(username) like ${pattern} escape '\\' or lower("firstName" || ' ' || "lastName") like ${pattern} escape '\\')`,
          ),
        )
        .$if(after !== null, (query) =>
          query.where((where) =>
            where.or([
              where('createdAt', '<', after?.at ?? 0),
              where.and([where('createdAt', '=', after?.at ?? 0), where('id', '<', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    /** `last-owner`: nobody would be left who can do this. */
    setRole: (id: string, role: 'owner' | null): Promise<'done' | 'last-owner'> =>
      db.write(async (tx) => {
        // All of them are locked: of two who resign at once, the second sees what the first has left.
        await tx.updateTable('member').set({ role: 'owner' }).where('role', '=', 'owner').execute();
        // All of them are locked: of two who resign at once, the second sees what the first has left.
        await tx.updateTable('member').set({ role: 'owner' }).where('role', '=', 'owner').execute();
        await tx.updateTable('member').set({ role }).where('id', '=', id).execute();
        const owners = await tx.selectFrom('member').select('id').where('role', '=', 'owner').execute();
        if (owners.length > 0 || role === 'owner') return 'done';
        await tx.updateTable('member').set({ role: 'owner' }).where('id', '=', id).execute();
        return 'last-owner';
      }),

    async counts(now: number) {
      const rows = sql<number>`count(*)`.as('count');
      const [members, owners, premium, activeInThirtyDays, scansInSevenDays, offersWaiting, invitations, mailsWaiting] = await Promise.all([
        count(db.read.selectFrom('member').select(rows)),
        count(db.read.selectFrom('member').select(rows).where('role', '=', 'owner')),
        count(
          db.read
            .selectFrom('member')
            .select(rows)
            .where((where) =>
              where.or([
                where.and([where('subscriptionStatus', '=', 'active'), where('subscriptionEndsAt', '>', now)]),
                where.and([where('subscriptionStatus', '=', 'trial'), where('trialEndsAt', '>', now)]),
              ]),
            ),
        ),
        count(
          db.read
            .selectFrom('session')
            .select(sql<number>`count(distinct "memberId")`.as('count'))
            .where('lastUsedAt', '>', now - 30 * DAY),
        ),
        // Counted as they are made: the scans themselves lie by member.
        count(
          db.read
            .selectFrom('foodScanHour')
            .select(sql<number>`coalesce(sum(count), 0)`.as('count'))
            .where('hour', '>=', Math.floor((now - 7 * DAY) / HOUR)),
        ),
        count(db.read.selectFrom('submission').select(rows).where('sharing', '=', 'waiting')),
        count(db.read.selectFrom('invitation').select(rows).where('expiresAt', '>', now)),
        count(db.read.selectFrom('mailOutbox').select(rows)),
      ]);
      return { members, owners, premium, activeInThirtyDays, scansInSevenDays, offersWaiting, invitations, mailsWaiting };
    },
  };
}
