import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openTestDatabase } from '../testing/database.ts';
import { createUpkeep } from './upkeep.ts';

async function given() {
  const db = await openTestDatabase('sqlite');
  if (db.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  return db;
}

it('the file gets smaller beside a service that reads and writes on', async () => {
  const db = await given();
  db.writer.exec('create table pantry (name text)');
  const add = db.writer.prepare('insert into pantry values (hex(randomblob(2000)))');
  for (let row = 0; row < 500; row += 1) add.run();
  // All of this lies in the log yet, and counts.
  db.writer.exec('delete from pantry');
  const [sizes] = await Promise.all([createUpkeep(db).vacuum(), db.ping(), db.write(async () => undefined)]);
  expect(sizes?.after).toBe(statSync(db.file).size);
  expect(sizes?.before).toBeGreaterThan((sizes?.after ?? 0) + 2_000_000);
  expect(await createUpkeep(db).check()).toEqual({ kind: 'whole' });
});

it('rows that point nowhere and broken pages are found', async () => {
  const db = await given();
  const other = new BetterSqlite3(db.file);
  other.pragma('foreign_keys = OFF');
  other.exec(`insert into session values ('s', 'nobody', 'h', 'x', 1, 1, 1, null)`);
  expect(await createUpkeep(db).check()).toEqual({ kind: 'rows-without-owner', count: 1 });
  other.pragma('wal_checkpoint(truncate)');
  other.close();
  // A page in the middle of an index, overwritten as a broken disk would.
  const root = z.number().parse(db.reader.prepare(`select rootpage from sqlite_schema where name = 'scanMember'`).pluck().get());
  const broken = openSync(db.file, 'r+');
  writeSync(broken, Buffer.alloc(4096, 7), 0, 4096, (root - 1) * 4096);
  closeSync(broken);
  expect(await createUpkeep(db).check()).toMatchObject({ kind: 'damaged', reason: expect.any(String) });
});
