import { ConsumedEntry, consumed, FavoriteEntry, favorites, PurchasedEntry, purchased } from '@labelwise/contracts/saved-foods';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, http } from '../platform/http/index.ts';
import { network } from '../platform/network/network.ts';
import { dropRows, firstPageQuery, isAbout, isEntry, newestQuery, pagesQuery } from './lists.ts';
import { pendingSaved, putInOutbox, takeFromOutbox } from './outbox.ts';
import { activitySummaryQuery } from './scans.ts';

const LIST_PATH: Readonly<Record<SavedFoodList, string>> = { favorite: '/api/favorites', purchased: '/api/purchased' };

/**
 * Takes a food out of a list: the row goes at once, and comes back when the server refuses; what the list holds by then is
 * read anew. `say` puts the outcome in words.
 */
export function removeSavedFood(
  client: QueryClient,
  list: SavedFoodList,
  userId: string,
  say: { removed: () => void; failed: () => void },
) {
  return mutationOptions({
    mutationFn: (foodId: string) => setSaved(list, { foodId, userId }, false),
    onMutate: (foodId: string) => dropRows(client, LIST_PATH[list], isAbout(foodId)),
    onSuccess: (_done, foodId) => {
      client.setQueryData(savedQuery(list, foodId).queryKey, false);
      say.removed();
    },
    onError: (_error, _foodId, putBack) => {
      putBack?.();
      say.failed();
      void client.invalidateQueries({ queryKey: [LIST_PATH[list]] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: activitySummaryQuery().queryKey }),
  });
}

/** Removals that run at the same time. */
const AT_ONCE = 5;

/**
 * Takes every food out of the purchases, one call each. What was removed before a failure
 * stays removed. @throws ApiError of the first call that failed
 */
export async function clearPurchased(client: QueryClient, userId: string, foodIds: readonly string[]): Promise<void> {
  const waiting = [...new Set(foodIds)];
  const work = async () => {
    for (let foodId = waiting.shift(); foodId !== undefined; foodId = waiting.shift()) {
      await setSaved('purchased', { foodId, userId }, false);
      client.setQueryData(savedQuery('purchased', foodId).queryKey, false);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await dropRows(client, LIST_PATH.purchased, () => true);
  } finally {
    waiting.length = 0;
    await Promise.all(
      [LIST_PATH.purchased, '/api/scans', activitySummaryQuery().queryKey[0]].map((path) => client.invalidateQueries({ queryKey: [path] })),
    );
  }
}

export type { FavoriteEntry } from '@labelwise/contracts/saved-foods';

/** The newest favorites, 200 at most. */
export const favoritesQuery = () => firstPageQuery(favorites.list.path, FavoriteEntry);
/** The newest few favorites. */
export const newestFavoritesQuery = (limit: number) => newestQuery(favorites.list.path, FavoriteEntry, limit);
/** Every favorite, page by page, newest first. */
export const favoritePagesQuery = () => pagesQuery(favorites.list.path, FavoriteEntry);

export type { PurchasedEntry } from '@labelwise/contracts/saved-foods';

const PATH = purchased.list.path;

/** The newest purchases, 200 at most. */
export const purchasedQuery = () => firstPageQuery(PATH, PurchasedEntry);
/** Every purchase, page by page, newest first. */
export const purchasedPagesQuery = () => pagesQuery(PATH, PurchasedEntry);

export type { ConsumedEntry } from '@labelwise/contracts/saved-foods';

/** The newest notes of what was eaten, 200 at most. */
export const consumedQuery = () => firstPageQuery(consumed.list.path, ConsumedEntry);

/** The two lists that a food is in or not. What was eaten is noted each time instead: `addConsumed`. */
export type SavedFoodList = 'favorite' | 'purchased';

const pathOf = (path: string, foodId: string) => path.replace(':foodId', encodeURIComponent(foodId));

/** Whether the signed-in member has a food in a list; a change that still waits for a network counts as made. */
export function savedQuery(list: SavedFoodList, foodId: string) {
  const path = pathOf((list === 'favorite' ? favorites : purchased).check.path, foodId);
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<boolean> => {
      const pending = pendingSaved(list, foodId);
      if (pending !== null) return pending;
      const answer = await http.json(path, { signal });
      return list === 'favorite' ? favorites.check.answer.parse(answer).isFavorited : purchased.check.answer.parse(answer).isPurchased;
    },
  });
}

/**
 * Puts a food into a list or takes it out; doing it twice changes nothing. Without a network, or where the request shows that
 * there is none, it is noted on this device and sent once there is one (see the outbox). @throws ApiError
 */
export async function setSaved(list: SavedFoodList, food: { foodId: string; userId: string }, kept: boolean): Promise<void> {
  if (network.isOnline()) {
    try {
      await sendSaved(list, food, kept);
      takeFromOutbox({ list, foodId: food.foodId });
      return;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status !== 0;
      if (isAnswered || network.isOnline()) throw error;
    }
  }
  putInOutbox({ list, ...food, kept });
}

/** The same at once, over the network. @throws ApiError */
export async function sendSaved(list: SavedFoodList, food: { foodId: string; userId: string }, kept: boolean): Promise<void> {
  const { add, remove } = list === 'favorite' ? favorites : purchased;
  if (!kept) await removeAt(pathOf(remove.path, food.foodId));
  else if (list === 'favorite') await http.json(add.path, { method: 'POST', body: { userId: food.userId, foodId: food.foodId } });
  else await http.json(pathOf(add.path, food.foodId), { method: 'POST' });
}

/** Has every list that shows these foods fetched anew: history and scans too after a purchase. */
export async function refreshLists(client: QueryClient, list: SavedFoodList): Promise<void> {
  const paths = list === 'favorite' ? [favorites.list.path] : [purchased.list.path, '/api/scans'];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Notes that the member ate a food; a retried call makes no second note. @throws ApiError */
export async function addConsumed(foodId: string): Promise<void> {
  await http.json(pathOf(consumed.add.path, foodId), { method: 'POST', headers: { 'Idempotency-Key': crypto.randomUUID() } });
}

/** Takes a note away: the newest of a food by the food's id, a certain one by its own. @throws ApiError */
export async function removeConsumedEntry(id: string): Promise<void> {
  await removeAt(pathOf(consumed.remove.path, id));
}

/** What is not there any more was removed on another device, which is what was asked for. */
async function removeAt(path: string): Promise<void> {
  try {
    await http.json(path, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

export const consumedKey = [consumed.list.path] as const;

/**
 * Takes one note of what was eaten away, by its own id: an older note of the same food stays. It goes at once, and comes back
 * when the server refuses. `say` puts the outcome in words.
 */
export function removeConsumed(client: QueryClient, say: { removed: () => void; failed: () => void }) {
  return mutationOptions({
    mutationFn: removeConsumedEntry,
    onMutate: (id: string) => dropRows(client, consumedKey[0], isEntry('consumed', id)),
    onSuccess: say.removed,
    onError: (_error, _id, putBack) => {
      putBack?.();
      say.failed();
    },
    onSettled: () => client.invalidateQueries({ queryKey: consumedKey }),
  });
}
