import type { Db } from '../../db/db.ts';
import type { ScanTable } from '../../db/schema/tracking.ts';

export type Basis = NonNullable<ScanTable['basis']>;
export type ScanBasisRepository = ReturnType<typeof createScanBasisRepository>;

/** Scans of which it is not kept what their score rests on. */
export function createScanBasisRepository(db: Db) {
  return {
    /** Foods of such scans of a member. */
    async openFoods(memberId: string, limit: number): Promise<number[]> {
      const rows = await db.read
        .selectFrom('scan')
        .select('foodId')
        .distinct()
        .where('memberId', '=', memberId)
        .where('basis', 'is', null)
        .limit(limit)
        .execute();
      return rows.map(({ foodId }) => foodId);
    },

    settle: (memberId: string, foods: Readonly<Record<Basis, readonly number[]>>): Promise<void> =>
      db.write(async (tx) => {
        for (const basis of ['nutriscore', 'fallback', 'none'] as const) {
          if (foods[basis].length === 0) continue;
          await tx
            .updateTable('scan')
            .set({ basis })
            .where('memberId', '=', memberId)
            .where('basis', 'is', null)
            .where('foodId', 'in', foods[basis])
            .execute();
        }
      }),
  };
}
