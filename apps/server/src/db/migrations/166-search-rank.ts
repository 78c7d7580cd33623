import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Where a food stands in search whatever is asked. The catalogue is indexed behind the first start: see `jobs/food-reading`. Until then
 * foods are found by whole words, in the order of before.
 */
export const searchRank: Migration = {
  name: '166-search-rank',
  async up(tx) {
    await sql`alter table food add column "searchRank" integer`.execute(tx);
  },
};
