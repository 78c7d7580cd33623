import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { createApp } from '../../http/app.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/process.ts';
import type { SqliteDb } from '../db.ts';
import { openSqlite } from './sqlite.ts';

let db: SqliteDb;
beforeEach(async () => {
  const opened = await openTestDatabase('sqlite');
  if (opened.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  db = opened;
  await db.write((tx) => sql`create table pantry (name text)`.execute(tx));
});

const count = () => db.reader.prepare('select count(*) from pantry').pluck().get();
const nextTurn = () => new Promise(setImmediate);

/** Another process, as far as SQLite can tell. */
function another(): BetterSqlite3.Database {
  const handle = new BetterSqlite3(db.file);
  onTestFinished(() => void handle.close());
  return handle;
}

it('what is read in one turn of the loop is of one moment, and what another connection committed meanwhile is read in the next', async () => {
  const other = another();
  for (const stored of [0, 1, 2]) {
    db.beginTurn();
    expect(count()).toBe(stored);
    other.exec(`insert into pantry values ('oats')`);
    expect(count()).toBe(stored);
    await nextTurn();
    expect(db.reader.inTransaction).toBe(false);
    expect(count()).toBe(stored + 1);
  }
});

it('one request of a turn that reads one row begins nothing, and with the second of them the rest of the turn is of one moment', async () => {
  const other = another();
  for (const stored of [0, 2]) {
    db.beginTurnWithSecond();
    expect(db.reader.inTransaction).toBe(false);
    expect(count()).toBe(stored);
    other.exec(`insert into pantry values ('oats')`);
    expect(count()).toBe(stored + 1);
    db.beginTurnWithSecond();
    expect(count()).toBe(stored + 1);
    other.exec(`insert into pantry values ('oats')`);
    db.beginTurnWithSecond();
    expect(count()).toBe(stored + 1);
    await nextTurn();
    expect(db.reader.inTransaction).toBe(false);
    expect(count()).toBe(stored + 2);
  }
});

it('what another connection committed before the first question of a turn is in its answer', async () => {
  db.beginTurn();
  another().exec(`insert into pantry values ('oats')`);
  expect(count()).toBe(1);
});

it('whoever has an answer to a write reads it in the same turn of the loop, though something was read there before', async () => {
  await nextTurn();
  const stored = db.write((tx) => sql`insert into pantry values ('oats')`.execute(tx)).then(count);
  // In the turn in which the transaction is committed; its end comes behind the commit.
  db.beginTurn();
  expect(count()).toBe(0);
  const isOpen: boolean[] = [];
  setImmediate(() => isOpen.push(db.reader.inTransaction));
  expect(await stored).toBe(1);
  await nextTurn();
  expect(isOpen).toEqual([false]);
});

it('a turn in which it is begun again after its end has a moment of its own', async () => {
  db.beginTurn();
  expect(count()).toBe(0);
  await db.write((tx) => sql`insert into pantry values ('oats')`.execute(tx));
  db.beginTurn();
  db.beginTurn();
  expect(count()).toBe(1);
  await nextTurn();
  expect(db.reader.inTransaction).toBe(false);
});

it('nobody who empties the log waits for a turn that has ended, and a database can be closed within one', async () => {
  const own = openSqlite({ dialect: 'sqlite', file: db.file });
  const read = () => own.reader.prepare('select count(*) from pantry').pluck().get();
  own.beginTurn();
  expect(read()).toBe(0);
  await nextTurn();
  expect(another().pragma('wal_checkpoint(truncate)', { simple: true })).toBe(0);
  own.beginTurn();
  expect(read()).toBe(0);
  await own.close();
  own.beginTurn();
  expect(own.reader.open).toBe(false);
});

it('a request that names who asks begins the turn in which it arrives', async () => {
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    findCaller: async () => null,
    db,
    webRoot: temporaryFolder(),
  });
  onTestFinished(() => app.close());
  app.get('/api/inventory', async () => [db.reader.inTransaction, count()]);
  expect((await app.inject('/api/inventory')).json()).toEqual([false, 0]);
  const headers = { authorization: 'Bearer of-somebody' };
  for (const stored of [0, 1]) {
    expect((await app.inject({ url: '/api/inventory', headers })).json()).toEqual([true, stored]);
    another().exec(`insert into pantry values ('oats')`);
    // A request that is sent comes in a later turn; one that is injected does not.
    await nextTurn();
  }
});
