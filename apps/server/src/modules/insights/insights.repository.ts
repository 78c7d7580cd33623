import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;

/** Reads what is computed from many scans at once. */
export function createInsightsRepository(db: Db) {
  return {
    newestScans: (memberId: string, limit: number): Promise<Pick<ScanTable, 'foodId' | 'score' | 'basis' | 'scannedAt'>[]> =>
      db.read
        .selectFrom('scan')
        .select(['foodId', 'score', 'basis', 'scannedAt'])
        .where('memberId', '=', memberId)
        .orderBy('scannedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Those whose score rests on something. */
    judgedScans: (memberId: string, limit: number): Promise<Pick<ScanTable, 'foodId' | 'score' | 'contributions' | 'scannedAt'>[]> =>
      db.read
        .selectFrom('scan')
        .select(['foodId', 'score', 'contributions', 'scannedAt'])
        .where('memberId', '=', memberId)
        .where((or) => or.or([or('basis', 'is', null), or('basis', '<>', 'none')]))
        .orderBy('scannedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** How many of those there are, and the mean over their different products, the newest score of each. */
    async allJudged(memberId: string): Promise<{ count: number; average: number | null }> {
      const { rows } = await sql<{ count: number; average: number | null }>`
        select count(*) as count, avg(case when place = 1 then score end) as average from (
          select score, row_number() over (partition by "foodId" order by "scannedAt" desc, id desc) as place
          from scan where "memberId" = ${memberId} and coalesce(basis, '') <> 'none') as judged`.execute(db.read);
      return rows[0] ?? { count: 0, average: null };
    },

    async timeZone(memberId: string): Promise<string> {
      const row = await db.read.selectFrom('member').select('timeZone').where('id', '=', memberId).executeTakeFirst();
      return row?.timeZone ?? 'UTC';
    },
  };
}
