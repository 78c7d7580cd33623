/** Stores foods and their search words on SQLite with prepared statements, inside a transaction that somebody else opened. */
import type BetterSqlite3 from 'better-sqlite3';
import { isVocabulary } from '../search/words.ts';
import type { IndexedFood } from './food-row.ts';
import { REPLACE_RULE } from './replace-rule.ts';

/** Emptied when full, so memory stays flat. */
const MAX_REMEMBERED_WORDS = 200_000;

/**
 * @param bulk remember words between calls, which spares a look-up for nearly every word of an import; only for a caller that gives up
 *   when one of its transactions fails, since words of that transaction would be taken for stored
 * @returns a function that stores foods and answers how many were new or changed
 */
export function createSqliteWriter(handle: BetterSqlite3.Database, bulk: boolean): (foods: readonly IndexedFood[]) => number {
  const upsert = handle.prepare(`
    insert into food (id, name, brand, category, "categoryTag", grade, points, popularity, source, "modifiedAt", hash, doc)
    values (@id, @name, @brand, @category, @categoryTag, @grade, @points, @popularity, @source, @modifiedAt, @hash, @doc)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, popularity = excluded.popularity,
      source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc
    where ${REPLACE_RULE}`);
  // One statement for all: FTS5 writes its buffer to disk at the end of every statement within a transaction.
  const index = handle.prepare('insert or replace into "foodText" (rowid, words) select value ->> 0, value ->> 1 from json_each(?)');
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
    // Ascending: FTS5 writes its buffer to disk whenever a row number goes back.
    const changed = foods.toSorted((a, b) => a.id - b.id).filter((food) => upsert.run(food).changes > 0);
    index.run(JSON.stringify(changed.map((food) => [food.id, food.words])));
    addWords.run(JSON.stringify(freshWords(changed)));
    return changed.length;
  };
}
