import type { Db } from '../../../db/db.ts';

/**
 * A number that changes whenever any food changes: what was read after it was asked for holds as long as it stays. `null` where nobody
 * counts, on PostgreSQL, and where records wait, of which foods are made meanwhile.
 */
export type CatalogueClock = () => Promise<number | null>;

export function createCatalogueClock(db: Db): CatalogueClock {
  if (db.dialect === 'postgres') return async () => null;
  const clock = db.reader
    .prepare<[], number>('select number from "foodTextClock" where id = 1 and not exists (select 1 from "foodRecord")')
    .pluck();
  return async () => clock.get() ?? null;
}
