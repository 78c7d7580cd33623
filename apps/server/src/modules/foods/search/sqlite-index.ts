/** Food search on SQLite: FTS5 over the tokens of the foods, FTS5 trigrams over the vocabulary. */

import type { NamedRow as Candidate, SearchIndex, SearchTerm } from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';
import { RANK_STEP } from '../storage/search-entries.ts';
import { createSqliteVocabulary } from './sqlite-vocabulary.ts';

/** What an entry of the index says beside what ranks its food; see `storage/search-entries.ts`. `score: null`: its row has to be read. */
export type SearchEntry = Candidate & {
  readonly score: number | null;
  readonly hasNoAdditives: 0 | 1;
  /** The number of a list. */
  readonly categories: number;
};
/** A food that an earlier version stored has no entry. */
type Matched = SearchEntry | { readonly id: number; readonly name: null };

/** Values at which SQLite's planner does not look; see `withTypes` in `db/question.ts`. */
const TEXT = 'cast(? as text)';
const NUMBER = 'cast(? as integer)';

/** @param onEntry called with what else is known of each food that is found */
export function sqliteSearchIndex(reader: BetterSqlite3.Database, onEntry: (entry: SearchEntry) => void = () => undefined): SearchIndex {
  const matched = reader.prepare<[string, number], Matched>(
    `select "foodText".rowid % ${RANK_STEP} as id, name, brand, popularity, score, "hasNoAdditives", categories
      from "foodText" left join "searchEntry" on key = "foodText".rowid
      where "foodText" match ${TEXT} order by "foodText".rowid limit ${NUMBER}`,
  );
  const nearWords = createSqliteVocabulary(reader);
  const beginning = reader
    .prepare<[string, string, number], string>(
      `select word from "foodWord" where word >= ${TEXT} and word < ${TEXT} order by length(word) limit ${NUMBER}`,
    )
    .pluck();
  const containing = reader
    .prepare<[string, number], string>(
      `select word from "foodTrigram" where "foodTrigram" match ${TEXT} order by length(word) limit ${NUMBER}`,
    )
    .pluck();
  const stored = reader.prepare<[string], Candidate>(
    'select id, name, brand, popularity from food where id in (select value from json_each(?))',
  );
  const rows = (ids: readonly number[]): Candidate[] => stored.all(JSON.stringify(ids));

  function match(terms: readonly SearchTerm[], limit: number): Candidate[] {
    const found = matched.all(terms.map(toFts).join(' AND '), limit);
    const bare = found.flatMap((food) => (food.name === null ? food.id : []));
    const others = new Map(bare.length === 0 ? [] : rows(bare).map((food) => [food.id, food]));
    return found.flatMap((food) => {
      if (food.name === null) return others.get(food.id) ?? [];
      onEntry(food);
      return food;
    });
  }

  return {
    match: async (terms, limit) => match(terms, limit),
    similarWords: async (word, limit) => nearWords(word, limit),
    wordsFrom: async (start, limit) => beginning.all(start, after(start), limit),
    wordsWith: async (part, limit) => containing.all(quote(part), limit),
    rows: async (ids) => rows(ids),
  };
}

/** What comes after every word that begins so. */
const after = (start: string): string => `${start}\u{10ffff}`;

/** Words hold letters and digits only; quoted all the same, as FTS5 has words of its own (AND, NEAR). */
const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

const toFts = (term: SearchTerm): string => `(${term.map(quote).join(' OR ')})`;
