import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase, createTestDatabase, DIALECTS, openTestDatabase } from '../testing/database.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { type Migration, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openDatabase } from './open.ts';

const shelf: Migration = {
  name: '901-shelf',
  up: async (tx) => {
    await sql`create table shelf (name text)`.execute(tx);
  },
};
const boards: Migration = {
  name: '902-boards',
  up: async (tx) => {
    await sql`insert into shelf values ('a board')`.execute(tx);
  },
};
const broken: Migration = {
  name: '903-broken',
  up: async (tx) => {
    await sql`create table half (name text)`.execute(tx);
    await sql`insert into nowhere values (1)`.execute(tx);
  },
};

describe.each(DIALECTS)('migrations on %s', (dialect) => {
  it('run in order and once, however often they are asked for', async () => {
    const db = await openTestDatabase(dialect);
    for (const _ of [1, 2]) await migrate(db, [...MIGRATIONS, shelf, boards]);
    expect((await sql`select name from shelf`.execute(db.read)).rows).toEqual([{ name: 'a board' }]);
  });

  it('run once when several processes start together', async () => {
    const { config, drop } = await createTestDatabase(dialect);
    const starts = await Promise.all([1, 2, 3, 4].map(() => openDatabase(config)));
    await Promise.all(starts.map((db) => migrate(db, [...MIGRATIONS, shelf, boards])));
    const [db] = starts;
    if (db === undefined) throw new Error('Nothing opened');
    expect((await sql`select name from shelf`.execute(db.read)).rows).toHaveLength(1);
    await Promise.all(starts.map((each) => each.close()));
    await drop();
  });

  it('a step that fails leaves the schema of the step before', async () => {
    const db = await openTestDatabase(dialect);
    await expect(migrate(db, [...MIGRATIONS, shelf, broken])).rejects.toThrow(/nowhere/u);
    await expect(sql`select * from half`.execute(db.read)).rejects.toThrow(/half/u);
    await migrate(db, [...MIGRATIONS, shelf]);
  });

  it('take over the record of earlier versions, for any clock of theirs, and make those refuse the database', async () => {
    const steps = MIGRATIONS.filter(({ name }) => name < '145');
    const { config, drop } = await createEmptyDatabase(dialect);
    const db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
    onTestFinished(() => db.close().then(drop));
    await db.write(async (tx) => {
      await sql`create table migration (name text primary key, "appliedAt" bigint not null)`.execute(tx);
      for (const [index, { name, up }] of steps.entries()) {
        await up(tx, dialect);
        await sql`insert into migration values (${name}, ${1_000_000 - index})`.execute(tx);
      }
    });
    const starts = [1, 2, 3].map(() => (config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config)));
    await Promise.all(starts.map((each) => migrate(each, [...MIGRATIONS, shelf]).finally(() => each.close())));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db.read);
    expect(rows.map(({ name }) => name)).toEqual([...MIGRATIONS, shelf].map(({ name }) => name));
    // What an earlier version looks at: the name of a step that it does not know.
    expect((await sql`select name from migration`.execute(db.read)).rows).toEqual([{ name: '145-step-record' }]);
  });

  it('refuse a database that a newer version has written', async () => {
    const db = await openTestDatabase(dialect);
    await migrate(db, [...MIGRATIONS, shelf]);
    await expect(migrate(db, MIGRATIONS)).rejects.toThrow(/newer version/u);
  });
});
