import { sql } from 'kysely';
import type { Db, Dialect, Tx } from './db.ts';

/**
 * One step of the schema, forward only, numbered by name ("001-foods"). It runs once a database, in a transaction of
 * its own, on both engines. It uses `tx.schema` and `sql` only, no application code: that moves on, a step does not.
 */
export type Migration = {
  name: string;
  up: (tx: Tx, dialect: Dialect) => Promise<void>;
};

/** Any number will do, as long as nobody else uses it on the same PostgreSQL server: "labelwise" on a phone's keys. */
const LOCK_KEY = 522_353_947;
const LOCK_WAIT_MS = 120_000;

/** Applies, in order, every step that the database lacks. Processes that start together wait for each other. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map((migration) => migration.name));
  if (known.size !== migrations.length) throw new Error('Two migrations share a name');
  // The usual start finds nothing to do, and then takes no lock.
  const applied = await appliedNames(db.read).catch(() => new Set<string>());
  const newer = [...applied].find((name) => !known.has(name));
  if (newer !== undefined) throw new Error(`The database holds "${newer}", written by a newer version of Labelwise. Update the software.`);

  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await db.write((tx) => applyOnce(tx, migration, db.dialect), { lockWaitMs: LOCK_WAIT_MS });
  }
}

async function applyOnce(tx: Tx, migration: Migration, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
  }
  await sql`create table if not exists migration (name text primary key, "appliedAt" bigint not null)`.execute(tx);
  // Asked again under the lock: another process may have been faster.
  if ((await appliedNames(tx)).has(migration.name)) return;
  await migration.up(tx, dialect);
  await sql`insert into migration (name, "appliedAt") values (${migration.name}, ${Date.now()})`.execute(tx);
}

async function appliedNames(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx);
  return new Set(rows.map((row) => row.name));
}
