/** Search by name and brand in a large catalogue: how long one question takes, by kind of question, on SQLite and PostgreSQL. */
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createFoodsRepository } from '../apps/server/src/modules/foods/foods.repository.ts';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { documentAt, randomFrom } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { count, printTable, quantile } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 200_000);
const QUESTIONS = 300;

const random = randomFrom(4711);
const anyWords = (): string[] => {
  const { product_name: name } = documentAt(Math.floor(random() * FOODS));
  return String(name).split(' ');
};

/** One letter dropped, doubled or swapped with its neighbour. */
function mistyped(word: string): string {
  const at = Math.floor(random() * word.length);
  const kind = Math.floor(random() * 3);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

const KINDS: ReadonlyArray<[name: string, question: () => string]> = [
  ['the commonest word', () => 'milk'],
  ['one word', () => anyWords()[0] ?? 'milk'],
  ['two words', () => anyWords().slice(0, 2).join(' ')],
  ['half a word', () => (anyWords().at(-1) ?? 'milk').slice(0, 4)],
  ['one letter', () => (anyWords()[0] ?? 'm').slice(0, 1)],
  [
    'two words, one mistyped',
    () => {
      const [one = 'milk', two = 'tea'] = anyWords();
      return `${one} ${mistyped(two)}`;
    },
  ],
  ['nothing there', () => 'qxzzkw vvwqkx'],
];

for (const [name, open] of [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const) {
  await using database = await open();
  const start = performance.now();
  await fillCatalogue(database.config, FOODS);
  const seconds = (performance.now() - start) / 1000;
  const db = await openDatabase(database.config);
  const foods = createFoodsRepository(db);
  const rows: string[][] = [];
  const all: number[] = [];
  for (const [kind, question] of KINDS) {
    const times: number[] = [];
    let hits = 0;
    for (let asked = 0; asked < QUESTIONS; asked++) {
      const text = question();
      const from = performance.now();
      hits += (await foods.search(text)).length;
      // The first tenth warms caches up.
      if (asked >= QUESTIONS / 10) times.push(performance.now() - from);
    }
    all.push(...times);
    rows.push([kind, (hits / QUESTIONS).toFixed(0), ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1))]);
  }
  rows.push(['all', '', ...[0.5, 0.95, 0.99].map((share) => quantile(all, share).toFixed(1))]);
  printTable(
    `Search, ${count(FOODS)} foods on ${name} (stored in ${seconds.toFixed(0)} s)`,
    ['question', 'hits', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows,
  );
  await db.close();
}
