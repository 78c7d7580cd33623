/**
 * Members' lists at size: `GET /api/scans` beside that of a small database, trending over a million favorites. The row's own size is
 * `BENCH_MEMBERS=10000 BENCH_SCANS=1000`.
 */
import { Agent, get } from 'node:http';
import { prepareProfile } from '@labelwise/domain/scoring';
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/db/db.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { fingerprint } from '../apps/server/src/lib/secrets.ts';
import { createFoodsRepository } from '../apps/server/src/modules/foods/foods.repository.ts';
import { idOfGtin } from '../apps/server/src/modules/foods/storage/food-row.ts';
import { noOwnFoods } from '../apps/server/src/modules/submissions/member-foods.service.ts';
import { createTrendingRepository } from '../apps/server/src/modules/trending/trending.repository.ts';
import { createTrendingService } from '../apps/server/src/modules/trending/trending.service.ts';
import { type BenchDatabase, postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { gtinAt } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { startServer } from './lib/server.ts';
import { count, printTable, quantile } from './lib/table.ts';

const NOBODY = prepareProfile({});

const FOODS = 5000;
const FEW = 10;
const MANY = Number(process.env['BENCH_MEMBERS'] ?? 2000);
const SCANS_EACH = Number(process.env['BENCH_SCANS'] ?? 500);
const FAVORITES_EACH = 500;
const PAGE = 200;
/** Requests to each server, in alternating rounds, so that other load of the machine slows both alike. */
const ROUNDS = 10;
const ASKED = 60;
const BAR = 1.3;

const figures: string[][] = [];
for (const [name, open] of [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const) {
  await using small = await open();
  await using large = await open();
  await fill(small, FEW);
  const trending = await fill(large, MANY);
  await using few = await startServer(small);
  await using many = await startServer(large);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [little, much]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [one, other] = [await pageTimes(agent, few.url, FEW, round), await pageTimes(agent, many.url, MANY, round)];
    // The first round warms both up.
    if (round === 0) continue;
    little.push(...one);
    much.push(...other);
  }
  agent.destroy();
  const [p95, p95Large] = [quantile(little, 0.95), quantile(much, 0.95)];
  const ratio = p95Large / p95;
  figures.push([
    name,
    count(MANY * SCANS_EACH),
    quantile(little, 0.5).toFixed(2),
    quantile(much, 0.5).toFixed(2),
    p95.toFixed(2),
    p95Large.toFixed(2),
    ratio.toFixed(2) + (ratio > BAR ? ` over ${BAR}` : ''),
    count(MANY * FAVORITES_EACH),
    trending.toFixed(1),
  ]);
}
printTable(
  `GET /api/scans?limit=${PAGE} over HTTP with ${FEW} and with ${count(MANY)} members of ${count(SCANS_EACH)} scans; trending, worked out; ms`,
  ['database', 'scans', 'p50 small', 'p50 large', 'p95 small', 'p95 large', 'ratio', 'favorites', 'trending'],
  figures,
);

/** Puts so many members into an empty database; what a first look at trending takes there, ms. */
async function fill({ config }: BenchDatabase, members: number): Promise<number> {
  await fillCatalogue(config, FOODS);
  const db = await openDatabase(config.dialect === 'sqlite' ? { ...config, synchronous: 'NORMAL' } : config);
  await addMembers(db, 0, members);
  if (db.dialect === 'postgres') await db.ask('vacuum analyze');
  const trending = createTrendingService({
    repository: createTrendingRepository(db),
    findFoods: createFoodsRepository(db).byGtins,
    ownFoods: noOwnFoods,
    profileOf: async () => NOBODY,
    now: Date.now,
  });
  const taken = await timeOf(() => trending.list('anybody'));
  await db.close();
  return taken;
}

async function addMembers(db: Db, from: number, to: number): Promise<void> {
  for (let member = from; member < to; member += 1) {
    await db.write(async (tx) => {
      const memberId = `member-${member}`;
      await sql`insert into member (id, email, username, "firstName", "lastName", "passwordHash", "subscriptionStatus", "createdAt")
        values (${memberId}, ${memberId}, ${memberId}, '', '', '', 'free', 0)`.execute(tx);
      const now = Date.now();
      await tx
        .insertInto('session')
        .values({
          id: memberId,
          memberId,
          tokenHash: fingerprint(tokenOf(member)),
          device: 'bench',
          createdAt: now,
          lastUsedAt: now,
          expiresAt: now + 86_400_000,
          provenAt: null,
        })
        .execute();
      const foodId = (at: number): number => idOfGtin(gtinAt((member * 31 + at) % FOODS));
      const scans = Array.from({ length: SCANS_EACH }, (_, at) => ({
        id: `${member}-${at}`,
        memberId,
        foodId: foodId(at * 7),
        score: 50,
        rulesVersion: '1',
        contributions: '[]',
        scannedAt: now - at * 60_000,
      }));
      await tx.insertInto('scan').values(scans).execute();
      await tx
        .insertInto('favorite')
        .values(Array.from({ length: FAVORITES_EACH }, (_, at) => ({ id: `${member}-${at}`, memberId, foodId: foodId(at), createdAt: at })))
        .execute();
      const hour = Math.floor(now / 3_600_000);
      for (const at of [1, 2, 3]) {
        await sql`insert into "foodScanHour" (hour, "foodId", count) values (${hour - (member % 160)}, ${foodId(at * 97)}, 1) on conflict (hour, "foodId") do update set count = "foodScanHour".count + 1`.execute(
          tx,
        );
      }
    });
  }
}

/** One after the other over a connection that stays open, each of another member. */
async function pageTimes(agent: Agent, url: string, members: number, round: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ASKED; at += 1) times.push(await page(agent, url, ((round * ASKED + at) * 13) % members));
  return times;
}

/** Time until its last byte has arrived, ms. */
function page(agent: Agent, url: string, member: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(`${url}/api/scans?limit=${PAGE}`, { agent, headers: { authorization: `Bearer ${tokenOf(member)}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const taken = performance.now() - started;
        const rows: unknown = answer.statusCode === 200 ? JSON.parse(text) : null;
        if (Array.isArray(rows) && rows.length === Math.min(PAGE, SCANS_EACH)) resolve(taken);
        else reject(new Error(`${answer.statusCode}: ${text.slice(0, 200)}`));
      });
    }).on('error', reject);
  });
}

function tokenOf(member: number): string {
  return `bench-session-${member}`;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
