import type BetterSqlite3 from 'better-sqlite3';
import { createThread } from '../../lib/thread.ts';

export type Checkpoints = {
  /** After a commit whose log is flushed. Never waits. */
  note: () => void;
  /** Resolves once what is under way has ended. */
  close: () => Promise<void>;
};

/** Rows written until the log is moved into the file: with their indexes about a thousand pages, 8 MB. */
const ROWS = 800;
/** Pages in the log at which the thread that commits does it itself, as where no thread can be started: eight times as many. */
const PAGES_AT_MOST = 8000;

/**
 * Has the log of a file (`-wal`) moved into it beside the thread that commits. Left to SQLite that happens within a COMMIT: a thousand
 * pages are written all over the file and put on disk, while nobody is served.
 *
 * @param writer the connection that commits
 */
export function createCheckpoints(writer: BetterSqlite3.Database, file: string): Checkpoints {
  writer.pragma(`wal_autocheckpoint = ${PAGES_AT_MOST}`);
  const written = writer.prepare<[], number>('select total_changes()').pluck();
  const thread = createThread<string, void>(new URL('./checkpoint.worker.ts', import.meta.url), { timeoutMs: 600_000, maxWaiting: 0 });
  let [moved, underWay]: [number, Promise<void> | null] = [0, null];

  async function move(): Promise<void> {
    try {
      await thread.run(file);
    } catch {
      // The log grows meanwhile; the next turn, or the thread that commits, moves it.
    } finally {
      underWay = null;
    }
  }

  return {
    note() {
      const rows = written.get() ?? 0;
      if (underWay !== null || rows - moved < ROWS) return;
      moved = rows;
      underWay = move();
    },
    async close() {
      await underWay;
      await thread.close();
    },
  };
}
