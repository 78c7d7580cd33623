/** Thread that reads and scores foods again: it takes a core for hours after a new vocabulary, and the main thread has members to answer. */
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../../lib/thread.ts';
import { readRow } from '../../modules/foods/storage/food-row.ts';
import { hasAnswer } from '../../modules/foods/storage/ready-answer.ts';
import { type Refresh, refreshOf } from '../../modules/foods/storage/row-reader.ts';
import type { UnreadFood } from './reading-progress.repository.ts';

answerJobs(parentPort, (rows: readonly UnreadFood[]): (Refresh | null)[] => rows.map(refreshed));

/** Null where nothing changes: the present vocabulary has read it, the rules come to the same figures, and its answer is ready. */
function refreshed({ answer, ...row }: UnreadFood): Refresh | null {
  const { food, wasRead } = readRow(row);
  const refresh = refreshOf(row, food);
  const isSame =
    wasRead && hasAnswer(row, answer) && refresh.score === row.score && refresh.points === row.points && refresh.grade === row.grade;
  return isSame ? null : refresh;
}
