/** Stores foods and their search words on SQLite with prepared statements, inside a transaction that somebody else opened. */
import type BetterSqlite3 from 'better-sqlite3';
import { isVocabulary } from '../search/words.ts';
import type { IndexedFood } from './food-row.ts';
import { REPLACE_RULE } from './replace-rule.ts';

/** Words seen lately: spares a look-up for nearly every word of an import. Emptied when full, so memory stays flat. */
const MAX_REMEMBERED_WORDS = 200_000;

/** @returns a function that stores foods and answers how many were new or changed */
export function createSqliteWriter(handle: BetterSqlite3.Database): (foods: readonly IndexedFood[]) => number {
  const upsert = handle.prepare(`
    insert into food (id, name, brand, category, "categoryTag", grade, points, popularity, source, "modifiedAt", hash, doc)
    values (@id, @name, @brand, @category, @categoryTag, @grade, @points, @popularity, @source, @modifiedAt, @hash, @doc)
    on conflict (id) do update set name = excluded.name, brand = excluded.brand, category = excluded.category,
      "categoryTag" = excluded."categoryTag", grade = excluded.grade, points = excluded.points, popularity = excluded.popularity,
      source = excluded.source, "modifiedAt" = excluded."modifiedAt", hash = excluded.hash, doc = excluded.doc
    where ${REPLACE_RULE}`);
  const index = handle.prepare('insert or replace into "foodText" (rowid, words) values (?, ?)');
  const addWord = handle.prepare('insert or ignore into "foodWord" (word) values (?)');
  const remembered = new Set<string>();

  function addVocabulary(words: string): void {
    for (const word of words.split(' ')) {
      if (remembered.has(word) || !isVocabulary(word)) continue;
      if (remembered.size >= MAX_REMEMBERED_WORDS) remembered.clear();
      remembered.add(word);
      addWord.run(word);
    }
  }

  return (foods) => {
    let changed = 0;
    // Ascending: FTS5 writes its buffer to disk whenever a row number goes back.
    for (const food of foods.toSorted((a, b) => a.id - b.id)) {
      if (upsert.run(food).changes === 0) continue;
      index.run(food.id, food.words);
      addVocabulary(food.words);
      changed += 1;
    }
    return changed;
  };
}
