/** Foods read in a thread. */
import { createThread, type Thread } from '../../lib/thread.ts';
import type { Refresh } from '../../modules/foods/storage/row-reader.ts';
import type { UnreadFood } from './reading-progress.repository.ts';

export type FoodReadingThread = Thread<readonly UnreadFood[], (Refresh | null)[]>;

const THREAD = { timeoutMs: 30_000, maxWaiting: 1 };

export const createFoodReadingThread = (): FoodReadingThread => createThread(new URL('./food-reading.worker.ts', import.meta.url), THREAD);

/** What changes in rows that are read in a thread. A batch that fails as a whole is read food by food, so that one of them holds up no other. */
export async function readRows(
  thread: FoodReadingThread,
  rows: readonly UnreadFood[],
  signal: AbortSignal,
): Promise<{ refreshes: Refresh[]; failed: number }> {
  const whole = await thread.run(rows).catch(() => null);
  if (whole !== null) return { refreshes: whole.filter((refresh) => refresh !== null), failed: 0 };
  const refreshes: Refresh[] = [];
  let failed = 0;
  for (const row of rows) {
    if (signal.aborted) break;
    const alone = await thread.run([row]).catch(() => null);
    if (alone === null) failed += 1;
    else refreshes.push(...alone.filter((refresh) => refresh !== null));
  }
  return { refreshes, failed };
}
