import type BetterSqlite3 from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Reads } from './replicas/position.ts';
import type { Database } from './schema/index.ts';

/** What a unit of work gets to run its statements on: never keep it beyond the call. */
export type Tx = Kysely<Database>;

type WriteOptions = {
  /** How long to wait for another process that holds the write lock; 5 s by default. SQLite only. */
  lockWaitMs?: number;
};

/** What both databases offer, and all that a repository should need. */
export type DbCore = {
  /** Reads, outside any transaction. On SQLite this connection refuses to write. */
  read: Kysely<Database>;
  /**
   * Runs `work` as one transaction and resolves once it is durable: on disk for SQLite, committed for PostgreSQL.
   * When `work` throws, nothing of it remains and the error is passed on.
   *
   * SQLite: concurrent units share one COMMIT (group commit), each inside its own savepoint. PostgreSQL: a unit that
   * fails with a deadlock is run again. Hence `work` holds statements only: no network, no hashing, no other `write`.
   *
   * @throws DatabaseBusyError when the write lock cannot be had in time
   */
  write: <T>(work: (tx: Tx) => Promise<T>, options?: WriteOptions) => Promise<T>;
  /** Sends reads to replicas; `null` where there are none. */
  reads: Reads | null;
  /** One trip to the database; throws when it cannot answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The raw handles beside the common part: for full-text search, imports and hot look-ups, which differ by engine. */
export type SqliteDb = DbCore & {
  dialect: 'sqlite';
  reader: BetterSqlite3.Database;
  writer: BetterSqlite3.Database;
  file: string;
  /** What is read until the end of this turn of the event loop is of one moment; see `ReadingTurn`. */
  beginTurn: () => void;
  /** The same from the second request of a turn on. */
  beginTurnWithSecond: () => void;
};
export type PostgresDb = DbCore & {
  dialect: 'postgres';
  /** The rows of one statement that stands outside any transaction, read where `read` reads. */
  ask: <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
};

export type Db = SqliteDb | PostgresDb;
export type Dialect = Db['dialect'];
