/**
 * What search reads of each food that it finds, on SQLite: rows of foods lie six on a page anywhere in a file of gigabytes, entries a
 * hundred on a page in the order of the index. Whoever changes rows brings their entries along, in the same transaction.
 */
import type BetterSqlite3 from 'better-sqlite3';
import { CompiledQuery, sql } from 'kysely';
import type { Tx } from '../../../db/db.ts';
import { FILED_IN_SQL, unpackTags } from './food-doc.ts';
import { CURRENT_READING } from './reading-doc.ts';

/**
 * A row of "foodText" is numbered by static rank and id, so that FTS5, which goes through rows by number, gives the best foods first and
 * ends early; its entry has the same number. Such a number is too large for a double: it is put together and taken apart in SQL. A food
 * that an earlier version stored has rank 0.
 */
export const RANK_STEP = 100_000_000_000_000;

const KEY = `"searchRank" * ${RANK_STEP} + id`;
const CHOSEN = 'id in (select value from json_each(?)) and "searchRank" is not null and json_valid(doc)';
const ADD_LISTS = `insert or ignore into "categoryList" (tags) select distinct ${FILED_IN_SQL.tags} from food where ${CHOSEN}`;
/** Without a score: what the present vocabulary has not read, so that who asks for its score reads it. */
const STORE = `
  insert or replace into "searchEntry" (key, name, brand, popularity, score, hash, "hasNoAdditives", categories)
  select ${KEY}, name, brand, popularity, case when ${FILED_IN_SQL.reading} in (?, ?) then score end, hash,
    coalesce(${FILED_IN_SQL.hasNoAdditives}, 0), (select number from "categoryList" where tags = ${FILED_IN_SQL.tags})
  from food where ${CHOSEN} order by 1`;
const REMOVE = `delete from "searchEntry" where key in (select (value ->> 0) * ${RANK_STEP} + (value ->> 1) from json_each(?))`;

/** A rank and an id. */
export type EntryKey = readonly [rank: number, id: number];

/** Stores the entries of rows as they are now, with prepared statements. @param moved where entries were that are elsewhere now */
export function createEntryWriter(handle: BetterSqlite3.Database): (ids: readonly number[], moved: readonly EntryKey[]) => void {
  const [addLists, store, remove] = [handle.prepare(ADD_LISTS), handle.prepare(STORE), handle.prepare(REMOVE)];
  return (ids, moved) => {
    if (moved.length > 0) remove.run(JSON.stringify(moved));
    const chosen = JSON.stringify(ids);
    addLists.run(chosen);
    store.run(...CURRENT_READING, chosen);
  };
}

/** The same for who writes with a query builder, on SQLite. */
export async function storeEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  const chosen = JSON.stringify(ids);
  await tx.executeQuery(CompiledQuery.raw(ADD_LISTS, [chosen]));
  await tx.executeQuery(CompiledQuery.raw(STORE, [...CURRENT_READING, chosen]));
}

/** Those of the foods that are found and have no entry, as an earlier version left them. */
export async function withoutEntry(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from food where id in (select value from json_each(${JSON.stringify(ids)})) and "searchRank" is not null
      and not exists (select 1 from "searchEntry" where key = ${sql.raw(KEY)})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What narrows down foods that are found, by the number of a list of categories, which never stands for another one. */
export function createCategoryLists(reader: BetterSqlite3.Database): (number: number) => readonly string[] {
  const stored = reader.prepare<[number], string>('select tags from "categoryList" where number = ?').pluck();
  const known = new Map<number, readonly string[]>();
  return (number) => {
    const held = known.get(number);
    if (held !== undefined) return held;
    if (known.size >= MAX_LISTS) known.clear();
    const tags = unpackTags(stored.get(number) ?? '');
    known.set(number, tags);
    return tags;
  };
}

/** About 500 bytes each. */
const MAX_LISTS = 20_000;
