import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Scans of one food of a member, and those that have no basis yet, which are nearly none: to find either every scan was read. Who has many
 * millions of scans on PostgreSQL makes both before the update, with `concurrently`.
 */
export const scanIndexes: Migration = {
  name: '172-scan-indexes',
  async up(tx) {
    await sql`create index if not exists "scanFood" on scan ("memberId", "foodId", "scannedAt")`.execute(tx);
    await sql`create index if not exists "scanWithoutBasis" on scan ("memberId", "foodId") where basis is null`.execute(tx);
  },
};
