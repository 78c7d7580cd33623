/** Stores foods and their search words on SQLite with prepared statements, inside a transaction of the caller. */

import { isVocabulary } from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Tx } from '../../../db/db.ts';
import type { IndexedFood } from './food-row.ts';
import { createTextWriter, tieredTokens } from './food-words.ts';

/** Emptied when full, so memory stays flat. */
const MAX_REMEMBERED_WORDS = 200_000;

/**
 * @param bulk remember words between calls, which spares a look-up for nearly every word of an import; only for a caller that gives up
 *   when one of its transactions fails, since words of that transaction would be taken for stored
 * @returns a function that stores foods and answers how many were new or changed
 */
export function createSqliteWriter(handle: BetterSqlite3.Database, bulk: boolean): (foods: readonly IndexedFood[]) => number {
  const upsert = handle.prepare(`
    insert into food
      (id, name, brand, category, "categoryTag", grade, points, score, popularity, "searchRank", source, "modifiedAt", hash, doc,
        countries)
    values
      (@id, @name, @brand, @category, @categoryTag, @grade, @points, @score, @popularity, @searchRank, @source, @modifiedAt, @hash, @doc,
        @countries)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, score = excluded.score, popularity = excluded.popularity,
      "searchRank" = excluded."searchRank", source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc,
      countries = coalesce(excluded.countries, food.countries)
    where ${REPLACE_RULE}`);
  const former = handle.prepare<[string], { id: number; searchRank: number | null }>(
    'select id, "searchRank" from food where id in (select value from json_each(?))',
  );
  const index = createTextWriter(handle);
  const addWords = handle.prepare('insert or ignore into "foodWord" (word) select value from json_each(?)');
  const remembered = new Set<string>();

  function freshWords(foods: readonly IndexedFood[]): string[] {
    if (!bulk || remembered.size >= MAX_REMEMBERED_WORDS) remembered.clear();
    const fresh: string[] = [];
    for (const { words } of foods) {
      for (const word of words.split(' ')) {
        if (remembered.has(word) || !isVocabulary(word)) continue;
        remembered.add(word);
        fresh.push(word);
      }
    }
    return fresh;
  }

  return (foods) => {
    const ranks = new Map(former.all(JSON.stringify(foods.map(({ id }) => id))).map(({ id, searchRank }) => [id, searchRank]));
    const changed = foods.toSorted((a, b) => a.id - b.id).filter((food) => upsert.run(food).changes > 0);
    // Of several copies of a food the last one stays.
    index([...new Map(changed.map((food) => [food.id, food])).values()], ranks);
    addWords.run(JSON.stringify(freshWords(changed)));
    return changed.length;
  };
}

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
  // Ascending and once each: two processes that store the same foods then never wait for each other in a circle.
  const rows = newestOfEach(foods)
    .map(withoutNul)
    .sort((a, b) => a.id - b.id);
  const words = [...new Set(rows.flatMap((food) => food.words.split(' ')))].filter(isVocabulary).sort();
  await sql`
    insert into "foodWord" select fresh.word from unnest(${words}::text[]) as fresh (word)
    where not exists (select 1 from "foodWord" known where known.word = fresh.word)
    on conflict do nothing`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into food (id, name, brand, category, "categoryTag", grade, points, score,
      popularity, "searchRank", source, "modifiedAt", hash, doc, countries, words)
    select id, name, brand, category, "categoryTag", grade, points, score, popularity, "searchRank", source,
      "modifiedAt", hash, doc, countries, array_to_tsvector(array_remove(string_to_array(tokens, ' '), ''))
    from jsonb_to_recordset(${JSON.stringify(rows.map(withTokens))}::jsonb) as row (id bigint, name text, brand text, category text, "categoryTag" text,
      grade text, points integer, score integer, popularity integer, "searchRank" integer, source text, "modifiedAt" bigint, hash bigint, doc text,
      countries text, tokens text)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, score = excluded.score, popularity = excluded.popularity,
      "searchRank" = excluded."searchRank", source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc,
      countries = coalesce(excluded.countries, food.countries), words = excluded.words
    where ${sql.raw(REPLACE_RULE)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

const withTokens = ({ words, ...row }: IndexedFood) => ({ ...row, tokens: tieredTokens(words, row.searchRank).join(' ') });

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
