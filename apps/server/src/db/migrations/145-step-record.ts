import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * From this step on Kysely records which steps a database has. Versions before it look into the table "migration": what it holds now makes
 * them say that the database is newer than they are.
 */
export const stepRecord: Migration = {
  name: '145-step-record',
  async up(tx) {
    await sql`create table migration (name text primary key, "appliedAt" bigint not null)`.execute(tx);
    await sql`insert into migration (name, "appliedAt") values ('145-step-record', 0)`.execute(tx);
  },
};
