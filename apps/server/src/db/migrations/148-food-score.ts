import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The score for everyone as a column, and an index that sorts and counts a category by it. The catalogue is scored behind the first
 * start: see `jobs/food-reading`.
 */
export const foodScore: Migration = {
  name: '148-food-score',
  async up(tx) {
    await sql`alter table food add column score integer`.execute(tx);
    await sql`create index "foodScore" on food ("categoryTag", score) where "categoryTag" is not null`.execute(tx);
  },
};
