import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How often foods changed, on SQLite: what search holds in memory stays right until then, whatever else is written meanwhile. */
export const catalogueCount: Migration = {
  name: '173-catalogue-count',
  async up(tx, dialect) {
    if (dialect === 'postgres') return;
    await sql`create table "catalogueCount" (id integer primary key, changes integer not null)`.execute(tx);
    await sql`insert into "catalogueCount" (id, changes) values (1, 0)`.execute(tx);
  },
};
