import { Worker } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** What a look at a database found: all is well, a page is broken, rows point nowhere; PostgreSQL says what it does by itself. */
export type DatabaseState =
  | { readonly kind: 'whole' }
  | { readonly kind: 'damaged'; readonly reason: string }
  | { readonly kind: 'rows-without-owner'; readonly count: number }
  | { readonly kind: 'checksums-on' }
  | { readonly kind: 'checksums-off' };
/** Bytes of the file. */
export type Sizes = { readonly before: number; readonly after: number };
export type UpkeepTask = 'check' | 'vacuum';

/** How long a file that others write is waited for, ms. */
const LOCK_WAIT_MS = 5000;

/** Every page, index and reference of a SQLite file. Takes as long as it takes to read the file. */
export function checkFile(file: string): DatabaseState {
  const handle = new BetterSqlite3(file, { readonly: true, timeout: LOCK_WAIT_MS });
  try {
    const found = handle.pragma('integrity_check(5)', { simple: true });
    if (found !== 'ok') return { kind: 'damaged', reason: String(found).split('\n')[0] ?? '' };
    const orphans = handle.pragma('foreign_key_check');
    return Array.isArray(orphans) && orphans.length > 0 ? { kind: 'rows-without-owner', count: orphans.length } : { kind: 'whole' };
  } finally {
    handle.close();
  }
}

/** Writes a SQLite file anew, without its gaps. Others read meanwhile; who writes waits. */
export function vacuumFile(file: string): Sizes {
  const handle = new BetterSqlite3(file, { timeout: LOCK_WAIT_MS });
  try {
    const before = sizeOf(handle);
    handle.exec('vacuum');
    handle.pragma('wal_checkpoint(truncate)');
    return { before, after: sizeOf(handle) };
  } finally {
    handle.close();
  }
}

/** With what still lies in the log alone, bytes. */
const sizeOf = (handle: BetterSqlite3.Database): number =>
  Number(handle.pragma('page_count', { simple: true })) * Number(handle.pragma('page_size', { simple: true }));

/** PostgreSQL looks at each page as it reads it, or does not. */
async function checksumsOf(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<{ data_checksums: string }>`show data_checksums`.execute(db.read);
  return { kind: rows[0]?.data_checksums === 'on' ? 'checksums-on' : 'checksums-off' };
}

/** The same beside the thread that serves. PostgreSQL does its vacuum by itself. */
export function createUpkeep(db: Db) {
  return {
    check: (): Promise<DatabaseState> => (db.dialect === 'sqlite' ? inThread<DatabaseState>(db.file, 'check') : checksumsOf(db)),
    /** @returns null where there is no file of ours */
    vacuum: async (): Promise<Sizes | null> => (db.dialect === 'sqlite' ? inThread<Sizes>(db.file, 'vacuum') : null),
  };
}

type Outcome<T> = { readonly done: T } | { readonly failure: string };

function inThread<T>(file: string, task: UpkeepTask): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./upkeep.worker.ts', import.meta.url), { workerData: { file, task } });
    worker.once('message', (outcome: Outcome<T>) =>
      'done' in outcome ? resolve(outcome.done) : reject(new Error(`The database was not looked after: ${outcome.failure}`)),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}`)));
  });
}
