/** Food search on PostgreSQL: a tsvector with a GIN index over the tokens of the foods, pg_trgm over the vocabulary. */

import {
  ALIKE_LETTERS,
  allowedErrors,
  type NamedRow as Candidate,
  nearest,
  neighbours,
  type SearchIndex,
  type SearchTerm,
} from '@labelwise/domain/food-search';
import type { PostgresDb } from '../../../db/db.ts';
import { inTier, TIERS } from '../storage/food-words.ts';

/**
 * A GIN index gives rows in no order. Every token is stored with the tier of its food, and tiers are asked one after the other, the best
 * first, in one statement that ends when it has enough. The last question finds foods that an earlier version stored.
 */
const MATCH = `select part.* from unnest($2::text[]) as tier (question) cross join lateral (
  select id, name, brand, popularity from food where words @@ tier.question::tsquery order by "searchRank", id limit $1::int) part limit $1::int`;

export function postgresSearchIndex({ ask }: PostgresDb): SearchIndex {
  const words = async (text: string, values: readonly unknown[]): Promise<string[]> =>
    (await ask<{ word: string }>(text, values)).map(({ word }) => word);

  return {
    match(terms, limit) {
      const questions = [...Array.from({ length: TIERS }, (_, tier) => toTsquery(terms, tier)), toTsquery(terms, null)];
      return ask<Candidate>(MATCH, [limit, questions]);
    },
    async similarWords(word, limit) {
      const errors = allowedErrors(word);
      const spelled = 'select word from "foodWord" where word = any($1)';
      if (errors < 2) return nearest(word, await words(spelled, [neighbours(word)]), limit);
      const text = `${spelled} union all select word from "foodWord" where word like $2 and length(word) between $3 and $4`;
      const others = [neighbours(word), `${word.slice(0, ALIKE_LETTERS)}%`, word.length - errors, word.length + errors];
      return nearest(word, [...new Set(await words(text, others))], limit);
    },
    wordsFrom: (start, limit) =>
      words('select word from "foodWord" where word like $1 order by length(word) limit $2', [`${start}%`, limit]),
    wordsWith: (piece, limit) =>
      words('select word from "foodWord" where word like $1 order by length(word) limit $2', [`%${piece}%`, limit]),
    rows: (ids) => ask<Candidate>('select id, name, brand, popularity from food where id = any($1)', [ids]),
  };
}

/** Words hold letters and digits only; quoted all the same, as the query language has signs of its own. */
const quoteLexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;

/** @param tier `null` for tokens without one */
function toTsquery(terms: readonly SearchTerm[], tier: number | null): string {
  const lexeme = (token: string) => quoteLexeme(tier === null ? token : inTier(tier, token));
  return terms.map((term) => `(${term.map(lexeme).join(' | ')})`).join(' & ');
}
