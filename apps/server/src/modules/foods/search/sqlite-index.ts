/** Food search on SQLite: FTS5 over the tokens of the foods, FTS5 trigrams over the vocabulary. */

import {
  ALIKE_LETTERS,
  allowedErrors,
  type NamedRow as Candidate,
  neighbours,
  type SearchIndex,
  type SearchTerm,
} from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';
import { RANK_STEP } from '../storage/food-words.ts';

export function sqliteSearchIndex(reader: BetterSqlite3.Database): SearchIndex {
  const match = reader.prepare<[string, number], Candidate>(
    `select food.id, name, brand, popularity from "foodText" cross join food on food.id = "foodText".rowid % ${RANK_STEP}
      where "foodText" match ? order by "foodText".rowid limit ?`,
  );
  const spelled = reader.prepare<[string], string>('select word from "foodWord" where word in (select value from json_each(?))').pluck();
  const alike = reader
    .prepare<[string, string, number, number], string>(
      'select word from "foodWord" where word >= ? and word < ? and length(word) between ? and ?',
    )
    .pluck();
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
    similarWords: async (word) => {
      const found = spelled.all(JSON.stringify(neighbours(word)));
      const errors = allowedErrors(word);
      const start = word.slice(0, ALIKE_LETTERS);
      if (errors > 1) found.push(...alike.all(start, after(start), word.length - errors, word.length + errors));
      return found;
    },
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
