import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** When a member last sent what they state of a pack to Open Food Facts. */
export const contributions: Migration = {
  name: '153-contributions',
  async up(tx) {
    await sql`alter table submission add column "contributedAt" bigint`.execute(tx);
  },
};
