import { handleWhen, retry } from 'cockatiel';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { types as defaults, Pool, type PoolClient, type QueryResult } from 'pg';
import type { PostgresDb } from '../db.ts';
import { isConnectionLost, isRetryable } from '../errors.ts';
import type { Database } from '../schema/index.ts';

export type PostgresConfig = {
  dialect: 'postgres';
  url: string;
  maxConnections?: number;
  /**
   * How long a server may be silent that has been asked something, ms: one whose machine or network is lost ends no connection. `null`
   * for steps of the schema, which take as long as they take.
   */
  maxSilenceMs?: number | null;
};

/** The server ends a statement after this time, and is itself given up a second later. */
const STATEMENT_TIMEOUT_MS = 15_000;
const MAX_SILENCE_MS = STATEMENT_TIMEOUT_MS + 1000;

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
export function openPostgres(
  { url, maxConnections = 20, maxSilenceMs = MAX_SILENCE_MS }: PostgresConfig,
  onError: (error: Error) => void,
): PostgresDb {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    ...(maxSilenceMs !== null && { query_timeout: maxSilenceMs }),
    keepAlive: true,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'labelwise',
    types,
  });
  // A connection breaks while it is idle or between two statements of a transaction; the pool itself hears of the idle ones alone.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  const read = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withoutLostConnections(pool) }) });
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

/** A pool that takes no connection back whose server was silent or gone: the next statement would wait behind the one that got no answer. */
function withoutLostConnections(pool: Pool): PostgresPool {
  return { options: pool.options, end: () => pool.end(), connect: async () => withoutUseOnceLost(await pool.connect()) };
}

function withoutUseOnceLost(client: PoolClient): PoolClient {
  let lost = false;
  async function query(statement: string, parameters: unknown[]): Promise<QueryResult> {
    if (lost) throw new Error('Connection terminated');
    try {
      return await client.query(statement, parameters);
    } catch (error) {
      lost = isConnectionLost(error);
      throw error;
    }
  }
  const release = (destroy = false) => client.release(destroy || lost);
  const own = new Map<PropertyKey, unknown>(Object.entries({ query, release }));
  return new Proxy(client, { get: (target, name) => own.get(name) ?? Reflect.get(target, name) });
}
