/** Food search on SQLite: FTS5 over the words of the foods, FTS5 trigrams over the vocabulary. */
import type { SqliteDb } from '../../../db/db.ts';
import type { SearchIndex, SearchTerm } from './food-search.ts';
import { neighbours, SPELLED_OUT_LENGTH, trigrams } from './near-words.ts';
import type { Candidate } from './rank.ts';

const SIMILAR_LIMIT = 200;

export function sqliteSearchIndex(db: SqliteDb): SearchIndex {
  const match = db.reader.prepare<[string, number], { id: number }>(
    'select rowid as id from "foodText" where "foodText" match ? limit ?',
  );
  const spelled = db.reader.prepare<[string], { word: string }>(
    'select word from "foodWord" where word in (select value from json_each(?))',
  );
  const byTrigram = db.reader.prepare<[string, number], { word: string }>(
    'select w.word from "foodTrigram" t join "foodWord" w on w.number = t.rowid where "foodTrigram" match ? order by rank limit ?',
  );
  const rows = db.reader.prepare<[string], Candidate>(
    'select id, name, brand, popularity from food where id in (select value from json_each(?))',
  );
  return {
    match: async (terms, limit) => match.all(terms.map(toFts).join(' AND '), limit).map((row) => row.id),
    similarWords: async (word) => {
      const found = word.length <= SPELLED_OUT_LENGTH
        ? spelled.all(JSON.stringify(neighbours(word)))
        : byTrigram.all(trigrams(word).map(quote).join(' OR '), SIMILAR_LIMIT);
      return found.map((row) => row.word);
    },
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
