import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Db, SqliteDb } from '../db.ts';
import { DatabaseRefusedError, isDatabaseUnavailable } from '../errors.ts';
import type { Database } from '../schema/index.ts';
import { createCheckpoints } from './checkpoints.ts';
import { createGroupCommit } from './group-commit.ts';
import { createLogFlush } from './log-flush.ts';
import { createReadingTurn } from './reading-turn.ts';

export type SqliteConfig = {
  dialect: 'sqlite';
  file: string;
  /** NORMAL may lose the last commits when the power fails: for the catalogue import alone. FULL by default. */
  synchronous?: 'FULL' | 'NORMAL';
};

/**
 * Opens the embedded database: one connection that reads, one that writes, WAL between them, so that a read never
 * waits for a write and never sees half of one.
 */
export function openSqlite({ file, synchronous = 'FULL' }: SqliteConfig): SqliteDb {
  const writer = openFile(file);
  // Members' health data lives here: no business of other users of the machine.
  chmodSync(file, 0o600);
  writer.pragma('busy_timeout = 1000');
  // Of a new file: three foods do not fill a page of 4 kB, six fill one of 8.
  writer.pragma('page_size = 8192');
  writer.pragma('journal_mode = WAL');
  // With FULL each commit is flushed as well, beside this thread and before anybody has an answer.
  writer.pragma('synchronous = NORMAL');
  // What is deleted is overwritten with zeros, in the file and in what is logged of it.
  writer.pragma('secure_delete = ON');
  // Never blocks inside SQLite: the queue in front of this connection does the waiting.
  writer.pragma('busy_timeout = 0');
  // After a large import the log would otherwise stay at its largest size for good.
  writer.pragma('journal_size_limit = 33554432');
  tune(writer);
  // Those of a version that left them there.
  ifPossible(() => forgetSamples(writer));
  const { reader, read } = openReader(file);

  const tx = new Kysely<Database>({ dialect: new SqliteDialect({ database: withStatementCache(writer) }) });
  const log = synchronous === 'FULL' ? createLogFlush(file) : null;
  const checkpoints = log === null ? null : createCheckpoints(writer, file);
  const flush = async () => {
    await log?.flush();
    checkpoints?.note();
  };
  const turn = createReadingTurn(reader);
  const queue = createGroupCommit(writer, tx, { ...(log !== null && { flush }), onCommit: turn.end });
  return {
    dialect: 'sqlite',
    reads: null,
    file,
    reader,
    writer,
    read,
    write: queue.write,
    beginTurn: turn.begin,
    beginTurnWithSecond: turn.beginWithSecond,
    ping: async () => {
      reader.prepare('select 1').get();
    },
    async close() {
      await queue.close();
      await checkpoints?.close();
      await log?.close();
      turn.end();
      reader.close();
      optimize(writer);
      writer.close();
    },
  };
}

/** A connection that only reads, for another thread of the process that has opened the database. */
export function openSqliteReader(file: string): SqliteDb {
  const { reader, read } = openReader(file);
  return {
    dialect: 'sqlite',
    reads: null,
    file,
    reader,
    // Refuses to write, like the other.
    writer: reader,
    read,
    write: () => Promise.reject(new Error('This connection only reads')),
    // A thread begins and ends its own: see `atOneMoment`.
    beginTurn: () => undefined,
    beginTurnWithSecond: () => undefined,
    ping: async () => {
      reader.prepare('select 1').get();
    },
    close: async () => {
      reader.close();
    },
  };
}

/**
 * Whatever the work reads is of one moment, on SQLite: pages that it has read stay in memory between its statements, which each commit of
 * anybody else ends otherwise.
 */
export async function atOneMoment<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (db.dialect === 'postgres' || db.reader.inTransaction) return work();
  db.reader.exec('begin');
  try {
    return await work();
  } finally {
    if (db.reader.inTransaction) db.reader.exec('commit');
  }
}

/** A connection that reads only. */
function openReader(file: string): Pick<SqliteDb, 'reader' | 'read'> {
  const reader = new BetterSqlite3(file, { timeout: 5000 });
  tune(reader);
  reader.pragma('query_only = ON');
  return { reader, read: new Kysely<Database>({ dialect: new SqliteDialect({ database: withStatementCache(reader) }) }) };
}

function openFile(file: string): BetterSqlite3.Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return new BetterSqlite3(file, { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusedError(
      `${file} cannot be opened: ${reason}. Set DATA_DIR to a folder that the user of this process may write to.`,
      {
        cause: error,
      },
    );
  }
}

/** Refreshes what the query planner knows. It speeds up the next start. */
function optimize(handle: BetterSqlite3.Database): void {
  ifPossible(() => {
    handle.pragma('optimize');
    forgetSamples(handle);
  });
}

/**
 * Without samples of values SQLite plans a statement once. With them it plans it anew for each value, which takes up to ten times as long
 * as to find a row by its key, and no statement here needs another plan for another value.
 */
function forgetSamples(handle: BetterSqlite3.Database): void {
  handle.exec('drop table if exists sqlite_stat4');
}

/** What never waits for another process, and may find the disk full. */
function ifPossible(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

function tune(handle: BetterSqlite3.Database): void {
  handle.pragma('foreign_keys = ON');
  handle.pragma('temp_store = MEMORY');
  handle.pragma('cache_size = -16384');
  // Whatever anybody else commits makes SQLite undo the whole map, and each page is mapped anew: twice the time of reading it.
  handle.pragma('mmap_size = 0');
}

const CAPACITY = 400;

/**
 * A view of a SQLite handle that keeps prepared statements, least recently used out first. Preparing costs more than
 * most of our look-ups do. A statement that is still being iterated is never reused.
 */
function withStatementCache(handle: BetterSqlite3.Database): SqliteDatabase {
  const cache = new Map<string, BetterSqlite3.Statement<unknown[]>>();
  return {
    close: () => handle.close(),
    prepare(sql: string): SqliteStatement {
      const known = cache.get(sql);
      if (known?.busy) return handle.prepare<unknown[]>(sql);
      const statement = known ?? handle.prepare<unknown[]>(sql);
      cache.delete(sql);
      cache.set(sql, statement);
      if (cache.size > CAPACITY)
        for (const oldest of cache.keys()) {
          cache.delete(oldest);
          break;
        }
      return statement;
    },
  };
}
