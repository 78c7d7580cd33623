/** Thread that puts the parts of the index of names together, on a connection of its own. */
import { parentPort } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { answerJobs } from '../../lib/thread.ts';
import { type MergeJob, mergeForAWhile } from './index-merge.ts';

/** How long others who write are waited for. */
const LOCK_WAIT_MS = 5000;

let opened: BetterSqlite3.Database | undefined;

function open(file: string): BetterSqlite3.Database {
  const handle = new BetterSqlite3(file, { fileMustExist: true, timeout: LOCK_WAIT_MS });
  handle.pragma('synchronous = NORMAL');
  handle.pragma('secure_delete = ON');
  handle.pragma('temp_store = MEMORY');
  return handle;
}

answerJobs(parentPort, ({ file, isWhole }: MergeJob): boolean => mergeForAWhile((opened ??= open(file)), isWhole));
