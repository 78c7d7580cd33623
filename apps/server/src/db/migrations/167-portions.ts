import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How much was eaten, in grams or millilitres; null: one serving, which every note of before means. */
export const portions: Migration = {
  name: '167-portions',
  async up(tx) {
    await sql`alter table consumed add column amount double precision`.execute(tx);
  },
};
