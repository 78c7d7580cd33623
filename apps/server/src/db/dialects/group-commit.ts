import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import type { Tx } from '../db.ts';
import { DatabaseBusyError, isSqliteBusy } from '../errors.ts';

/** Units that may share one COMMIT. More would lengthen the lock without saving more disk flushes. */
const MAX_BATCH = 64;
const LOCK_WAIT_MS = 5000;

type Unit = { run: (tx: Tx) => Promise<void>; finish: (failure?: unknown) => void; lockWaitMs: number };

/**
 * A queue of writes in front of one SQLite connection. Units that arrive while a COMMIT is under way form the next
 * transaction together: one flush to disk serves them all, and none is answered before that flush. Others may read what is
 * committed and not yet flushed: whoever wrote it has no answer yet.
 *
 * A unit that throws is rolled back to its own savepoint and fails alone. A COMMIT that fails takes every unit of its
 * batch along, since none of them is on disk; so does a flush that fails, after which the file itself has to be on disk before
 * anything else is written. Waiting for another process's lock and for the disk leaves the event loop free.
 *
 * @param flush of the log; without it a COMMIT does what the connection is set to
 * @param onCommit called before anybody has an answer
 */
export function createGroupCommit(
  handle: BetterSqlite3.Database,
  tx: Tx,
  { flush, onCommit = () => undefined }: { flush?: () => Promise<void>; onCommit?: () => void } = {},
) {
  const steps = createSteps(handle);
  const inside = new AsyncLocalStorage<true>();
  const waiting: Unit[] = [];
  let draining: Promise<void> | null = null;
  let closed = false;
  let isFlushed = true;

  async function drain(): Promise<void> {
    // One turn of the loop, so that requests which arrived together are committed together.
    await new Promise(setImmediate);
    while (waiting.length > 0) await commit(waiting.splice(0, MAX_BATCH));
    draining = null;
  }

  async function commit(batch: Unit[]): Promise<void> {
    const outcomes: Array<() => void> = [];
    try {
      if (!isFlushed) {
        // Our own reading is not to be what holds it up.
        onCommit();
        isFlushed = writeLogToFile(handle);
      }
      await begin(steps, Math.max(...batch.map((unit) => unit.lockWaitMs)));
      for (const unit of batch) outcomes.push(await inside.run(true, () => attempt(handle, steps, tx, unit)));
      steps.commit();
      onCommit();
      if (flush !== undefined) {
        isFlushed = false;
        await flush();
        isFlushed = true;
      }
    } catch (error) {
      if (handle.inTransaction) handle.exec('ROLLBACK');
      for (const unit of batch) unit.finish(error);
      return;
    }
    for (const outcome of outcomes) outcome();
  }

  return {
    write<T>(work: (tx: Tx) => Promise<T>, { lockWaitMs = LOCK_WAIT_MS } = {}): Promise<T> {
      if (closed) return Promise.reject(new DatabaseBusyError('The database is closing'));
      if (inside.getStore()) return Promise.reject(new Error('write() inside write(): pass the transaction on instead'));
      return new Promise<T>((resolve, reject) => {
        let done = (): void => undefined;
        const run = async (own: Tx): Promise<void> => {
          const result = await work(own);
          done = () => resolve(result);
        };
        waiting.push({ run, lockWaitMs, finish: (failure) => (failure === undefined ? done() : reject(failure)) });
        draining ??= drain();
      });
    },
    /** Takes no new unit, and resolves when every accepted one is settled. */
    async close(): Promise<void> {
      closed = true;
      await draining;
    },
  };
}

type Steps = ReturnType<typeof createSteps>;

/** What every unit runs, prepared once. */
function createSteps(handle: BetterSqlite3.Database) {
  const step = (statement: string) => {
    const prepared = handle.prepare(statement);
    return () => void prepared.run();
  };
  return {
    begin: step('BEGIN IMMEDIATE'),
    commit: step('COMMIT'),
    save: step('SAVEPOINT unit'),
    release: step('RELEASE unit'),
    undo: step('ROLLBACK TO unit'),
  };
}

/** All that is in the log goes into the file, each flushed by SQLite itself. @throws where the disk fails still, or somebody reads */
function writeLogToFile(handle: BetterSqlite3.Database): true {
  if (handle.pragma('wal_checkpoint(truncate)', { simple: true }) !== 0)
    throw new DatabaseBusyError('Somebody reads what is to be flushed');
  return true;
}

/** Runs one unit in its savepoint; what comes back settles it, and is called after the COMMIT. */
async function attempt(handle: BetterSqlite3.Database, { save, release, undo }: Steps, tx: Tx, unit: Unit): Promise<() => void> {
  save();
  try {
    await unit.run(tx);
    release();
    return () => unit.finish();
  } catch (error) {
    // A full disk or a broken file makes SQLite drop the whole transaction: then no unit is left to save.
    if (!handle.inTransaction) throw error;
    undo();
    release();
    return () => unit.finish(error ?? new Error('A unit of work was rejected without a reason'));
  }
}

/** BEGIN IMMEDIATE, asked again until the lock is free. SQLite's own waiting would stop every other request meanwhile. */
async function begin(steps: Steps, lockWaitMs: number): Promise<void> {
  const deadline = performance.now() + lockWaitMs;
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
    try {
      steps.begin();
      return;
    } catch (error) {
      if (!isSqliteBusy(error)) throw error;
      if (performance.now() >= deadline) throw new DatabaseBusyError('Another process holds the write lock', { cause: error });
      await pause(wait);
    }
  }
}
