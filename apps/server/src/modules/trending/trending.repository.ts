import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

export type TrendingRepository = ReturnType<typeof createTrendingRepository>;
export type TrendingRow = { foodId: number; scans: number; favorites: number };
/** Hours since 1970: from the first on, before the second. */
export type Hours = { from: number; to: number };
export type ScanTotals = { scans: number; average: number | null };

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
    /** All scans of some hours, and the mean score for everyone of their foods. */
    async totals({ from, to }: Hours): Promise<ScanTotals> {
      const { rows } = await sql<{ scans: unknown; points: unknown; judged: unknown }>`
        select sum(s.count) as scans, sum(case when f.score is null then 0 else s.count * f.score end) as points,
          sum(case when f.score is null then 0 else s.count end) as judged
        from "foodScanHour" s left join food f on f.id = s."foodId" where s.hour >= ${from} and s.hour < ${to}`.execute(db.read);
      const [{ scans = 0, points = 0, judged = 0 } = {}] = rows;
      return { scans: Number(scans ?? 0), average: Number(judged ?? 0) === 0 ? null : Number(points) / Number(judged) };
    },
    /** Scans of each food of some hours. */
    async scansOf(foodIds: readonly number[], { from, to }: Hours): Promise<Map<number, number>> {
      if (foodIds.length === 0) return new Map();
      const rows = await db.read
        .selectFrom('foodScanHour')
        .select(({ fn }) => ['foodId', fn.sum('count').as('scans')])
        .where('hour', '>=', from)
        .where('hour', '<', to)
        .where('foodId', 'in', foodIds)
        .groupBy('foodId')
        .execute();
      return new Map(rows.map(({ foodId, scans }) => [Number(foodId), Number(scans)]));
    },
    /** How many members scanned since, by the end of their last day of scanning; counted up to a limit. */
    async peopleSince(time: number, limit: number): Promise<number> {
      const rows = await db.read.selectFrom('scanAllowance').select('memberId').where('endsAt', '>', time).limit(limit).execute();
      return rows.length;
    },
    removeHoursBefore: (hour: number) => db.write((tx) => tx.deleteFrom('foodScanHour').where('hour', '<', hour).execute()),
  };
}
