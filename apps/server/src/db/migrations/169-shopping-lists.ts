import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** A row is an entry, which every row of before is, or a list with a name that entries stand on. */
export const shoppingLists: Migration = {
  name: '169-shopping-lists',
  async up(tx) {
    await sql`alter table "shoppingEntry" add column kind text not null default 'entry'`.execute(tx);
  },
};
