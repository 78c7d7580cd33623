import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * What search reads of each food that it finds, side by side in the order of the index, on SQLite; see
 * docs/decisions/157-search-entries.md. Foods of before get theirs behind the first start, see `jobs/food-reading`, and are read from
 * their rows until then.
 */
export const searchEntries: Migration = {
  name: '176-search-entries',
  async up(tx, dialect) {
    if (dialect === 'postgres') return;
    await sql`create table "searchEntry" (key integer primary key, name text not null, brand text, popularity integer not null,
      score integer, hash integer not null, "hasNoAdditives" integer not null, categories integer not null)`.execute(tx);
    await sql`create table "categoryList" (number integer primary key, tags text not null unique)`.execute(tx);
  },
};
