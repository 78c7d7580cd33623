import type { Food } from '@labelwise/contracts/foods';
import { ScanEntry, scans } from '@labelwise/contracts/scans';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, http } from '../../platform/http/index.ts';
import { emptyLists } from '../lists/edit-lists.ts';
import { firstPageQuery, newestQuery, ofFoodQuery, pagesQuery } from '../lists/pages.ts';

export type { ScanEntry } from '@labelwise/contracts/scans';

const PATH = scans.list.path;

/** The newest scans, 200 at most. */
export const scansQuery = () => firstPageQuery(PATH, ScanEntry);
/** The newest few scans. */
export const newestScansQuery = (limit: number) => newestQuery(PATH, ScanEntry, limit);
/** The member's newest few scans of one food. */
export const scansOfFoodQuery = (foodId: string) => ofFoodQuery(PATH, ScanEntry, foodId, 10);
/** Every scan, page by page, newest first. */
export const scanPagesQuery = () => pagesQuery(PATH, ScanEntry);

/** Keeps a scan for the signed-in member; the server scores by itself. A retried call makes no second row. @throws ApiError */
export async function saveScan(food: Food, score: number, userId: string): Promise<void> {
  await http.json(scans.add.path, {
    method: 'POST',
    body: { userId, foodId: food.id, score },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
}

/** Whether a scan was refused because today's free scans are used up. */
export function isDailyLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'daily_scan_limit';
}

/** Clears the whole scan history; what the app holds of it is empty at once. @throws ApiError */
export async function clearScans(client: QueryClient): Promise<void> {
  await http.json(scans.clear.path, { method: 'DELETE' });
  await emptyLists(client, PATH);
  // Both are refreshed after a change of the history.
  await Promise.all([PATH, '/api/purchased'].map((path) => client.invalidateQueries({ queryKey: [path] })));
}
