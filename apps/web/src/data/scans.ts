import type { Food } from '@labelwise/contracts/foods';
import { insights } from '@labelwise/contracts/insights';
import { purchased } from '@labelwise/contracts/saved-foods';
import { activity, scans } from '@labelwise/contracts/scans';
import { FREE_SCANS_PER_DAY } from '@labelwise/domain/access';
import { mutationOptions, type QueryClient, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../platform/http/http.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { safely } from '../platform/storage/local.ts';
import { endpointQuery, execute, judgedQuery, keyOf } from './call.ts';
import { dropRows, firstPageQuery, isAbout, newestQuery, pagesQuery } from './lists.ts';
import { useAccess } from './session/access.ts';
import { Refusal, waitingStore } from './waiting-writes.ts';

/** Scans a day on the free plan of this server, null where it sets no limit. Premium members get the usual number. */
export function useFreeScans(): number | null {
  const { hasPremiumAccess } = useAccess();
  const { data } = useQuery({ ...scanAllowanceQuery(), enabled: !hasPremiumAccess });
  return data === undefined || hasPremiumAccess ? FREE_SCANS_PER_DAY : data.limit;
}

export type { ScanEntry } from '@labelwise/contracts/scans';

/** The newest scans, 200 at most. */
export const scansQuery = () => firstPageQuery(scans.list);
/** The newest few scans. */
export const newestScansQuery = (limit: number) => newestQuery(scans.list, { limit });
/** The member's newest few scans of one food. */
export const scansOfFoodQuery = (foodId: string) => newestQuery(scans.list, { foodId, limit: 10 });
/** Every scan, page by page, newest first. */
export const scanPagesQuery = () => pagesQuery(scans.list);

/**
 * Stores a scan of the signed-in member; the server computes its own score. A retried call, and a further one with the same key, makes
 * no second row. One that gets no answer waits on the device and is sent when there is a network again. @throws ApiError
 */
export async function saveScan(client: QueryClient, food: Food, score: number, userId: string, key: string = crypto.randomUUID()) {
  try {
    await execute(scans.add, { body: { userId, foodId: food.id, score }, idempotencyKey: key });
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) throw error;
    waitingScans.add({ key, foodId: food.id, score, userId, name: food.name, at: Date.now() });
    return;
  }
  await Promise.all([scans.list, activity.summary].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));
}

/** Whether a scan was refused because today's free scans are used up. */
export function isDailyLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'daily_scan_limit';
}

/** What a removal tells its screen: `undo` brings every scan of the food back with its time and score. */
type RemovalNotices = {
  removed: (undo: () => void) => void;
  failed: (foodId: string) => void;
  undone: () => void;
  undoFailed: (again: () => void) => void;
};

/** Removes a food from the history: its row goes at once, and comes back when the server refuses. */
export function removeScans(client: QueryClient, notify: RemovalNotices) {
  const listKey = keyOf(scans.list);
  const refresh = () =>
    Promise.all([listKey, keyOf(activity.summary), trendsQuery().queryKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  const undo = async (foodId: string): Promise<void> => {
    try {
      await execute(scans.restore, { params: { foodId } });
      notify.undone();
    } catch {
      notify.undoFailed(() => void undo(foodId));
    }
    await refresh();
  };
  return mutationOptions({
    mutationFn: (foodId: string) => execute(scans.remove, { params: { foodId } }),
    onMutate: (foodId: string) => dropRows(client, listKey, isAbout(foodId)),
    onSuccess: (_done, foodId) => notify.removed(() => void undo(foodId)),
    onError: (_error, foodId, dropped) => {
      dropped?.restore();
      notify.failed(foodId);
    },
    onSettled: refresh,
  });
}

/** Clears the whole scan history; what the app holds of it is empty at once. @throws ApiError */
export async function clearScans(client: QueryClient): Promise<void> {
  await execute(scans.clear);
  await dropRows(client, keyOf(scans.list), () => true);
  // Both are refreshed after a change of the history.
  await Promise.all([scans.list, purchased.list].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));
}

/** Undoes that: each scan is back with its time and score. @throws ApiError */
export async function restoreScans(client: QueryClient): Promise<void> {
  try {
    await execute(scans.restoreAll);
  } finally {
    const changed = [scans.list, purchased.list, activity.summary].map((endpoint) => keyOf(endpoint));
    await Promise.all([...changed, trendsQuery().queryKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  }
}

/** How many scans the member may still keep today. One cheap call, made again whenever a screen opens. */
export function scanAllowanceQuery() {
  return { ...endpointQuery(scans.allowance), staleTime: 0 };
}

export type { Trends, Week, WeekFood, WeekIntake, WeekSwaps } from '@labelwise/contracts/insights';

/** How the member's scores and nutrients move; premium only, the server refuses others with 403. */
export function trendsQuery() {
  return endpointQuery(insights.trends);
}

/** The member's last seven days. Asked for again whenever the screen opens: every scan, purchase and meal moves it. */
export function weekQuery() {
  return { ...judgedQuery(insights.week), staleTime: 0 };
}

/** What would lift the average of that week. */
export function swapsQuery() {
  return { ...judgedQuery(insights.swaps), staleTime: 0 };
}

/** A scan made without a network. `key` is that of its first try, so that one that had arrived after all makes no second row. */
const WaitingScan = z.object({
  key: z.string(),
  foodId: z.string(),
  score: z.number(),
  userId: z.string(),
  name: z.string(),
  at: z.number(),
  refused: z.optional(Refusal),
});

/** They go with the member's data at sign-out. */
export const waitingScans = waitingStore<z.infer<typeof WaitingScan>>({
  key: storageKeys.waitingScans,
  subjectOf: ({ key }) => key,
  parse: safely(WaitingScan),
});
