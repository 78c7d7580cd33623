import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * How far each vocabulary has come in reading the catalogue, and what the score of a scan rests on: `none` is in no average. Of a scan
 * made before this step it is known where its ledger shows it; of the others it is settled when it is first asked for.
 */
export const foodReading: Migration = {
  name: '144-food-reading',
  async up(tx) {
    await sql`create table "foodReading" (
      vocabulary text primary key, position bigint not null, checked bigint not null, changed bigint not null, failed bigint not null,
      "claimedBy" text, "claimedUntil" bigint not null, "updatedAt" bigint not null, "finishedAt" bigint)`.execute(tx);
    await sql`alter table scan add column basis text`.execute(tx);
    await sql`update scan set basis = 'nutriscore' where contributions like '%"base.nutriscore"%'`.execute(tx);
    await sql`update scan set basis = 'fallback' where basis is null
      and (contributions like '%"fallback.nova"%' or contributions like '%"fallback.nutriscore"%')`.execute(tx);
  },
};
