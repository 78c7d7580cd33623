import { sql } from 'kysely';

import type { Db } from '../../db/db.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;
export type Trend = { foodId: number; scans: number; favorites: number };

/** Reads what is told of many scans at once. */
export function createInsightsRepository(db: Db) {
  return {
    /** Most scanned since an hour, then most favorited. */
    async mostScanned(sinceHour: number, limit: number): Promise<Trend[]> {
      const { rows } = await sql<Trend>`select counted."foodId", counted.scans, coalesce(f.count, 0) as favorites
        from (select "foodId", sum(count) as scans from "foodScanHour" where hour >= ${sinceHour} group by "foodId") counted
        left join "foodFavorite" f on f."foodId" = counted."foodId"
        order by counted.scans desc, favorites desc, counted."foodId" desc limit ${limit}`.execute(db.read);
      return rows;
    },
    async mostFavorited(limit: number): Promise<Trend[]> {
      const { rows } = await sql<Trend>`select "foodId", 0 as scans, count as favorites from "foodFavorite" order by count desc, "foodId" desc limit ${limit}`.execute(db.read);
      return rows;
    },
    forgetHoursBefore: (hour: number) => db.write((tx) => tx.deleteFrom('foodScanHour').where('hour', '<', hour).execute()),

    newestScans: (memberId: string, limit: number): Promise<Pick<ScanTable, 'foodId' | 'score' | 'contributions' | 'scannedAt'>[]> =>
      db.read.selectFrom('scan').select(['foodId', 'score', 'contributions', 'scannedAt']).where('memberId', '=', memberId)
        .orderBy('scannedAt', 'desc').orderBy('id', 'desc').limit(limit).execute(),

    async allScans(memberId: string): Promise<{ count: number; average: number | null }> {
      const { rows } = await sql<{ count: number; average: number | null }>`select count(*) as count, avg(score) as average from scan where "memberId" = ${memberId}`.execute(db.read);
      return rows[0] ?? { count: 0, average: null };
    },

    async timeZone(memberId: string): Promise<string> {
      const row = await db.read.selectFrom('member').select('timeZone').where('id', '=', memberId).executeTakeFirst();
      return row?.timeZone ?? 'UTC';
    },
  };
}
