/** Food search on SQLite: FTS5 over the tokens of the foods, FTS5 trigrams over the vocabulary. */

import type { NamedRow as Candidate, SearchIndex, SearchTerm } from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';
import { RANK_STEP } from '../storage/food-words.ts';
import { createSqliteVocabulary } from './sqlite-vocabulary.ts';

export function sqliteSearchIndex(reader: BetterSqlite3.Database): SearchIndex {
  const match = reader.prepare<[string, number], Candidate>(
    `select food.id, name, brand, popularity from "foodText" cross join food on food.id = "foodText".rowid % ${RANK_STEP}
      where "foodText" match ? order by "foodText".rowid limit ?`,
  );
  const nearWords = createSqliteVocabulary(reader);
  const beginning = reader
    .prepare<[string, string, number], string>('select word from "foodWord" where word >= ? and word < ? order by length(word) limit ?')
    .pluck();
  const containing = reader
    .prepare<[string, number], string>('select word from "foodTrigram" where "foodTrigram" match ? order by length(word) limit ?')
    .pluck();
  const rows = reader.prepare<[string], Candidate>(
    'select id, name, brand, popularity from food where id in (select value from json_each(?))',
  );
  return {
    match: async (terms, limit) => match.all(terms.map(toFts).join(' AND '), limit),
    similarWords: async (word, limit) => nearWords(word, limit),
    wordsFrom: async (start, limit) => beginning.all(start, after(start), limit),
    wordsWith: async (part, limit) => containing.all(quote(part), limit),
    rows: async (ids) => rows.all(JSON.stringify(ids)),
  };
}

/** What comes after every word that begins so. */
const after = (start: string): string => `${start}\u{10ffff}`;

/** Words hold letters and digits only; quoted all the same, as FTS5 has words of its own (AND, NEAR). */
const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

const toFts = (term: SearchTerm): string => `(${term.map(quote).join(' OR ')})`;
