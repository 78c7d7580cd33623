import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, DIALECTS, openTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import type { Db, Tx } from './db.ts';
import { uniqueViolation } from './errors.ts';
import { openDatabase } from './open.ts';

const insert =
  (name: string, amount = 1) =>
  (tx: Tx) =>
    sql`insert into pantry (name, shelf, amount) values (${name}, 'top', ${amount})`.execute(tx);
const names = async (db: Db) =>
  (await sql<{ name: string }>`select name from pantry order by name`.execute(db.read)).rows.map((row) => row.name);

describe.each(DIALECTS)('the database layer on %s', (dialect) => {
  let db: Db;
  beforeEach(async () => {
    db = await openTestDatabase(dialect);
    await db.write(async (tx) => {
      await sql`create table shelf (name text primary key)`.execute(tx);
      await sql`create table pantry (name text, shelf text references shelf (name), amount bigint not null, unique (name, shelf))`.execute(
        tx,
      );
      await sql`insert into shelf values ('top')`.execute(tx);
    });
  });

  it('a write is seen by reads as soon as it resolves, with what the work returned', async () => {
    const answer = await db.write(async (tx) => {
      await insert('oats')(tx);
      return 42;
    });
    expect(answer).toBe(42);
    expect(await names(db)).toEqual(['oats']);
  });

  it('a unit that fails leaves nothing behind and takes no neighbour along', async () => {
    const outcomes = await Promise.allSettled([
      db.write(insert('oats')),
      db.write(async (tx) => {
        await insert('rice')(tx);
        throw new Error('changed my mind');
      }),
      db.write(insert('salt')),
      db.write(insert('oats')),
    ]);
    const [first, failing, neighbour, again] = outcomes.map((outcome) => outcome.status);
    expect([failing, neighbour]).toEqual(['rejected', 'fulfilled']);
    // Of two that are under way at once and cannot both be, PostgreSQL says which comes first.
    expect([first, again].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await names(db)).toEqual(['oats', 'salt']);
  });

  it('says which unique rule was broken', async () => {
    await db.write(insert('oats'));
    const error: unknown = await db.write(insert('oats')).catch((reason: unknown) => reason);
    expect(uniqueViolation(error)).toEqual({ table: 'pantry', columns: ['name', 'shelf'] });
    expect(uniqueViolation(new Error('another'))).toBeNull();
  });

  it('refuses rows that reference missing rows', async () => {
    await expect(db.write((tx) => sql`insert into pantry values ('tea', 'none', 1)`.execute(tx))).rejects.toThrow(/foreign key/iu);
  });

  it('large whole numbers, counts and sums come back as numbers', async () => {
    await db.write(insert('oats', 1_790_000_000_123));
    const { rows } = await sql`select amount, count(*) as count, sum(amount) as sum from pantry group by amount`.execute(db.read);
    expect(rows).toEqual([{ amount: 1_790_000_000_123, count: 1, sum: 1_790_000_000_123 }]);
  });

  it('200 writes at once all land once', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, index) => db.write(insert(`item ${index}`))));
    expect(await names(db)).toHaveLength(200);
  });
});

it('a connection that PostgreSQL ends between two statements fails its own unit of work and nothing else', async () => {
  const { config, drop } = await createTestDatabase('postgres');
  const broken: Error[] = [];
  const db = await openDatabase(config, { onError: (error) => broken.push(error) });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const unit = db.write(async (tx) => {
    const [own] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows;
    await sql`select pg_terminate_backend(${own?.pid})`.execute(db.read);
    await eventually(() => expect(broken).not.toEqual([]));
    await sql`select 1`.execute(tx);
  });
  await expect(unit).rejects.toThrow(/terminat|closed|ended|not queryable/u);
  await db.ping();
});
