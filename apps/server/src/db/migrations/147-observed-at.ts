import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** When a subscription's snapshot held, and the event that it comes from, under the names that the code has for them. */
export const observedAt: Migration = {
  name: '147-observed-at',
  async up(tx) {
    await sql`alter table subscription rename column "toldAt" to "observedAt"`.execute(tx);
    await sql`alter table subscription rename column "toldBy" to "eventId"`.execute(tx);
  },
};
