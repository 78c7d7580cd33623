import { handleWhen, retry } from 'cockatiel';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PostgresDb } from '../db.ts';
import { isRetryable } from '../errors.ts';
import { createReads } from '../replicas/replica-set.ts';
import type { Database } from '../schema/index.ts';
import { ask, createPostgresPool } from './postgres-pool.ts';

export type PostgresConfig = {
  dialect: 'postgres';
  url: string;
  /** Addresses of replicas that may answer reads. */
  readUrls?: readonly string[];
  maxConnections?: number;
  /** How long a server may be silent that has been asked something, ms; `null` for steps of the schema, which take as long as they take. */
  maxSilenceMs?: number | null;
};

/** What goes wrong beside the requests. */
export type PostgresEvents = {
  /** A connection broke on which no statement was under way. */
  onError?: (error: Error) => void;
  /** A replica is left out, with the reason, or is read from again. */
  onReplica?: (host: string, reason: string | null) => void;
};

/** The server ends a statement after this time, and is itself given up a second later. */
const STATEMENT_TIMEOUT_MS = 15_000;
const MAX_SILENCE_MS = STATEMENT_TIMEOUT_MS + 1000;

/** A unit that PostgreSQL rolled back because of concurrent units runs again at once, twice at most. */
const rollbackRetry = retry(handleWhen(isRetryable), { maxAttempts: 2 });

/** Opens a pool on a PostgreSQL server, and one on each of its replicas. Any number of API processes may share the database. */
export function openPostgres(
  { url, readUrls = [], maxConnections = 20, maxSilenceMs = MAX_SILENCE_MS }: PostgresConfig,
  { onError = () => undefined, onReplica = () => undefined }: PostgresEvents = {},
): PostgresDb {
  const pool = createPostgresPool({ url, maxConnections, connectMs: 5000, statementMs: STATEMENT_TIMEOUT_MS, maxSilenceMs, onError });
  const primary = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const reads = readUrls.length === 0 ? null : createReads({ primary: pool, urls: readUrls, maxConnections, onError, onReplica });
  const read = reads === null ? primary : new Kysely<Database>({ dialect: new PostgresDialect({ pool: reads.pool }) });
  return {
    dialect: 'postgres',
    read,
    reads,
    write: (work) =>
      rollbackRetry.execute(() =>
        primary.transaction().execute(async (tx) => {
          const result = await work(tx);
          await reads?.noteWrite(tx);
          return result;
        }),
      ),
    ask: (statement, values) => ask(reads?.pool ?? pool, statement, values),
    ping: async () => {
      await sql`select 1`.execute(primary);
    },
    async close() {
      if (reads !== null) await reads.close();
      await primary.destroy();
      await pool.end();
    },
  };
}
