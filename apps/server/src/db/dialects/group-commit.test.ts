import { createHook } from 'node:async_hooks';
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase, openTestDatabase } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/process.ts';
import type { SqliteDb } from '../db.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { openDatabase } from '../open.ts';
import { createGroupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';

let db: SqliteDb;
beforeEach(async () => {
  const opened = await openTestDatabase('sqlite');
  if (opened.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  db = opened;
  await db.write((tx) => sql`create table pantry (name text)`.execute(tx));
});

const add = (name: string) => db.write((tx) => sql`insert into pantry values (${name})`.execute(tx));
const count = () => db.reader.prepare('select count(*) from pantry').pluck().get();

/** How often the system was asked to put a file on disk meanwhile, beside this thread; opening the log is not counted. */
async function countFlushes(work: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'FSREQPROMISE') asked += 1;
    },
  });
  await work();
  hook.enable();
  await work();
  hook.disable();
  return asked;
}

it('writes of one moment share a transaction', async () => {
  const counting = new BetterSqlite3(db.file);
  const before = counting.pragma('data_version', { simple: true });
  await Promise.all(Array.from({ length: 50 }, (_, index) => add(`item ${index}`)));
  const after = counting.pragma('data_version', { simple: true });
  counting.close();
  expect(count()).toBe(50);
  // data_version moves once a commit of another connection.
  expect(Number(after) - Number(before)).toBe(1);
});

it('flushes each commit to disk before anybody has an answer, and reads cannot write', async () => {
  const byDefault = openSqlite({ dialect: 'sqlite', file: db.file });
  const flushed = await countFlushes(() => byDefault.write((tx) => sql`insert into pantry values ('oats')`.execute(tx)));
  expect(flushed).toBe(1);
  await byDefault.close();
  expect(await countFlushes(() => add('rice'))).toBe(0);
  expect(db.writer.pragma('journal_mode', { simple: true })).toBe('wal');
  await expect(sql`insert into pantry values ('sneaked in')`.execute(db.read)).rejects.toThrow(/readonly/u);
});

it('flushes the log of a database that is reached by a link', async () => {
  const link = path.join(temporaryFolder(), 'linked.db');
  symlinkSync(db.file, link);
  const linked = openSqlite({ dialect: 'sqlite', file: link });
  expect(await countFlushes(() => linked.write((tx) => sql`insert into pantry values ('oats')`.execute(tx)))).toBe(1);
  await linked.close();
  expect(count()).toBe(2);
});

it('waits for another process that writes, and the event loop goes on meanwhile', async () => {
  const other = new BetterSqlite3(db.file);
  other.exec('BEGIN IMMEDIATE');
  const waiting = add('oats');
  let turns = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      turns += 1;
      if (turns === 10) {
        clearInterval(timer);
        resolve();
      }
    }, 5);
  });
  expect(count()).toBe(0);
  other.exec('COMMIT');
  other.close();
  await waiting;
  expect(count()).toBe(1);
});

it('gives up in time when the other process does not, leaving nothing half done', async () => {
  const other = new BetterSqlite3(db.file);
  other.exec('BEGIN IMMEDIATE');
  const refusal: unknown = await db
    .write((tx) => sql`insert into pantry values ('oats')`.execute(tx), { lockWaitMs: 60 })
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
  other.exec('ROLLBACK');
  other.close();
  expect(count()).toBe(0);
  await add('rice');
  expect(count()).toBe(1);
});

it('a write inside a write is refused instead of waiting for itself', async () => {
  await expect(db.write(() => add('oats'))).rejects.toThrow(/pass the transaction on/u);
  expect(count()).toBe(0);
});

it('close waits for every write that was accepted, and takes no more', async () => {
  const { config, drop } = await createTestDatabase('sqlite');
  const own = await openDatabase(config);
  const accepted = own.write((tx) => sql`create table kept (name text)`.execute(tx));
  await own.close();
  await expect(own.write((tx) => sql`create table late (name text)`.execute(tx))).rejects.toThrow(/closing/u);
  await accepted;
  const again = await openDatabase(config);
  await sql`select * from kept`.execute(again.read);
  await again.close();
  await drop();
});

it('closes without error while another process writes', async () => {
  const { config, drop } = await createTestDatabase('sqlite');
  const own = await openDatabase(config);
  if (own.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const other = new BetterSqlite3(own.file);
  other.exec('BEGIN IMMEDIATE');
  await own.close();
  expect(own.writer.open || own.reader.open).toBe(false);
  other.close();
  await drop();
});

it('a disk that is full or takes no writes refuses them as something that passes, and holds up no end', async () => {
  await db.write((tx) => sql`create index "pantryName" on pantry (name)`.execute(tx));
  for (let index = 0; index < 50; index += 1) await add(`item ${index}`);
  const failing = openSqlite({ dialect: 'sqlite', file: db.file });
  const fill = () => failing.write((tx) => sql`insert into pantry values (${'x'.repeat(100_000)})`.execute(tx));
  failing.writer.pragma(`max_page_count = ${Number(failing.writer.pragma('page_count', { simple: true }))}`);
  await expect(fill()).rejects.toSatisfy(isDatabaseUnavailable);
  // What the planner learns from this has no place either.
  failing.writer.prepare('select * from pantry where name = ?').all('item 1');
  failing.writer.pragma('query_only = ON');
  await expect(fill()).rejects.toSatisfy(isDatabaseUnavailable);
  await failing.close();
  expect(failing.writer.open || failing.reader.open).toBe(false);
});

it('no write is answered before it is flushed, others are answered meanwhile, and those that came meanwhile share the next flush', async () => {
  const flushes: Array<() => void> = [];
  const queue = createGroupCommit(db.writer, db.read, { flush: () => new Promise((resolve) => flushes.push(resolve)) });
  const answered: string[] = [];
  const store = (name: string) =>
    queue.write(async () => void db.writer.prepare('insert into pantry values (?)').run(name)).then(() => answered.push(name));
  const first = store('oats');
  await until(() => flushes.length === 1);
  const others = [store('rice'), store('rye')];
  await new Promise(setImmediate);
  expect([answered, count(), flushes.length]).toEqual([[], 1, 1]);
  flushes[0]?.();
  await first;
  await until(() => flushes.length === 2);
  expect([answered, count()]).toEqual([['oats'], 3]);
  flushes[1]?.();
  await Promise.all(others);
  expect(answered).toEqual(['oats', 'rice', 'rye']);
});

it('a flush that fails refuses what it was for, and nothing is acknowledged before all that was committed is in the file', async () => {
  let fails = true;
  const queue = createGroupCommit(db.writer, db.read, {
    flush: async () => {
      if (fails) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' });
    },
  });
  const store = (name: string) => queue.write(async () => void db.writer.prepare('insert into pantry values (?)').run(name));
  await expect(store('oats')).rejects.toSatisfy(isDatabaseUnavailable);
  fails = false;
  const reading = new BetterSqlite3(db.file);
  reading.exec('BEGIN');
  reading.prepare('select * from pantry').all();
  // Somebody reads what is in the log: it cannot be emptied yet.
  await expect(store('rice')).rejects.toSatisfy(isDatabaseUnavailable);
  reading.close();
  await store('rye');
  // Of the log alone is what came since.
  const copy = path.join(temporaryFolder(), 'file.db');
  copyFileSync(db.file, copy);
  const file = new BetterSqlite3(copy);
  expect(file.prepare('select name from pantry').pluck().all()).toEqual(['oats']);
  file.close();
  expect(count()).toBe(2);
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}
