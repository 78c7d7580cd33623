import { handleWhen, retry } from 'cockatiel';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { types as defaults, Pool } from 'pg';
import type { PostgresDb } from '../db.ts';
import { isRetryable } from '../errors.ts';
import type { Database } from '../schema/index.ts';

export type PostgresConfig = { dialect: 'postgres'; url: string; maxConnections?: number };

/** A unit that PostgreSQL rolled back because of concurrent units runs again at once, twice at most. */
const rollbackRetry = retry(handleWhen(isRetryable), { maxAttempts: 2 });
const INT8 = 20;
const NUMERIC = 1700;
/** int8 (times, counts) and numeric (averages) come as text from `pg`; ours all fit a double exactly. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if ((oid === INT8 || oid === NUMERIC) && format !== 'binary') return Number;
    return format === 'binary' ? defaults.getTypeParser(oid, 'binary') : defaults.getTypeParser(oid, 'text');
  },
};

/**
 * Opens a pool on a PostgreSQL server. Any number of API processes may share the database.
 *
 * @param onError called when a connection breaks on which no statement is under way; without a listener the process would end
 */
export function openPostgres({ url, maxConnections = 20 }: PostgresConfig, onError: (error: Error) => void): PostgresDb {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'labelwise',
    types,
  });
  // A connection breaks while it is idle or between two statements of a transaction; the pool itself hears of the idle ones alone.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  const read = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    pool,
    read,
    write: (work) => rollbackRetry.execute(() => read.transaction().execute(work)),
    ping: async () => {
      await sql`select 1`.execute(read);
    },
    close: () => read.destroy(),
  };
}
