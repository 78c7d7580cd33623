import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;

export type RecordKind = 'scanned' | 'bought' | 'eaten';
/** A product that a member scanned, bought or ate. */
/** `amount` of what was eaten, in grams or millilitres; null: one serving. */
export type ProductRecord = { kind: RecordKind; foodId: number; at: number; amount: number | null };

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

    /** What a member did with products since a moment, newest first. */
    // PostgreSQL takes a bare null in a union for text.
    async records(memberId: string, since: number, limit: number): Promise<ProductRecord[]> {
      const { rows } = await sql<ProductRecord>`
        select * from (
          select 'scanned' as kind, "foodId", "scannedAt" as at, cast(null as double precision) as amount
          from scan where "memberId" = ${memberId} and "scannedAt" >= ${since}
          union all
          select 'bought' as kind, "foodId", "createdAt" as at, cast(null as double precision) as amount
          from purchased where "memberId" = ${memberId} and "createdAt" >= ${since}
          union all
          select 'eaten' as kind, "foodId", "createdAt" as at, amount
          from consumed where "memberId" = ${memberId} and "createdAt" >= ${since}
        ) as done order by at desc limit ${limit}`.execute(db.read);
      return rows.map(({ kind, foodId, at, amount }) => ({ kind, foodId: Number(foodId), at: Number(at), amount }));
    },

    async timeZone(memberId: string): Promise<string> {
      const row = await db.read.selectFrom('member').select('timeZone').where('id', '=', memberId).executeTakeFirst();
      return row?.timeZone ?? 'UTC';
    },
  };
}
