import type { Db } from '../../../db/db.ts';
import { type Clock, systemClock } from '../../../lib/clock.ts';

/**
 * A number that changes with what it stands for: what was read after it was asked for holds as long as it stays. `null` where nobody
 * counts, on PostgreSQL, and where records wait, of which foods are made meanwhile.
 */
export type CatalogueClock = () => Promise<number | null>;

/** Changes whenever anybody else writes anything to the database. */
export function createCatalogueClock(db: Db): CatalogueClock {
  if (db.dialect === 'postgres') return async () => null;
  const areWaiting = createWaiting(db.reader);
  // The connection that reads never writes, so that every commit is one of others, whatever process and program they are of.
  const version = createVersion(db.reader);
  return async () => (areWaiting() ? null : version());
}

/** How long a change of foods that nobody counted may go unnoticed: by a process of an earlier release, or at the console. */
const UNCOUNTED_MS = 60_000;

/**
 * Changes whenever foods change, not with what members write; and within a minute of whatever else is written, by which changes show that
 * were not counted. So nothing that tells a member what they may eat is held by it.
 */
export function createCatalogueCount(db: Db, now: Clock = systemClock): CatalogueClock {
  if (db.dialect === 'postgres') return async () => null;
  const areWaiting = createWaiting(db.reader);
  const version = createVersion(db.reader);
  const changes = db.reader.prepare<[], number>('select changes from "catalogueCount" where id = 1').pluck();
  let known = { number: 0, changes: changes.get(), version: version(), since: now() };
  return async () => {
    if (areWaiting()) return null;
    const counted = changes.get();
    if (counted !== known.changes || (now() - known.since >= UNCOUNTED_MS && version() !== known.version))
      known = { number: known.number + 1, changes: counted, version: version(), since: now() };
    return known.number;
  };
}

function createWaiting(reader: SqliteReader): () => boolean {
  const waiting = reader.prepare('select 1 from "foodRecord" limit 1');
  return () => waiting.get() !== undefined;
}

function createVersion(reader: SqliteReader): () => number | null {
  const version = reader.prepare<[], number>('pragma data_version').pluck();
  return () => version.get() ?? null;
}

type SqliteReader = Extract<Db, { dialect: 'sqlite' }>['reader'];
