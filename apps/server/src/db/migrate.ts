import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db, Dialect, Tx } from './db.ts';
import { DatabaseRefusedError } from './errors.ts';

/**
 * One step of the schema, forward only, numbered by name ("001-foods"). It runs once a database, in a transaction of
 * its own, on both engines. It uses `tx.schema` and `sql` only, no application code: that moves on, a step does not.
 */
export type Migration = {
  name: string;
  up: (tx: Tx, dialect: Dialect) => Promise<void>;
};

/** Any number will do, as long as nothing else uses it on the same PostgreSQL server: "labelwise" on a phone keypad. */
const LOCK_KEY = 522_353_947;
const LOCK_WAIT_MS = 120_000;

/**
 * Applies, in order, every step that the database lacks, with Kysely's Migrator. Processes that start together wait for each other:
 * on SQLite by the write lock, on PostgreSQL by an advisory lock. A process that is killed leaves the schema of the step before.
 * See docs/decisions/007-kysely-migrator.md.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  // The usual start finds nothing to do, and then takes no lock.
  if (await isUpToDate(db, migrations)) return;
  while (await db.write((tx) => applyNextStep(tx, migrations, db.dialect), { lockWaitMs: LOCK_WAIT_MS }));
}

/** Whether a database has every step. @throws DatabaseRefusedError when it has one of a newer version */
export async function isUpToDate(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  const known = new Set(migrations.map((migration) => migration.name));
  if (known.size !== migrations.length) throw new Error('Two migrations share a name');
  const applied = await appliedSteps(db.read);
  const newer = [...applied].find((name) => !known.has(name));
  if (newer !== undefined)
    throw new DatabaseRefusedError(
      `The database holds "${newer}", written by a newer version of Labelwise. Nothing was changed. Update the software, or restore a backup of this version.`,
    );
  return migrations.every(({ name }) => applied.has(name));
}

/** @returns false when nothing was left to do: another process may have been faster */
async function applyNextStep(tx: Tx, migrations: readonly Migration[], dialect: Dialect): Promise<boolean> {
  if (dialect === 'postgres') {
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
  }
  await adoptFormerRecord(tx);
  const steps = migrations.map((migration) => [migration.name, { up: (step: Tx) => applyWhole(step, migration, dialect) }] as const);
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error, results = [] } = await migrator.migrateUp();
  if (error !== undefined) throw error;
  return results.length > 0;
}

/** A step that fails leaves nothing; the transaction stays usable, so that Kysely can give its own lock back before it ends. */
async function applyWhole(tx: Tx, { up }: Migration, dialect: Dialect): Promise<void> {
  await sql`savepoint step`.execute(tx);
  try {
    await up(tx, dialect);
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx);
    throw error;
  }
}

/**
 * Databases of earlier versions record their steps in the table "migration" (name, appliedAt); Kysely records them in
 * "kysely_migration" (name, timestamp). This moves the record over, in the transaction of the first step that follows. Timestamps never
 * decrease, even when the clock did: Kysely takes them for the order in which the steps ran.
 */
async function adoptFormerRecord(tx: Tx): Promise<void> {
  const tables = new Set((await tx.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name));
  if (tables.has('kysely_migration') || !tables.has('migration')) return;
  const { rows } = await sql<{ name: string; appliedAt: number }>`select name, "appliedAt" from migration order by name`.execute(tx);
  // As Kysely would make it.
  await tx.schema
    .createTable('kysely_migration')
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  let latest = 0;
  for (const { name, appliedAt } of rows) {
    latest = Math.max(latest, appliedAt);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(latest).toISOString()})`.execute(tx);
  }
  await sql`drop table migration`.execute(tx);
}

/** Names of the steps that a database has, by Kysely's record or by that of earlier versions; none in an empty database. */
async function appliedSteps(read: Tx): Promise<Set<string>> {
  for (const table of ['kysely_migration', 'migration']) {
    const found = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(read).catch(() => null);
    if (found !== null) return new Set(found.rows.map(({ name }) => name));
  }
  return new Set();
}
