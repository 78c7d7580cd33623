import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, openTestDatabase } from '../../testing/database.ts';
import { openDatabase } from '../open.ts';
import { atOneMoment, openSqliteReader } from './sqlite.ts';

it('the planner knows sizes and no samples of values, for which it would plan a statement anew each time', async () => {
  const { config, drop } = await createTestDatabase('sqlite');
  onTestFinished(drop);
  if (config.dialect !== 'sqlite') throw new Error('another database');
  const statistics = (): unknown[] => {
    const handle = new BetterSqlite3(config.file);
    const names = handle.prepare("select name from sqlite_master where name like 'sqlite_stat%'").pluck().all();
    handle.close();
    return names;
  };
  const former = new BetterSqlite3(config.file);
  former.exec("insert into \"foodWord\" (word) values ('milk'), ('tea'); analyze");
  former.close();
  expect(statistics()).toEqual(['sqlite_stat1', 'sqlite_stat4']);
  const db = await openDatabase(config);
  expect(statistics()).toEqual(['sqlite_stat1']);
  await db.close();
  expect(statistics()).toEqual(['sqlite_stat1']);
});

it('what is read at one moment shows no write between; what is read afterwards does', async () => {
  const db = await openTestDatabase('sqlite');
  if (db.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const beside = openSqliteReader(db.file);
  onTestFinished(() => beside.close());
  const misses = async (): Promise<number> => (await beside.read.selectFrom('foodMiss').select('id').execute()).length;
  const write = (id: number) => db.write((tx) => tx.insertInto('foodMiss').values({ id, expiresAt: 1 }).execute());
  await write(1);
  const seen = await atOneMoment(beside, async () => {
    const before = await misses();
    await write(2);
    return [before, await misses()];
  });
  expect([...seen, await misses()]).toEqual([1, 1, 2]);
  await expect(atOneMoment(beside, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  await write(3);
  expect(await atOneMoment(beside, misses)).toBe(3);
});
