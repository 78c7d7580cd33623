/** How the search words of foods are stored: what writers and readers of the two indexes agree on. */

import { indexTokens, isVocabulary } from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/db.ts';
import { countFoodChange } from './catalogue-count.ts';
import { type StoredFood, wordsOfRow } from './food-row.ts';
import { RANK_STEP, storeEntries } from './search-entries.ts';

/** PostgreSQL: tokens carry the tier of their food. */
export const TIERS = 32;
/** Ranks of a tier; the best foods have about 1700, see `staticRank`. */
const TIER_WIDTH = 40;
const BEST_RANK = 1720;

/** 0 for the best foods. */
const tierOf = (rank: number): number => Math.min(TIERS - 1, Math.max(0, Math.ceil((rank - BEST_RANK) / TIER_WIDTH)));

/** Characters for private use stand before a token; see `indexTokens` for others. */
export const inTier = (tier: number, token: string): string => String.fromCodePoint(0xe100 + tier) + token;

/** What is stored of a food, by its plain words. */
export const tokensOf = (words: string): string[] => indexTokens(words === '' ? [] : words.split(' '));

export const tieredTokens = (words: string, rank: number): string[] => tokensOf(words).map((token) => inTier(tierOf(rank), token));

type Ranked = { readonly id: number; readonly searchRank: number; readonly words: string };

/** Puts foods into the index of SQLite. @param former ranks under which foods are in it; `null` for those of an earlier version */
export function createTextWriter(
  handle: BetterSqlite3.Database,
): (foods: readonly Ranked[], former: ReadonlyMap<number, number | null>) => void {
  const remove = handle.prepare(
    `delete from "foodText" where rowid in (select (value ->> 0) * ${RANK_STEP} + (value ->> 1) from json_each(?))`,
  );
  // One statement for all: FTS5 writes its buffer to disk at the end of every statement within a transaction.
  const add = handle.prepare(
    `insert or replace into "foodText" (rowid, words) select (value ->> 0) * ${RANK_STEP} + (value ->> 1), value ->> 2 from json_each(?)`,
  );
  return (foods, former) => {
    const moved = foods.flatMap(({ id, searchRank }) => {
      const rank = former.get(id);
      return rank === undefined || rank === searchRank ? [] : [[rank ?? 0, id]];
    });
    if (moved.length > 0) remove.run(JSON.stringify(moved));
    // Ascending: FTS5 writes its buffer to disk whenever a row number goes back.
    const sorted = foods.toSorted((one, other) => one.searchRank - other.searchRank || one.id - other.id);
    add.run(JSON.stringify(sorted.map(({ id, searchRank, words }) => [searchRank, id, tokensOf(words).join(' ')])));
  };
}

/** Emptied when full, so memory stays flat. */
const MAX_REMEMBERED_WORDS = 200_000;
type Worded = { readonly words: string };

/** Adds words to the vocabulary of SQLite. @param bulk remember them between calls, for who gives up when a transaction fails */
export function createWordWriter(handle: BetterSqlite3.Database, bulk: boolean): (foods: readonly Worded[]) => void {
  const add = handle.prepare('insert or ignore into "foodWord" (word) select value from json_each(?)');
  const remembered = new Set<string>();
  return (foods) => {
    if (!bulk || remembered.size >= MAX_REMEMBERED_WORDS) remembered.clear();
    const fresh = [...new Set(foods.flatMap(({ words }) => words.split(' ')))].filter(
      (word) => !remembered.has(word) && isVocabulary(word),
    );
    for (const word of fresh) remembered.add(word);
    if (fresh.length > 0) add.run(JSON.stringify(fresh));
  };
}

export async function addWordsOnPostgres(tx: Tx, foods: readonly Worded[]): Promise<void> {
  const words = [...new Set(foods.flatMap((food) => food.words.split(' ')))].filter(isVocabulary).sort();
  if (words.length === 0) return;
  await sql`
    insert into "foodWord" select fresh.word from unnest(${words}::text[]) as fresh (word)
    where not exists (select 1 from "foodWord" known where known.word = fresh.word)
    on conflict do nothing`.execute(tx);
}

type Nameless = Pick<StoredFood, 'id' | 'name' | 'brand' | 'popularity' | 'searchRank'>;

/** Indexes foods that an earlier version stored, within a transaction; those that are indexed already stay as they are. */
export function createReindexer(db: Db): (tx: Tx, rows: readonly Nameless[]) => Promise<void> {
  const write = db.dialect === 'sqlite' ? createTextWriter(db.writer) : null;
  const addWords = db.dialect === 'sqlite' ? createWordWriter(db.writer, false) : null;
  return async (tx, rows) => {
    const foods = rows
      .filter(({ searchRank }) => searchRank === null)
      .map(({ id, name, brand, popularity }) => ({ id, ...wordsOfRow({ name, brand, popularity }) }));
    if (foods.length === 0) return;
    if (write !== null) {
      const { rows: fresh } = await sql<{ id: number }>`
        update food set "searchRank" = fresh.value ->> 1 from json_each(${JSON.stringify(foods.map(({ id, searchRank }) => [id, searchRank]))}) as fresh
        where food.id = (fresh.value ->> 0) and food."searchRank" is null returning id`.execute(tx);
      const ids = new Set(fresh.map(({ id }) => id));
      const named = foods.filter(({ id }) => ids.has(id));
      write(named, new Map(fresh.map(({ id }) => [id, null])));
      addWords?.(named);
      if (named.length === 0) return;
      await storeEntries(
        tx,
        named.map(({ id }) => id),
      );
      await countFoodChange(tx, db.dialect);
      return;
    }
    await addWordsOnPostgres(tx, foods);
    const sorted = foods
      .toSorted((one, other) => one.id - other.id)
      .map((food) => ({ ...food, tokens: tieredTokens(food.words, food.searchRank).join(' ') }));
    await sql`
      update food set "searchRank" = fresh."searchRank", words = array_to_tsvector(array_remove(string_to_array(fresh.tokens, ' '), ''))
      from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as fresh (id bigint, "searchRank" integer, tokens text)
      where food.id = fresh.id and food."searchRank" is null`.execute(tx);
  };
}
