/**
 * What changes with the size of a catalogue: a server with ten thousand foods beside one with millions, in alternating rounds, on SQLite
 * or with BENCH_ON=PostgreSQL. Start, idle memory, look-ups beside the empty route, search by processor time of its thread and of the
 * database, what it finds of an exhaustive ranking, and the changes of a day. BENCH_DATA=folder stores the large catalogue there for the
 * next time, BENCH_PARTS=look-up,search,changes picks.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gatherByText, rankGathered } from '@labelwise/domain/food-search';
import { atOneMoment } from '../apps/server/src/db/dialects/sqlite.ts';
import { openDatabase, openForReading } from '../apps/server/src/db/open.ts';
import { createFoodsRepository } from '../apps/server/src/modules/foods/foods.repository.ts';
import { createCatalogueSearch } from '../apps/server/src/modules/foods/search/catalogue-search.ts';
import { createFindFoodsService } from '../apps/server/src/modules/foods/search/find-foods.service.ts';
import { postgresSearchIndex } from '../apps/server/src/modules/foods/search/postgres-index.ts';
import { createShelfDirectory } from '../apps/server/src/modules/foods/search/shelf-directory.ts';
import { sqliteSearchIndex } from '../apps/server/src/modules/foods/search/sqlite-index.ts';
import { createRowCollector } from '../apps/server/src/modules/foods/storage/row-reader.ts';
import { noOwnFoods } from '../apps/server/src/modules/submissions/member-foods.service.ts';
import { type BenchDatabase, postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { gtinAt, lineAt, randomFrom } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { cpuMilliseconds, emptyCall, load, residentMegabytes } from './lib/load.ts';
import { questionsOf } from './lib/questions.ts';
import { startServer } from './lib/server.ts';
import { count, median, printTable, quantile } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 4_000_000);
const FEW = 10_000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Of each kind. */
const QUESTIONS = Number(process.env['BENCH_QUESTIONS'] ?? 80);
/** Of all kinds together, compared with an exhaustive ranking. */
const COMPARED = Number(process.env['BENCH_COMPARED'] ?? 100);
const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 50_000);
/** Of somebody who writes beside the searches; 0: nobody does. */
const WRITES_MS = Number(process.env['BENCH_WRITES_MS'] ?? 0);
const PARTS = (process.env['BENCH_PARTS'] ?? 'look-up,search,changes').split(',');
const CONNECTIONS = 8;
const IDLE_MS = Number(process.env['BENCH_IDLE_MS'] ?? 10_000);
const IMPORT = path.join(import.meta.dirname, '../apps/server/src/cli/import.ts');

const open = process.env['BENCH_ON'] === 'PostgreSQL' ? postgresDatabase : sqliteDatabase;
await using small = await open(false);
await using large = await open(true);
await fillCatalogue(small.config, FEW);
await fillCatalogue(large.config, FOODS);
console.log(`${count(FOODS)} foods, ${count((await sizeOf(large)) / FOODS)} bytes each, search and answers included`);
if (PARTS.includes('look-up')) await lookUps();
if (PARTS.includes('search')) await searches();
if (PARTS.includes('changes')) changes();

async function sizeOf({ config }: BenchDatabase): Promise<number> {
  if (config.dialect === 'sqlite') return statSync(config.file).size;
  const db = await openDatabase(config);
  const [size] =
    db.dialect === 'postgres' ? await db.ask<{ bytes: string }>('select pg_database_size(current_database()) as bytes', []) : [];
  await db.close();
  return Number(size?.bytes);
}

async function lookUps(): Promise<void> {
  const sides = [await begin(FEW, small), await begin(FOODS, large)];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const side of sides) {
      const { server, foods, random } = side;
      const to = { url: server.url, connections: CONNECTIONS, seconds: SECONDS };
      const anyFood = () => ({
        kind: 'look-up',
        method: 'GET' as const,
        path: `/api/foods/barcode/${gtinAt(Math.floor(random() * foods))}`,
      });
      const before = cpuMilliseconds(server.pid);
      const empty = await load({ ...to, next: emptyCall });
      const between = cpuMilliseconds(server.pid);
      const stored = side.database.cpuMilliseconds();
      const found = await load({ ...to, next: anyFood });
      const spent = cpuMilliseconds(server.pid) - between;
      const databaseSpent = side.database.cpuMilliseconds() - stored;
      // The first round warms the servers up.
      if (round === 0) continue;
      side.rates.push(found.rate / empty.rate);
      side.cpu.push(spent / found.calls);
      side.databaseCpu.push(databaseSpent / found.calls);
      side.emptyCpu.push((between - before) / empty.calls);
      side.p50.push(quantile(found.times.get('look-up') ?? [], 0.5));
    }
  printTable(
    `Look-up with score, any food, beside the empty route, ${CONNECTIONS} connections, median of ${ROUNDS} × ${SECONDS} s`,
    ['foods', 'start ms', 'idle MB', 'of its rate', 'CPU µs', 'of its CPU', 'CPU of the database µs', 'p50 ms', 'of p50 of few'],
    sides.map(({ foods, startMs, idle, rates, cpu, emptyCpu, databaseCpu, p50 }) => [
      count(foods),
      count(startMs),
      count(idle),
      `${(100 * median(rates)).toFixed(0)} %`,
      count(1000 * median(cpu)),
      `${((100 * median(emptyCpu)) / median(cpu)).toFixed(0)} %`,
      count(1000 * median(databaseCpu)),
      median(p50).toFixed(2),
      (median(p50) / median(sides[0]?.p50 ?? [])).toFixed(2),
    ]),
  );
  for (const { server } of sides) await server[Symbol.asyncDispose]();
}

async function begin(foods: number, database: BenchDatabase) {
  const from = performance.now();
  const server = await startServer(database);
  const startMs = performance.now() - from;
  // What a start leaves to be done behind it is done.
  await pause(IDLE_MS);
  const figures: Record<'rates' | 'cpu' | 'emptyCpu' | 'databaseCpu' | 'p50', number[]> = {
    rates: [],
    cpu: [],
    emptyCpu: [],
    databaseCpu: [],
    p50: [],
  };
  return { foods, database, server, startMs, idle: residentMegabytes(server.pid), random: randomFrom(12), ...figures };
}

async function searches(): Promise<void> {
  // As the thread of search has it.
  const db = openForReading(large.config);
  const text = createCatalogueSearch(db);
  const reader = createRowCollector();
  await using _writer = await startWriting(WRITES_MS);
  const foods = createFoodsRepository(db, Date.now, reader, text);
  const directory = createShelfDirectory(text, Date.now);
  const service = createFindFoodsService({ foods, shelves: text, directory, ownFoods: noOwnFoods, profileOf: nobody });
  const index = db.dialect === 'sqlite' ? sqliteSearchIndex(db.reader) : postgresSearchIndex(db);
  const rows: string[][] = [];
  const all: number[] = [];
  const compared = new Map<string, number | null>();

  /** Which share of the first page of a ranking of everything is found; `null` where there is nothing to find. */
  async function shareOf(words: string): Promise<number | null> {
    const everything = { candidates: 1e9, first: 0, ranked: 1e9, found: 20 };
    const { ids } = await rankGathered(index, await gatherByText(index, words, false, everything), [], everything);
    const first = new Set((await foods.search(words)).slice(0, 20));
    return ids.length === 0 ? null : ids.filter((id) => first.has(id)).length / ids.length;
  }

  for (const { kind, ask } of questionsOf(FOODS)) {
    const [times, elapsed, found]: [number[], number[], number[]] = [[], [], []];
    let stored = 0;
    for (let asked = 0; asked < QUESTIONS; asked += 1) {
      const words = ask();
      const before = large.cpuMilliseconds();
      const [from, clock] = [process.threadCpuUsage(), performance.now()];
      await atOneMoment(db, () => service.find({ q: words, sort: 'match', limit: 24, from: 0 }, null, 'en'));
      reader.collected();
      const { user, system } = process.threadCpuUsage(from);
      const taken = performance.now() - clock;
      // The first tenth warms caches up.
      if (asked >= QUESTIONS / 10) {
        times.push((user + system) / 1000);
        elapsed.push(taken);
        stored += large.cpuMilliseconds() - before;
      }
      if (asked >= COMPARED / questionsOf(1).length) continue;
      const share = compared.get(words) ?? (await shareOf(words));
      compared.set(words, share);
      if (share !== null) found.push(share);
    }
    all.push(...found);
    rows.push([
      kind,
      ...[0.5, 0.95].map((share) => quantile(times, share).toFixed(1)),
      (stored / times.length).toFixed(1),
      ...[0.5, 0.95].map((share) => quantile(elapsed, share).toFixed(1)),
      percent(found),
    ]);
  }
  rows.push(['all', '', '', '', '', '', percent(all)]);
  printTable(
    `Search, ${count(FOODS)} foods, ${QUESTIONS} questions of a kind: processor time of its thread and of the database, and the clock`,
    ['question', 'p50 ms', 'p95 ms', 'database ms', 'clock p50 ms', 'clock p95 ms', 'first 20 of an exhaustive ranking found'],
    rows,
  );
  await db.close();
}

/** Somebody else who writes every so many ms, in a thread of their own; nobody for 0. */
async function startWriting(everyMs: number): Promise<AsyncDisposable> {
  if (everyMs === 0) return { [Symbol.asyncDispose]: async () => undefined };
  const writer = new Worker(new URL('./lib/writer.worker.ts', import.meta.url), { workerData: { config: large.config, everyMs } });
  await once(writer, 'online');
  return { [Symbol.asyncDispose]: async () => void (await writer.terminate()) };
}

function percent(shares: readonly number[]): string {
  return shares.length === 0 ? '' : `${((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length).toFixed(1)} %`;
}

/** Only visitors ask here. */
async function nobody(): Promise<never> {
  throw new Error('No member asks');
}

/** A day's changes: most of foods that are known, spread over the catalogue, the others new. */
/**
 * The same foods on two days: the first time each gets another shelf and another score than the filled row has, so that every index
 * follows; the second time little more than its time changes, as with most of the published changes.
 */
function changes(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-changes-'));
  const file = path.join(folder, 'changes.jsonl');
  const now = Math.floor(Date.now() / 1000);
  const random = randomFrom(now);
  const foods = Array.from({ length: CHANGES }, (_, at) =>
    at % 50 === 0 ? FOODS + (now % 1_000_000) * 1000 + at : Math.floor(random() * FOODS),
  );
  const database = large.config.dialect === 'sqlite' ? large.config.file : large.config.url;
  for (const day of [1, 2]) {
    writeFileSync(file, `${foods.map((food) => lineAt(food, { last_modified_t: now + day })).join('\n')}\n`);
    const [from, spent] = [performance.now(), large.cpuMilliseconds()];
    const output = execFileSync(process.execPath, [IMPORT, file, '--database', database], { encoding: 'utf8' });
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);
    console.log(
      `\n${count(CHANGES)} changes, day ${day}: ${seconds(performance.now() - from)} s for the command, ${seconds(large.cpuMilliseconds() - spent)} s of processor in the database\n${output}`,
    );
  }
  rmSync(folder, { recursive: true });
}
