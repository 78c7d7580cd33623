/** Thread that reads foods again: it takes a core for hours after a new vocabulary, and the main thread has members to answer. */
import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../../lib/thread.ts';
import { readRow, type StoredFood } from '../../modules/foods/storage/food-row.ts';
import { type Refresh, refreshOf } from '../../modules/foods/storage/row-reader.ts';

answerJobs(parentPort, (rows: readonly StoredFood[]): Refresh[] => rows.map((row) => refreshOf(row, readRow(row).food)));
