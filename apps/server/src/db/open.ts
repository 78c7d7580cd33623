import type { Db } from './db.ts';
import { openPostgres, type PostgresConfig, type PostgresEvents } from './dialects/postgres.ts';
import { openSqlite, openSqliteReader, type SqliteConfig } from './dialects/sqlite.ts';
import { checkSqliteFile } from './dialects/sqlite-file.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

export type DatabaseConfig = SqliteConfig | PostgresConfig;

const READING_CONNECTIONS = 4;

/**
 * Opens the database and brings its schema up to date. Safe when several processes start at once.
 *
 * @param events of PostgreSQL
 * @throws DatabaseRefusedError for a database that is not to be used as it is, others when it cannot be reached
 */
export async function openDatabase(config: DatabaseConfig, events: PostgresEvents = {}): Promise<Db> {
  if (config.dialect === 'sqlite') checkSqliteFile(config.file, new Set(MIGRATIONS.map(({ name }) => name)));
  const db = config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config, events);
  try {
    if (!(await isUpToDate(db, MIGRATIONS))) await (config.dialect === 'sqlite' ? migrate(db, MIGRATIONS) : migratePatiently(config));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Connections of a thread that only reads, of a database that the process has opened already. */
export function openForReading(config: DatabaseConfig): Db {
  return config.dialect === 'sqlite' ? openSqliteReader(config.file) : openPostgres({ ...config, maxConnections: READING_CONNECTIONS });
}

/** On connections of its own, since a step may take longer than a server that serves may be silent. */
async function migratePatiently(config: PostgresConfig): Promise<void> {
  const patient = openPostgres({ ...config, readUrls: [], maxConnections: 2, maxSilenceMs: null });
  try {
    await migrate(patient, MIGRATIONS);
  } finally {
    await patient.close();
  }
}
