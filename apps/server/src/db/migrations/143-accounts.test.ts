import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/process.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrate.ts';
import { accounts } from './143-accounts.ts';
import { MIGRATIONS } from './index.ts';

it('a consent from before its time was recorded has the time of the last save; none is invented', async () => {
  const db = openSqlite({ dialect: 'sqlite', file: path.join(temporaryFolder(), 'labelwise.db') });
  await migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(accounts)));
  await db.write(async (tx) => {
    for (const [id, version] of [
      ['ana', '2026-11'],
      ['bob', null],
    ] as const) {
      await sql`insert into member (id, email, username, "firstName", "lastName", "passwordHash", "subscriptionStatus", "createdAt") values (${id}, ${id}, '', '', '', '', 'free', 1)`.execute(
        tx,
      );
      await sql`insert into "healthProfile" ("memberId", id, "healthGoals", "medicalConditions", "dietaryRestrictions", "consentVersion", "updatedAt") values (${id}, ${id}, '[]', '[]', '[]', ${version}, 7)`.execute(
        tx,
      );
    }
  });
  await migrate(db, MIGRATIONS);
  expect(await db.read.selectFrom('healthProfile').select(['id', 'consentAt']).orderBy('id').execute()).toEqual([
    { id: 'ana', consentAt: 7 },
    { id: 'bob', consentAt: null },
  ]);
  await db.close();
});
