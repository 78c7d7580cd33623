import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';
import { inLooks } from '../../lib/in-looks.ts';

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;

/** With a line of a file each, some milliseconds of the process's own thread. */
const SCANS_A_LOOK = 500;

export type RecordKind = 'scanned' | 'bought' | 'eaten';
/** A product that a member scanned, bought or ate. */
/** `amount` of what was eaten, in grams or millilitres; null: one serving. */
export type ProductRecord = { kind: RecordKind; foodId: number; at: number; amount: number | null };

/** Reads what is computed from many scans at once. */
export function createInsightsRepository(db: Db) {
  const newestFirst = (memberId: string) =>
    db.read.selectFrom('scan').where('memberId', '=', memberId).orderBy('scannedAt', 'desc').orderBy('id', 'desc');

  return {
    newestScans: (memberId: string, limit: number): Promise<Pick<ScanTable, 'foodId' | 'score' | 'basis' | 'scannedAt'>[]> =>
      newestFirst(memberId).select(['foodId', 'score', 'basis', 'scannedAt']).limit(limit).execute(),

    /** The same, some at a time. */
    async *scans(memberId: string, limit: number): AsyncGenerator<Pick<ScanTable, 'foodId' | 'score' | 'basis' | 'scannedAt'>[]> {
      let left = limit;
      for await (const rows of inLooks<Pick<ScanTable, 'id' | 'foodId' | 'score' | 'basis' | 'scannedAt'>>(SCANS_A_LOOK, (last) =>
        newestFirst(memberId)
          .select(['id', 'foodId', 'score', 'basis', 'scannedAt'])
          .$if(last !== null, (query) => query.where(sql<boolean>`("scannedAt", id) < (${last?.scannedAt ?? 0}, ${last?.id ?? ''})`))
          .limit(SCANS_A_LOOK)
          .execute(),
      )) {
        yield rows.slice(0, left);
        left -= rows.length;
        if (left <= 0) return;
      }
    },

    /** Those whose score rests on something. */
    judgedScans: (memberId: string, limit: number): Promise<Pick<ScanTable, 'foodId' | 'score' | 'contributions' | 'scannedAt'>[]> =>
      newestFirst(memberId)
        .select(['foodId', 'score', 'contributions', 'scannedAt'])
        .where((or) => or.or([or('basis', 'is', null), or('basis', '<>', 'none')]))
        .limit(limit)
        .execute(),

    /** What a member did with products since a moment, newest first. */
    async records(memberId: string, since: number, limit: number): Promise<ProductRecord[]> {
      const [scanned, bought, eaten] = await Promise.all([
        db.read
          .selectFrom('scan')
          .select(['foodId', 'scannedAt as at'])
          .where('memberId', '=', memberId)
          .where('scannedAt', '>=', since)
          .orderBy('scannedAt', 'desc')
          .limit(limit)
          .execute(),
        db.read
          .selectFrom('purchased')
          .select(['foodId', 'createdAt as at'])
          .where('memberId', '=', memberId)
          .where('createdAt', '>=', since)
          .orderBy('createdAt', 'desc')
          .limit(limit)
          .execute(),
        db.read
          .selectFrom('consumed')
          .select(['foodId', 'createdAt as at', 'amount'])
          .where('memberId', '=', memberId)
          .where('createdAt', '>=', since)
          .orderBy('createdAt', 'desc')
          .limit(limit)
          .execute(),
      ]);
      const records: ProductRecord[] = [
        ...scanned.map(({ foodId, at }) => ({ kind: 'scanned' as const, foodId, at, amount: null })),
        ...bought.map(({ foodId, at }) => ({ kind: 'bought' as const, foodId, at, amount: null })),
        ...eaten.map(({ foodId, at, amount }) => ({ kind: 'eaten' as const, foodId, at, amount })),
      ];
      return records.sort((one, other) => other.at - one.at).slice(0, limit);
    },

    async timeZone(memberId: string): Promise<string> {
      const row = await db.read.selectFrom('member').select('timeZone').where('id', '=', memberId).executeTakeFirst();
      return row?.timeZone ?? 'UTC';
    },
  };
}
