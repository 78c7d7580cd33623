import { copyFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { openSqlite } from './sqlite.ts';

/** The number of times that the log began anew. @source https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
const beginnings = (file: string): number => readFileSync(`${file}-wal`).readUInt32BE(12);

/** What is in the file itself, without its log. */
function inFile(file: string): unknown {
  const copy = path.join(temporaryFolder(), 'copy.db');
  copyFileSync(file, copy);
  const handle = new BetterSqlite3(copy);
  const count = handle.prepare('select count(*) from pantry').pluck().get();
  handle.close();
  return count;
}

it('the log is moved into the file beside the thread that commits, and begins anew while others go on writing', async () => {
  const { config, drop } = await createTestDatabase('sqlite');
  onTestFinished(drop);
  if (config.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const db = openSqlite({ dialect: 'sqlite', file: config.file });
  await db.write((tx) => sql`create table pantry (id integer primary key, content blob)`.execute(tx));
  db.writer.pragma('wal_checkpoint(truncate)');
  expect(inFile(db.file)).toBe(0);

  // More pages than SQLite leaves in the log by itself.
  db.writer.exec(
    'with recursive n (i) as (select 1 union all select i + 1 from n where i < 1500) insert into pantry (content) select zeroblob(8000) from n',
  );
  expect(inFile(db.file)).toBe(0);
  const add = () => db.write((tx) => sql`insert into pantry (content) values (zeroblob(8000))`.execute(tx));
  const addSome = async (count: number) => void (await Promise.all(Array.from({ length: count }, add)));
  await addSome(1);
  await expect.poll(() => inFile(db.file)).toBeGreaterThan(0);

  const before = beginnings(db.file);
  const page = Number(db.writer.pragma('page_size', { simple: true }));
  while (beginnings(db.file) === before && statSync(`${db.file}-wal`).size < 8000 * page) await addSome(50);
  expect(beginnings(db.file)).toBeGreaterThan(before);
  expect(statSync(`${db.file}-wal`).size).toBeLessThan(8000 * page);
  const rows = db.reader.prepare('select count(*) from pantry').pluck().get();
  await db.close();
  expect(inFile(db.file)).toBe(rows);
});
