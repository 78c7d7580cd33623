import type { ActivitySummary } from '@labelwise/contracts/scans';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** PostgreSQL answers counts and means as text. */
type Row = Record<'scans' | 'products' | 'average' | 'favorites' | 'purchased' | 'activities', number | string | null>;

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

/**
 * Counts over a member's scans and lists, in one trip. The average is of different products, the newest score of each; scores that rest
 * on nothing are not in it.
 */
export function createActivityRepository(db: Db) {
  return {
    async summary(memberId: string): Promise<ActivitySummary> {
      const { rows } = await sql<Row>`select
        (select count(*) from scan where "memberId" = ${memberId}) as scans,
        (select count(distinct "foodId") from scan where "memberId" = ${memberId}) as products,
        (select avg(score) from (
          select score, row_number() over (partition by "foodId" order by "scannedAt" desc, id desc) as place
          from scan where "memberId" = ${memberId} and coalesce(basis, '') <> 'none') as judged where place = 1) as average,
        (select count(*) from favorite where "memberId" = ${memberId}) as favorites,
        (select count(*) from purchased where "memberId" = ${memberId}) as purchased,
        (select count(*) from (
          select "foodId" from scan where "memberId" = ${memberId}
          union select "foodId" from favorite where "memberId" = ${memberId}
          union select "foodId" from purchased where "memberId" = ${memberId}) as every) as activities`.execute(db.read);
      const [row] = rows;
      const count = (value: number | string | null | undefined) => Number(value ?? 0);
      const average = row?.average ?? null;
      return {
        scans: count(row?.scans),
        products: count(row?.products),
        averageScore: average === null ? null : Math.round(Number(average) * 10) / 10,
        favorites: count(row?.favorites),
        purchased: count(row?.purchased),
        activities: count(row?.activities),
      };
    },
  };
}
