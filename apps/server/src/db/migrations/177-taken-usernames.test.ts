import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase, DIALECTS } from '../../testing/database.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrate.ts';
import { takenUsernames } from './177-taken-usernames.ts';
import { MIGRATIONS } from './index.ts';

it.each(DIALECTS)('of members with one username who came first holds it, without regard to case, on %s', async (dialect) => {
  const { config, drop } = await createEmptyDatabase(dialect);
  const db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
  onTestFinished(() => db.close().then(drop));
  await migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(takenUsernames)));
  await db.write(async (tx) => {
    for (const [id, username, createdAt] of [
      ['late', 'ÄNNA', 3],
      ['first', 'änna', 2],
      ['none', '', 1],
      ['other', 'Ben', 1],
    ] as const)
      await sql`insert into member (id, email, username, "firstName", "lastName", "passwordHash", "subscriptionStatus", "createdAt")
        values (${id}, ${id}, ${username}, '', '', '', 'free', ${createdAt})`.execute(tx);
  });
  await migrate(db, MIGRATIONS);
  const held = await db.read.selectFrom('takenUsername').selectAll().orderBy('memberId').execute();
  expect(held).toEqual([
    { nameKey: 'änna', memberId: 'first' },
    { nameKey: 'ben', memberId: 'other' },
  ]);
});
