import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, DIALECTS, openTestDatabase } from '../testing/database.ts';
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

  it('refuse a database that a newer version has written', async () => {
    const db = await openTestDatabase(dialect);
    await migrate(db, [...MIGRATIONS, shelf]);
    await expect(migrate(db, MIGRATIONS)).rejects.toThrow(/newer version/u);
  });
});
