import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { openDatabase } from '../open.ts';

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
