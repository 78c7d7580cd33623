import type { Db } from '../../../db/db.ts';

/**
 * A number that changes whenever anybody else writes to the database: what was read after it was asked for holds as long as it stays.
 * `null` where nobody counts, on PostgreSQL, and where records wait, of which foods are made meanwhile.
 */
export type CatalogueClock = () => Promise<number | null>;

export function createCatalogueClock(db: Db): CatalogueClock {
  if (db.dialect === 'postgres') return async () => null;
  const waiting = db.reader.prepare('select 1 from "foodRecord" limit 1');
  // The connection that reads never writes, so that every commit is one of others, whatever process and program they are of.
  const version = db.reader.prepare<[], number>('pragma data_version').pluck();
  return async () => {
    const clock = version.get();
    return clock === undefined || waiting.get() !== undefined ? null : clock;
  };
}
