/**
 * Search by name and brand in a large catalogue, scores included, by kind of question, on SQLite and PostgreSQL: how long one takes, how
 * long everyone else of the process waits meanwhile, and which share of the first page of an exhaustive ranking it finds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gatherByText, rankGathered, type SearchIndex } from '@labelwise/domain/food-search';
import type { Db } from '../apps/server/src/db/db.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createFoodsRepository } from '../apps/server/src/modules/foods/foods.repository.ts';
import { postgresSearchIndex } from '../apps/server/src/modules/foods/search/postgres-index.ts';
import { sqliteSearchIndex } from '../apps/server/src/modules/foods/search/sqlite-index.ts';
import { createRowReader } from '../apps/server/src/modules/foods/storage/row-reader.ts';
import { noOwnFoods } from '../apps/server/src/modules/submissions/member-foods.service.ts';
import { createSearch } from '../apps/server/src/search-context.ts';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { fillCatalogue } from './lib/fill.ts';
import { questionsOf } from './lib/questions.ts';
import { count, printTable, quantile } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 200_000);
const QUESTIONS = Number(process.env['BENCH_QUESTIONS'] ?? 300);
/** Of all kinds together. */
const COMPARED = Number(process.env['BENCH_COMPARED'] ?? 500);
const PAGE = 20;
const EVERYTHING = { candidates: 1e9, first: 0, ranked: 1e9, found: PAGE };

const DATABASES = [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const;
for (const [name, open] of DATABASES.filter(([name]) => (process.env['BENCH_ON'] ?? name) === name)) {
  await using database = await open();
  const start = performance.now();
  await fillCatalogue(database.config, FOODS);
  const seconds = (performance.now() - start) / 1000;
  const db = await openDatabase(database.config);
  const reader = createRowReader(db);
  const search = createSearch({ db, database: database.config, reader });
  const foods = createFoodsRepository(db, Date.now, reader, search.text);
  const service = search.serviceFor({ foods, memberFoods: { ownFoods: noOwnFoods }, profileOf: nobody, scoringOf: nobody });
  const rows: string[][] = [];
  const all: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const kinds = questionsOf(FOODS);
  for (const { kind, ask } of kinds) {
    const times: number[] = [];
    let hits = 0;
    for (let asked = 0; asked < QUESTIONS; asked++) {
      // The first tenth warms caches up.
      if (asked === Math.floor(QUESTIONS / 10)) {
        delay.reset();
        delay.enable();
      }
      const text = ask();
      const from = performance.now();
      hits += (await service.find({ q: text, sort: 'match', limit: 24, from: 0 }, null, 'en')).total;
      if (asked >= QUESTIONS / 10) times.push(performance.now() - from);
    }
    delay.disable();
    all.push(...times);
    rows.push([
      kind,
      (hits / QUESTIONS).toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)),
      (delay.percentile(99) / 1e6).toFixed(1),
    ]);
  }
  rows.push(['all', '', ...[0.5, 0.95, 0.99].map((share) => quantile(all, share).toFixed(1)), '']);
  printTable(
    `Search, ${count(FOODS)} foods on ${name} (stored in ${seconds.toFixed(0)} s)`,
    ['question', 'hits', 'p50 ms', 'p95 ms', 'p99 ms', 'others wait, p99 ms'],
    rows,
  );
  await compare(name, db, foods.search, COMPARED);
  await search.close();
  await db.close();
}

/** Only visitors ask here. */
async function nobody(): Promise<never> {
  throw new Error('No member asks');
}

/** The first page beside that of a ranking of everything that meets the words. */
async function compare(name: string, db: Db, search: (text: string) => Promise<number[]>, questions: number): Promise<void> {
  const index: SearchIndex = db.dialect === 'sqlite' ? sqliteSearchIndex(db.reader) : postgresSearchIndex(db);
  const kinds = questionsOf(FOODS);
  const shares = new Map<string, number>();
  const rows: string[][] = [];
  const all: number[] = [];
  for (const { kind, ask } of kinds) {
    const found: number[] = [];
    for (let asked = 0; asked < questions / kinds.length; asked += 1) {
      const text = ask();
      const share = shares.get(text) ?? (await shareOf(index, search, text));
      if (share === null) continue;
      shares.set(text, share);
      found.push(share);
    }
    all.push(...found);
    if (found.length > 0) rows.push([kind, count(found.length), percent(mean(found)), percent(Math.min(...found))]);
  }
  rows.push(['all', count(all.length), percent(mean(all)), percent(Math.min(...all))]);
  printTable(`The first ${PAGE} of an exhaustive ranking that are found, ${name}`, ['question', 'asked', 'share', 'least'], rows);
}

/** `null` where there is nothing to find. */
async function shareOf(index: SearchIndex, search: (text: string) => Promise<number[]>, text: string): Promise<number | null> {
  const { ids } = await rankGathered(index, await gatherByText(index, text, false, EVERYTHING), [], EVERYTHING);
  if (ids.length === 0) return null;
  const found = new Set((await search(text)).slice(0, PAGE));
  return ids.filter((id) => found.has(id)).length / ids.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
