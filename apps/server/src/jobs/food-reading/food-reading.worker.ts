/** Thread that reads and scores foods again: it takes a core for hours after a new vocabulary, and the main thread has members to answer. */
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../../lib/thread.ts';
import { readRow, type StoredFood } from '../../modules/foods/storage/food-row.ts';
import { type Refresh, refreshOf } from '../../modules/foods/storage/row-reader.ts';

answerJobs(parentPort, (rows: readonly StoredFood[]): (Refresh | null)[] => rows.map(refreshed));

/** Null where nothing changes: the present vocabulary has read it, and the rules come to the same figures. */
function refreshed(row: StoredFood): Refresh | null {
  const { food, wasRead } = readRow(row);
  const refresh = refreshOf(row, food);
  const isSame = wasRead && refresh.score === row.score && refresh.points === row.points && refresh.grade === row.grade;
  return isSame ? null : refresh;
}
