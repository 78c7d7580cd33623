/** Members' lists at size: scans beside those of a small database, trending over a million favorites. */
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/db/db.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createFoodsRepository } from '../apps/server/src/modules/foods/foods.repository.ts';
import { idOfGtin } from '../apps/server/src/modules/foods/storage/food-row.ts';
import { createInsightsRepository } from '../apps/server/src/modules/insights/insights.repository.ts';
import { createTrendingService } from '../apps/server/src/modules/insights/trending.service.ts';
import { createScansRepository } from '../apps/server/src/modules/scans/scans.repository.ts';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { gtinAt } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { count, printTable } from './lib/table.ts';

const FOODS = 5000;
const FEW = 10;
const MANY = Number(process.env['BENCH_MEMBERS'] ?? 2000);
const SCANS_EACH = Number(process.env['BENCH_SCANS'] ?? 500);
const FAVORITES_EACH = 500;
const PAGE = 200;
const ASKED = 300;

const figures: string[][] = [];
for (const [name, open] of [['SQLite', sqliteDatabase], ['PostgreSQL', postgresDatabase]] as const) {
  await using database = await open();
  await fillCatalogue(database.config, FOODS);
  const db = await openDatabase(database.config.dialect === 'sqlite' ? { ...database.config, synchronous: 'NORMAL' } : database.config);
  await addMembers(db, 0, FEW);
  const few = await pageTimes(db, FEW);
  await addMembers(db, FEW, MANY);
  if (db.dialect === 'postgres') await db.pool.query('vacuum analyze');
  const many = await pageTimes(db, MANY);
  const trending = createTrendingService({ repository: createInsightsRepository(db), findFoods: createFoodsRepository(db).byGtins, now: Date.now });
  const first = await timeOf(() => trending.list());
  figures.push([name, count(MANY * SCANS_EACH), quantile(few, 0.95), quantile(many, 0.95), (Number(quantile(many, 0.95)) / Number(quantile(few, 0.95))).toFixed(2), count(MANY * FAVORITES_EACH), first.toFixed(1)]);
  await db.close();
}
printTable(`scans: a page of ${PAGE} with ${FEW} and with ${count(MANY)} members; trending, worked out; ms`,
  ['database', 'scans', 'p95 small', 'p95 large', 'ratio', 'favorites', 'trending'], figures);

async function addMembers(db: Db, from: number, to: number): Promise<void> {
  for (let member = from; member < to; member += 1) {
    await db.write(async (tx) => {
      const memberId = `member-${member}`;
      await sql`insert into member (id, email, username, "firstName", "lastName", "passwordHash", "subscriptionStatus", "createdAt")
        values (${memberId}, ${memberId}, ${memberId}, '', '', '', 'free', 0)`.execute(tx);
      const foodId = (at: number): number => idOfGtin(gtinAt((member * 31 + at) % FOODS));
      const scans = Array.from({ length: SCANS_EACH }, (_, at) => ({ id: `${member}-${at}`, memberId, foodId: foodId(at * 7), score: 50, rulesVersion: '1', contributions: '[]', scannedAt: Date.now() - at * 60_000 }));
      await tx.insertInto('scan').values(scans).execute();
      await tx.insertInto('favorite').values(Array.from({ length: FAVORITES_EACH }, (_, at) => ({ id: `${member}-${at}`, memberId, foodId: foodId(at), createdAt: at }))).execute();
      const hour = Math.floor(Date.now() / 3_600_000);
      for (const at of [1, 2, 3]) {
        await sql`insert into "foodScanHour" (hour, "foodId", count) values (${hour - (member % 160)}, ${foodId(at * 97)}, 1) on conflict (hour, "foodId") do update set count = "foodScanHour".count + 1`.execute(tx);
      }
    });
  }
}

async function pageTimes(db: Db, members: number): Promise<number[]> {
  const scans = createScansRepository(db);
  const times: number[] = [];
  for (let at = 0; at < ASKED; at += 1) times.push(await timeOf(() => scans.list(`member-${(at * 13) % members}`, { limit: PAGE, after: null, foodId: null })));
  return times.slice(ASKED / 10).sort((one, other) => one - other);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}
