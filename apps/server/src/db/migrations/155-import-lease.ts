import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Which process takes the daily changes, so that of several one works. */
export const importLease: Migration = {
  name: '155-import-lease',
  async up(tx) {
    await sql`create table "importLease" (name text primary key, holder text not null, until bigint not null)`.execute(tx);
  },
};
