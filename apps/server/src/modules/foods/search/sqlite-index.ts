/** Food search on SQLite: FTS5 over the tokens of the foods, FTS5 trigrams over the vocabulary. */

import type { NamedRow as Candidate, SearchIndex, SearchTerm } from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';
import { RANK_STEP } from '../storage/food-words.ts';
import { createSqliteVocabulary } from './sqlite-vocabulary.ts';

/** `name: null`: not in "foodTextName" yet. */
type Match = readonly [id: number, name: string | null, brand: string | null, popularity: number];

export function sqliteSearchIndex(reader: BetterSqlite3.Database): SearchIndex {
  const match = reader
    .prepare<[string, number], Match>(
      `select "foodText".rowid % ${RANK_STEP}, name, brand, popularity
        from "foodText" left join "foodTextName" on place = "foodText".rowid
        where "foodText" match ? order by "foodText".rowid limit ?`,
    )
    .raw();
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
  const rowsOf = (ids: readonly number[]): Candidate[] => rows.all(JSON.stringify(ids));

  /** In the order of the matches, with rows in place of names that are not entered yet. */
  function named(matches: readonly Match[]): Candidate[] {
    const missing = matches.filter(([, name]) => name === null).map(([id]) => id);
    const others = new Map((missing.length === 0 ? [] : rowsOf(missing)).map((row) => [row.id, row]));
    return matches.flatMap(([id, name, brand, popularity]) => (name === null ? (others.get(id) ?? []) : { id, name, brand, popularity }));
  }

  return {
    match: async (terms, limit) => named(match.all(terms.map(toFts).join(' AND '), limit)),
    similarWords: async (word, limit) => nearWords(word, limit),
    wordsFrom: async (start, limit) => beginning.all(start, after(start), limit),
    wordsWith: async (part, limit) => containing.all(quote(part), limit),
    rows: async (ids) => rowsOf(ids),
  };
}

/** What comes after every word that begins so. */
const after = (start: string): string => `${start}\u{10ffff}`;

/** Words hold letters and digits only; quoted all the same, as FTS5 has words of its own (AND, NEAR). */
const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

const toFts = (term: SearchTerm): string => `(${term.map(quote).join(' OR ')})`;
