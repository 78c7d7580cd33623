import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The answer of a look-up in the row of its food, and what waits to be indexed by its name or to be read. Foods of before are read again
 * behind the first start: see `jobs/food-reading`.
 */
export const readyAnswers: Migration = {
  name: '170-ready-answers',
  async up(tx, dialect) {
    await sql`alter table food add column answer ${sql.raw(dialect === 'sqlite' ? 'blob' : 'bytea')}`.execute(tx);
    // Else rows that have one would be compressed, and taken apart at each look-up.
    if (dialect === 'postgres') await sql`alter table food set (toast_tuple_target = 8128)`.execute(tx);
    await sql`create table "foodQueue" (step integer not null, id bigint not null, primary key (step, id)) ${sql.raw(dialect === 'sqlite' ? 'without rowid' : '')}`.execute(
      tx,
    );
  },
};
