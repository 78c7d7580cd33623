import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase, DIALECTS } from '../../testing/database.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrate.ts';
import { watch } from './168-watch.ts';
import { MIGRATIONS } from './index.ts';

it.each(DIALECTS)('what members have counts as seen as it is now, once a food, on %s', async (dialect) => {
  const { config, drop } = await createEmptyDatabase(dialect);
  const db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
  onTestFinished(() => db.close().then(drop));
  await migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(watch)));
  await db.write(async (tx) => {
    await sql`insert into member (id, email, username, "firstName", "lastName", "passwordHash", "subscriptionStatus", "createdAt")
      values ('ana', 'ana@example.org', 'ana', 'Ana', 'L', '', 'free', 1)`.execute(tx);
    const words = sql.raw(dialect === 'postgres' ? ", ''" : '');
    await sql`insert into food (id, name, popularity, source, hash, doc, "categoryTag"${sql.raw(dialect === 'postgres' ? ', words' : '')})
      values (7, 'Oats', 1, 'import', 70, '[]', 'en:oats'${words}),
        (8, 'Sand', 1, 'import', 80, '[]', null${words})`.execute(tx);
    for (const list of ['favorite', 'purchased'])
      await sql`insert into ${sql.table(list)} (id, "memberId", "foodId", "createdAt") values (${list}, 'ana', 7, 1), (${`${list} gone`}, 'ana', 9, 1)`.execute(
        tx,
      );
  });
  await migrate(db, MIGRATIONS);
  const watched = db.read.selectFrom('watchedFood').select(['memberId', 'foodId', 'hash', 'categoryTag', 'changedAt']);
  expect(await watched.execute()).toEqual([{ memberId: 'ana', foodId: 7, hash: 70, categoryTag: 'en:oats', changedAt: null }]);
  expect(await db.read.selectFrom('foodVersion').selectAll().execute()).toEqual([{ foodId: 7, hash: 70, name: 'Oats', doc: '[]' }]);
});
