import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Shelves of which somebody has foods, once each. To find that out, every scan wrote its row into an index by shelf, which is a page
 * anywhere in the file for each. A process of the release before finds the same by reading on, while it still runs.
 */
export const watchedShelves: Migration = {
  name: '175-watched-shelves',
  async up(tx) {
    await sql`create table "watchedShelf" ("categoryTag" text primary key)`.execute(tx);
    await sql`insert into "watchedShelf" ("categoryTag")
      select distinct "categoryTag" from "watchedFood" where "categoryTag" is not null`.execute(tx);
    await sql`drop index "watchedFoodShelf"`.execute(tx);
  },
};
