/** Connections to one PostgreSQL server, or to a pooler in front of it. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, types as defaults, Pool, type PoolClient, type QueryResult } from 'pg';
import { isConnectionLost } from '../errors.ts';

const INT8 = 20;
const NUMERIC = 1700;
/** int8 (times, counts) and numeric (averages) come as text from `pg`; ours all fit a double exactly. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if ((oid === INT8 || oid === NUMERIC) && format !== 'binary') return Number;
    return format === 'binary' ? defaults.getTypeParser(oid, 'binary') : defaults.getTypeParser(oid, 'text');
  },
};

type PoolOptions = {
  url: string;
  maxConnections: number;
  connectMs: number;
  /** The server ends a statement after this time; `null`: never. */
  statementMs: number;
  /** How long a server may be silent that has been asked something, ms: one whose machine or network is lost ends no connection. */
  maxSilenceMs: number | null;
  /** Called when a connection breaks on which no statement is under way; without a listener the process would end. */
  onError: (error: Error) => void;
};

const LOCK_MS = 5000;

/**
 * A pool that takes no connection back whose server was silent or gone: the next statement would wait behind the one that got no answer.
 *
 * The limits of a session are asked for as it begins. A pooler that hands each transaction another session refuses that (PgBouncer:
 * "unsupported startup parameter"); from then on each transaction sets them for itself.
 */
export function createPostgresPool(options: PoolOptions): PostgresPool {
  const { statementMs } = options;
  let limits: 'of the session' | 'of each transaction' = 'of the session';
  let ended: Promise<void> | undefined;
  let pool = newPool(options, { statement_timeout: statementMs, lock_timeout: LOCK_MS, idle_in_transaction_session_timeout: statementMs });
  const begin = `begin; set local statement_timeout = ${statementMs}; set local lock_timeout = ${LOCK_MS}; set local idle_in_transaction_session_timeout = ${statementMs}`;

  async function connect(): Promise<PostgresPoolClient> {
    const used = pool;
    try {
      return withoutUseOnceLost(await used.connect(), limits === 'of each transaction' ? begin : 'begin');
    } catch (error) {
      if (!isRefusedLimit(error)) throw error;
      if (used === pool) {
        limits = 'of each transaction';
        pool = newPool(options, {});
        void used.end();
      }
      return connect();
    }
  }

  return { options: pool.options, connect, end: () => (ended ??= pool.end()) };
}

/** @source PgBouncer's message for a parameter that it does not follow from session to session */
function isRefusedLimit(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '08P01' && /unsupported startup parameter/iu.test(error.message);
}

/** The rows that one statement answers. Never by a named statement: behind a pooler the next one has another session. */
export async function ask<Row>(pool: PostgresPool, statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = await pool.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    client.release();
  }
}

type SessionLimits = { statement_timeout?: number; lock_timeout?: number; idle_in_transaction_session_timeout?: number };

function newPool({ url, maxConnections, connectMs, maxSilenceMs, onError }: PoolOptions, limits: SessionLimits): Pool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    ...limits,
    ...(maxSilenceMs !== null && { query_timeout: maxSilenceMs }),
    keepAlive: true,
    application_name: 'labelwise',
    types,
  });
  // A connection breaks while it is idle or between two statements of a transaction; the pool itself reports the idle ones alone.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
}

function withoutUseOnceLost(client: PoolClient, begin: string): PoolClient {
  let lost = false;
  async function query(statement: string, parameters: unknown[]): Promise<QueryResult> {
    if (lost) throw new Error('Connection terminated');
    try {
      return await client.query(statement === 'begin' ? begin : statement, parameters);
    } catch (error) {
      lost = isConnectionLost(error);
      throw error;
    }
  }
  const release = (destroy = false) => client.release(destroy || lost);
  return overlaid(client, { query, release });
}

/** The same object, with some of its properties replaced. */
export function overlaid<T extends object>(target: T, replaced: Record<string, unknown>): T {
  const own = new Map<PropertyKey, unknown>(Object.entries(replaced));
  return new Proxy(target, { get: (object, name) => own.get(name) ?? Reflect.get(object, name) });
}
