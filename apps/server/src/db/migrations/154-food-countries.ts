import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Where a food is sold, as far as its source names countries that have packs. Filled by imports and look-ups. */
export const foodCountries: Migration = {
  name: '154-food-countries',
  async up(tx) {
    await sql`alter table food add column countries text`.execute(tx);
    await sql`create index "foodCountries" on food (countries, id) where countries is not null`.execute(tx);
  },
};
