import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

export type TrendingRepository = ReturnType<typeof createTrendingRepository>;
export type TrendingRow = { foodId: number; scans: number; favorites: number };

/** SQL for trending: the counts of scans by the hour and of favorites, which name no member. */
export function createTrendingRepository(db: Db) {
  return {
    /** Most scanned since an hour, then most favorited. */
    async mostScanned(sinceHour: number, limit: number): Promise<TrendingRow[]> {
      const { rows } = await sql<TrendingRow>`select counted."foodId", counted.scans, coalesce(f.count, 0) as favorites
        from (select "foodId", sum(count) as scans from "foodScanHour" where hour >= ${sinceHour} group by "foodId") counted
        left join "foodFavorite" f on f."foodId" = counted."foodId"
        order by counted.scans desc, favorites desc, counted."foodId" desc limit ${limit}`.execute(db.read);
      return rows;
    },
    async mostFavorited(limit: number): Promise<TrendingRow[]> {
      const { rows } =
        await sql<TrendingRow>`select "foodId", 0 as scans, count as favorites from "foodFavorite" order by count desc, "foodId" desc limit ${limit}`.execute(
          db.read,
        );
      return rows;
    },
    removeHoursBefore: (hour: number) => db.write((tx) => tx.deleteFrom('foodScanHour').where('hour', '<', hour).execute()),
  };
}
