import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** A row for each, with two values: far below what SQLite and PostgreSQL take in a statement. */
const ROWS_A_STATEMENT = 400;

/**
 * One member to a username, without regard to case. Of members who have the same one already, who came first holds it, and the others
 * keep it unheld until they change it. A process of the release before checks nothing while it still runs.
 */
export const takenUsernames: Migration = {
  name: '177-taken-usernames',
  async up(tx) {
    await sql`create table "takenUsername" (
      "nameKey" text primary key, "memberId" text not null unique references member (id) on delete cascade)`.execute(tx);
    const { rows } = await sql<{ id: string; username: string }>`
      select id, username from member where username <> '' order by "createdAt", id`.execute(tx);
    const holders = new Map<string, string>();
    for (const { id, username } of rows) {
      // Frozen with this step: the databases' own `lower` knows ASCII, or what their locale knows.
      const nameKey = username.normalize('NFKC').toLowerCase();
      if (!holders.has(nameKey)) holders.set(nameKey, id);
    }
    const held = [...holders];
    for (let from = 0; from < held.length; from += ROWS_A_STATEMENT) {
      const values = held.slice(from, from + ROWS_A_STATEMENT).map(([nameKey, id]) => sql`(${nameKey}, ${id})`);
      await sql`insert into "takenUsername" ("nameKey", "memberId") values ${sql.join(values)}`.execute(tx);
    }
  },
};
