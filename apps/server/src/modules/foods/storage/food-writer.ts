/** Stores foods and their search words on SQLite with prepared statements, inside a transaction of the caller. */

import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Tx } from '../../../db/db.ts';
import { createChangeCounter } from './catalogue-count.ts';
import { isRead } from './food-doc.ts';
import { waitingOf } from './food-queue.ts';
import { type IndexedFood, type StoredFood, wordsOfRow } from './food-row.ts';
import { addWordsOnPostgres, createTextWriter, createWordWriter, tieredTokens } from './food-words.ts';
import { createEntryWriter, type EntryKey } from './search-entries.ts';

/**
 * @param bulk remember words between calls, which spares a look-up for nearly every word of an import; only for a caller that gives up
 *   when one of its transactions fails, since words of that transaction would be taken for stored
 * @returns a function that stores foods and answers how many were new or changed
 */
export function createSqliteWriter(handle: BetterSqlite3.Database, bulk: boolean): (foods: readonly IndexedFood[]) => number {
  const upsert = handle.prepare(`
    insert into food
      (id, name, brand, category, "categoryTag", grade, points, score, popularity, "searchRank", source, "modifiedAt", hash, doc,
        countries, answer)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, score = excluded.score, popularity = excluded.popularity,
      "searchRank" = excluded."searchRank", source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc,
      countries = coalesce(excluded.countries, food.countries), answer = excluded.answer
    where ${REPLACE_RULE}`);
  const former = handle.prepare<[string], FormerFood>(`select ${FORMER_COLUMNS} from food where id in (select value from json_each(?))`);
  const enqueue = handle.prepare('insert or ignore into "foodQueue" (step, id) values (?, ?)');
  const index = createTextWriter(handle);
  const addWords = createWordWriter(handle, bulk);
  const writeEntries = createEntryWriter(handle);
  const countChange = createChangeCounter(handle);

  return (foods) => {
    const known = new Map(former.all(JSON.stringify(foods.map(({ id }) => id))).map((food) => [food.id, food]));
    const rows = foods.map((food) => inItsPlace(food, known.get(food.id))).sort((a, b) => a.id - b.id);
    const changed = rows.filter((food) => upsert.run(...valuesOf(food)).changes > 0);
    // Of several copies of a food the last one stays.
    const stored = [...new Map(changed.map((food) => [food.id, food])).values()];
    const named = stored.filter(isNamed).filter((food) => !isIndexedAlike(food, known.get(food.id)));
    if (named.length > 0) {
      index(named, new Map([...known].map(([id, { searchRank }]) => [id, searchRank])));
      addWords(named);
    }
    if (changed.length > 0) {
      writeEntries(...entriesOf(stored, known));
      countChange();
    }
    // Step by step: the rows of each come in the order of their keys.
    for (const [step, id] of waitingOf(stored).sort(([one], [other]) => one - other)) enqueue.run(step, id);
    return changed.length;
  };
}

/** Which foods have an entry, and where entries were that are elsewhere now. */
function entriesOf(stored: readonly IndexedFood[], known: ReadonlyMap<number, FormerFood>): [number[], EntryKey[]] {
  const named = stored.filter(isNamed);
  const moved = named.flatMap(({ id, searchRank }): EntryKey[] => {
    const former = known.get(id)?.searchRank ?? null;
    return former === null || former === searchRank ? [] : [[former, id]];
  });
  return [named.map(({ id }) => id), moved];
}

/** In the order of the statement: names would be looked for in each row. */
const valuesOf = (food: IndexedFood) => [
  food.id,
  food.name,
  food.brand,
  food.category,
  food.categoryTag,
  food.grade,
  food.points,
  food.score,
  food.popularity,
  food.searchRank,
  food.source,
  food.modifiedAt,
  food.hash,
  food.doc,
  food.countries,
  food.answer,
];

/** A food as it is stored before a newer copy of it. */
type FormerFood = Pick<StoredFood, 'id' | 'searchRank' | 'name' | 'brand' | 'grade' | 'points' | 'score'>;
const FORMER_COLUMNS = 'id, "searchRank", name, brand, grade, points, score';

const isNamed = (food: IndexedFood): food is IndexedFood & { searchRank: number } => food.searchRank !== null;

/** What people find already stays to be found, and on its shelf, while its newer copy waits to be read. */
function inItsPlace(food: IndexedFood, former: FormerFood | undefined): IndexedFood {
  if (former === undefined) return food;
  const named = food.searchRank === null ? { ...food, ...wordsOfRow(food) } : food;
  return isUnread(food) ? { ...named, grade: former.grade, points: former.points, score: former.score } : named;
}

const isUnread = ({ grade, points, score, doc }: IndexedFood): boolean =>
  grade === null && points === null && score === null && !isRead(doc);

const isIndexedAlike = (food: IndexedFood, former: FormerFood | undefined): boolean =>
  former !== undefined && former.searchRank === food.searchRank && former.name === food.name && former.brand === food.brand;

/**
 * When a copy of a food replaces the stored one: never the same record again, never an older one over a newer one, and the
 * sample that comes with the software only over itself. Plain SQL, alike on both databases; `excluded` is the newcomer.
 */
export const REPLACE_RULE = `
  food.hash <> excluded.hash and (
    food.source = 'sample'
    or (excluded.source <> 'sample' and coalesce(excluded."modifiedAt", 0) >= coalesce(food."modifiedAt", 0)))`;

/** Stores foods and their search words on PostgreSQL: one statement a batch of any size. */

/** @returns how many were new or changed */
export async function writePostgres(tx: Tx, foods: readonly IndexedFood[]): Promise<number> {
  const known = foods.every((food) => isNamed(food) && !isUnread(food)) ? new Map<number, FormerFood>() : await formerFoods(tx, foods);
  // Ascending and once each: two processes that store the same foods then never wait for each other in a circle.
  const rows = newestOfEach(foods)
    .map((food) => withoutNul(inItsPlace(food, known.get(food.id))))
    .sort((a, b) => a.id - b.id);
  const named = rows.filter((food) => !isIndexedAlike(food, known.get(food.id)));
  await addWordsOnPostgres(tx, named);
  const changed = await upsertOnPostgres(tx, rows, new Set(named.map(({ id }) => id)));
  // Somebody else may have named a food otherwise meanwhile: its row is this transaction's by now.
  const refused = rows.filter((food) => !changed.has(food.id) && isIndexedAlike(food, known.get(food.id)));
  if (refused.length > 0) for (const id of await upsertOnPostgres(tx, refused, new Set(refused.map((food) => food.id)))) changed.add(id);
  const waiting = waitingOf(rows.filter(({ id }) => changed.has(id)));
  if (waiting.length > 0)
    await sql`insert into "foodQueue" (step, id) select (value ->> 0)::integer, (value ->> 1)::bigint
      from jsonb_array_elements(${JSON.stringify(waiting)}::jsonb) as waiting (value) on conflict do nothing`.execute(tx);
  return changed.size;
}

/** In place of words: those of the row stay. No word has this sign of private use. */
const SAME_WORDS = '\ue0ff';
const HAS_SAME_WORDS = `excluded.words = array_to_tsvector(array['${SAME_WORDS}'])`;

/**
 * Stores foods where they replace what is there. Those that are not `named` keep the words of their row, and are stored only where it bears
 * their name. @returns those that were new or changed
 */
async function upsertOnPostgres(tx: Tx, rows: readonly IndexedFood[], named: ReadonlySet<number>): Promise<Set<number>> {
  const { rows: stored } = await sql<{ id: number }>`
    insert into food (id, name, brand, category, "categoryTag", grade, points, score,
      popularity, "searchRank", source, "modifiedAt", hash, doc, countries, words, answer)
    select id, name, brand, category, "categoryTag", grade, points, score, popularity, "searchRank", source,
      "modifiedAt", hash, doc, countries, array_to_tsvector(array_remove(string_to_array(tokens, ' '), '')),
      decode(answer, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => withTokens(row, named)))}::jsonb) as row (id bigint, name text, brand text,
      category text, "categoryTag" text, grade text, points integer, score integer, popularity integer, "searchRank" integer, source text,
      "modifiedAt" bigint, hash bigint, doc text, countries text, tokens text, answer text)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, score = excluded.score, popularity = excluded.popularity,
      "searchRank" = excluded."searchRank", source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc,
      countries = coalesce(excluded.countries, food.countries), answer = excluded.answer,
      words = case when ${sql.raw(HAS_SAME_WORDS)} then food.words else excluded.words end
    where ${sql.raw(REPLACE_RULE)} and (not (${sql.raw(HAS_SAME_WORDS)}) or (food.name = excluded.name
      and food.brand is not distinct from excluded.brand and food."searchRank" = excluded."searchRank"))
    returning id`.execute(tx);
  return new Set(stored.map(({ id }) => Number(id)));
}

async function formerFoods(tx: Tx, foods: readonly IndexedFood[]): Promise<Map<number, FormerFood>> {
  const { rows } = await sql<FormerFood>`select ${sql.raw(FORMER_COLUMNS)} from food where id = any(${foods.map(({ id }) => id)})`.execute(
    tx,
  );
  return new Map(rows.map((food) => [food.id, food]));
}

const withTokens = ({ words, answer, ...row }: IndexedFood, named: ReadonlySet<number>) => ({
  ...row,
  tokens: !named.has(row.id) ? SAME_WORDS : row.searchRank === null ? '' : tieredTokens(words, row.searchRank).join(' '),
  answer: answer === null ? null : Buffer.from(answer).toString('hex'),
});

/** One statement may not change a row twice. */
function newestOfEach(foods: readonly IndexedFood[]): IndexedFood[] {
  const newest = new Map<number, IndexedFood>();
  for (const food of foods) {
    const other = newest.get(food.id);
    if (other === undefined || (food.modifiedAt ?? 0) >= (other.modifiedAt ?? 0)) newest.set(food.id, food);
  }
  return [...newest.values()];
}

/** PostgreSQL text cannot hold U+0000, and its JSON reader refuses lone surrogates. */
function withoutNul(food: IndexedFood): IndexedFood {
  const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
  return {
    ...food,
    name: clean(food.name),
    brand: food.brand === null ? null : clean(food.brand),
    category: food.category === null ? null : clean(food.category),
    categoryTag: food.categoryTag === null ? null : clean(food.categoryTag),
    doc: clean(food.doc.replaceAll(String.raw`\u0000`, '')),
  };
}
