/** Thread that moves the log of SQLite into its file, on a connection of its own. */
import { parentPort } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import * as z from 'zod/mini';
import { answerJobs } from '../../lib/thread.ts';

/** Pages in the log from which on it has to begin anew, 24 MB: while others write, no moment comes at which all of it is in the file. */
const PAGES_AT_MOST = 3000;
/** So long others who write may have to wait for those who still read from the log, ms. */
const WAIT_MS = 50;

const Outcome = z.tuple([z.object({ log: z.number() })]);
let opened: BetterSqlite3.Database | undefined;

function open(file: string): BetterSqlite3.Database {
  const handle = new BetterSqlite3(file, { fileMustExist: true, timeout: WAIT_MS });
  handle.pragma('synchronous = NORMAL');
  handle.pragma('wal_autocheckpoint = 0');
  return handle;
}

answerJobs<string, void>(parentPort, (file) => {
  opened ??= open(file);
  // Keeps nobody from writing; nearly all pages are moved and put on disk by it.
  const [{ log }] = z.parse(Outcome, opened.pragma('wal_checkpoint(passive)'));
  if (log > PAGES_AT_MOST) opened.pragma('wal_checkpoint(restart)');
});
