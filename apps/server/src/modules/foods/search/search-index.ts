/** Food search on SQLite: FTS5 over the words of the foods, FTS5 trigrams over the vocabulary. */

import {
  ALIKE_LETTERS,
  allowedErrors,
  type NamedRow as Candidate,
  neighbours,
  type SearchIndex,
  type SearchTerm,
} from '@labelwise/domain/food-search';
import type { PostgresDb, SqliteDb } from '../../../db/db.ts';

export function sqliteSearchIndex(db: SqliteDb): SearchIndex {
  const match = db.reader.prepare<[string, number], { id: number }>('select rowid as id from "foodText" where "foodText" match ? limit ?');
  const spelled = db.reader.prepare<[string], { word: string }>(
    'select word from "foodWord" where word in (select value from json_each(?))',
  );
  const beginning = db.reader.prepare<[string, string, number, number], { word: string }>(
    'select word from "foodWord" where word >= ? and word < ? and length(word) between ? and ?',
  );
  const containing = db.reader.prepare<[string, number], { word: string }>(
    'select word from "foodTrigram" where "foodTrigram" match ? order by length(word) limit ?',
  );
  const rows = db.reader.prepare<[string], Candidate>(
    'select id, name, brand, popularity from food where id in (select value from json_each(?))',
  );
  return {
    match: async (terms, limit) => match.all(terms.map(toFts).join(' AND '), limit).map((row) => row.id),
    similarWords: async (word) => {
      const found = spelled.all(JSON.stringify(neighbours(word)));
      const errors = allowedErrors(word);
      const start = word.slice(0, ALIKE_LETTERS);
      if (errors > 1) found.push(...beginning.all(start, `${start}\u{10ffff}`, word.length - errors, word.length + errors));
      return found.map((row) => row.word);
    },
    wordsWith: async (part, limit) => containing.all(quote(part), limit).map((row) => row.word),
    rows: async (ids) => rows.all(JSON.stringify(ids)),
  };
}

/** Words hold letters and digits only; quoted all the same, as FTS5 has words of its own (AND, NEAR). */
const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

function toFts({ anyOf, prefix }: SearchTerm): string {
  const parts = anyOf.map(quote);
  if (prefix !== null) parts.push(`${quote(prefix)} *`);
  return `(${parts.join(' OR ')})`;
}

/** Food search on PostgreSQL: a tsvector with a GIN index over the words of the foods, pg_trgm over the vocabulary. */

export function postgresSearchIndex({ ask }: PostgresDb): SearchIndex {
  const wordsOf = (rows: readonly { word: string }[]): string[] => rows.map(({ word }) => word);
  return {
    async match(terms, limit) {
      const text = 'select id from food where words @@ $1::text::tsquery limit $2';
      return (await ask<{ id: number }>(text, [terms.map(toTsquery).join(' & '), limit])).map(({ id }) => id);
    },
    async similarWords(word) {
      const errors = allowedErrors(word);
      const spelled = 'select word from "foodWord" where word = any($1)';
      if (errors < 2) return wordsOf(await ask(spelled, [neighbours(word)]));
      const text = `${spelled} union all select word from "foodWord" where word like $2 and length(word) between $3 and $4`;
      const start = `${word.slice(0, ALIKE_LETTERS)}%`;
      return wordsOf(await ask(text, [neighbours(word), start, word.length - errors, word.length + errors]));
    },
    wordsWith: async (part, limit) =>
      wordsOf(await ask('select word from "foodWord" where word like $1 order by length(word) limit $2', [`%${part}%`, limit])),
    rows: (ids) => ask<Candidate>('select id, name, brand, popularity from food where id = any($1)', [ids]),
  };
}

/** Words hold letters and digits only; quoted all the same, as the query language has signs of its own. */
const quoteLexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;

function toTsquery({ anyOf, prefix }: SearchTerm): string {
  const parts = anyOf.map(quoteLexeme);
  if (prefix !== null) parts.push(`${quoteLexeme(prefix)}:*`);
  return `(${parts.join(' | ')})`;
}
