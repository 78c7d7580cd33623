import type { Food } from '@labelwise/contracts/foods';
import { ActivitySummary, activity, ScanAllowance, ScanEntry, scans } from '@labelwise/contracts/scans';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, http } from '../platform/http/index.ts';
import { emptyLists, firstPageQuery, newestQuery, ofFoodQuery, pagesQuery } from './lists.ts';
import { useAccess } from './session/access.ts';

/** What the free plan keeps a day where the server says nothing else. */
const SCANS_A_DAY = 5;

/** Scans a day on the free plan of this server, null where it sets no limit. Whoever has premium is told the usual number. */
export function useFreeScans(): number | null {
  const { hasPremiumAccess } = useAccess();
  const { data } = useQuery({ ...scanAllowanceQuery(), enabled: !hasPremiumAccess });
  return data === undefined || hasPremiumAccess ? SCANS_A_DAY : data.limit;
}

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

/**
 * What the member's lists add up to: counts of everything on the server, not of what is loaded here. One cheap call, made
 * anew whenever a screen opens, so that no change elsewhere has to know of it.
 */
export function activitySummaryQuery() {
  const { path } = activity.summary;
  return queryOptions({
    queryKey: [path],
    staleTime: 0,
    queryFn: async ({ signal }) => ActivitySummary.parse(await http.json(path, { signal })),
  });
}

/** How many scans the member may still keep today. One cheap call, made anew whenever a screen opens. */
export function scanAllowanceQuery() {
  const { path } = scans.allowance;
  return queryOptions({
    queryKey: [path],
    staleTime: 0,
    queryFn: async ({ signal }) => ScanAllowance.parse(await http.json(path, { signal })),
  });
}
