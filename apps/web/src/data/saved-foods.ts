import { favorites, purchased } from '@labelwise/contracts/saved-foods';
import { scans } from '@labelwise/contracts/scans';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../platform/http/http.ts';
import { network } from '../platform/network/network.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { safely } from '../platform/storage/local.ts';
import { activitySummaryQuery } from './activity.ts';
import { call, execute, fetchJson, keyOf } from './call.ts';
import { addedAtOf, type DroppedRows, dropRows, firstPageQuery, isAbout, newestQuery, pagesQuery } from './lists.ts';
import { Refusal, waitingStore } from './waiting-writes.ts';

/** Foods that a member saves: favorites and purchased, which a food is in or not. What was eaten counts each time: `consumed.ts`. */
export type { FavoriteEntry, PurchasedEntry } from '@labelwise/contracts/saved-foods';

/** The newest favorites, 200 at most. */
export const favoritesQuery = () => firstPageQuery(favorites.list);
/** The newest few favorites. */
export const newestFavoritesQuery = (limit: number) => newestQuery(favorites.list, { limit });
/** Every favorite, page by page, newest first. */
export const favoritePagesQuery = () => pagesQuery(favorites.list);
/** The newest purchases, 200 at most. */
export const purchasedQuery = () => firstPageQuery(purchased.list);
/** Every purchase, page by page, newest first. */
export const purchasedPagesQuery = () => pagesQuery(purchased.list);

const ENDPOINTS = { favorites, purchased } as const;
/** What is fetched again after a change of a list: history and scans too after a purchase. */
const REFRESHED = { favorites: [favorites.list], purchased: [purchased.list, scans.list] } as const;

type SavedFood = {
  readonly foodId: string;
  readonly userId: string;
  /** Of an entry whose removal is undone: when it was made. */
  readonly addedAt?: string | undefined;
};

/** Whether the signed-in member has a food in a list; a change that still waits for a network counts as made. */
export function savedQuery(list: SavedFoodList, foodId: string) {
  const params = { foodId };
  return queryOptions({
    queryKey: keyOf(ENDPOINTS[list].check, { params }),
    queryFn: async ({ signal }): Promise<boolean> => {
      const pending = pendingSave(list, foodId);
      if (pending !== null) return pending;
      if (list === 'favorites') return (await call(favorites.check, { params, signal })).isFavorited;
      return (await call(purchased.check, { params, signal })).isPurchased;
    },
  });
}

/**
 * Puts a food into a list or takes it out; doing it twice changes nothing. Without a network, or where the request shows that there is
 * none, the change waits in the outbox. @returns when the entry was made that went, where the server says so. @throws ApiError
 */
export async function setSaved(list: SavedFoodList, food: SavedFood, isSaved: boolean): Promise<string | undefined> {
  if (network.isOnline()) {
    try {
      const addedAt = await sendSaved(list, food, isSaved);
      removeFromOutbox(list, food.foodId);
      return addedAt;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status !== 0;
      if (isAnswered || network.isOnline()) throw error;
    }
  }
  outbox.add({ list, ...food, isSaved, at: Date.now() });
  return undefined;
}

/** The same at once, over the network. @throws ApiError */
export async function sendSaved(
  list: SavedFoodList,
  { foodId, userId, addedAt }: SavedFood,
  isSaved: boolean,
): Promise<string | undefined> {
  const params = { foodId };
  if (!isSaved) {
    const { remove } = ENDPOINTS[list];
    const read = z.safeParse(remove.answer, await unlessGone(fetchJson(remove, { params })));
    return read.data?.addedAt;
  }
  if (list === 'favorites') await execute(favorites.add, { query: { addedAt }, body: { userId, foodId } });
  else await execute(purchased.add, { params, query: { addedAt } });
  return undefined;
}

/** What is not there any more was removed on another device, which is what was asked for. */
export async function unlessGone<Answer>(removal: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await removal;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return undefined;
  }
}

/** Has everything fetched again that shows the foods of a list. */
export async function refreshLists(client: QueryClient, list: SavedFoodList): Promise<void> {
  await Promise.all(REFRESHED[list].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));
}

type ToggleNotices = { changed: (isSaved: boolean) => void; failed: (isSaved: boolean) => void };

/**
 * The toggle of one food and list: shown at once, taken back when it is refused. `notify` is called with the outcome. `visit` holds, by food, when
 * an entry had been made that this visit took out: pressed again, it is back at its old place.
 */
export function toggleSavedFood(
  client: QueryClient,
  list: SavedFoodList,
  food: SavedFood,
  { notify, visit }: { notify: ToggleNotices; visit: Map<string, string> },
) {
  const query = savedQuery(list, food.foodId);
  return mutationOptions({
    mutationFn: async (isSaved: boolean) => {
      const gone = await setSaved(list, { ...food, addedAt: isSaved ? visit.get(food.foodId) : undefined }, isSaved);
      if (gone !== undefined) visit.set(food.foodId, gone);
    },
    onMutate: async (isSaved: boolean) => {
      await client.cancelQueries(query);
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, isSaved);
      return before;
    },
    onSuccess: async (_done, isSaved) => {
      notify.changed(isSaved);
      await refreshLists(client, list);
    },
    onError: (_error, isSaved, before) => {
      client.setQueryData(query.queryKey, before ?? !isSaved);
      notify.failed(isSaved);
      // What the lists hold by now may be a third thing, made on another device.
      void Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), refreshLists(client, list)]);
    },
  });
}

/** What a removal tells its screen. `undo` puts the entry back at its time and place, without a network too where the removal works without. */
export type RemovalNotices = {
  removed: (undo: () => void) => void;
  failed: (foodId: string) => void;
  undone?: () => void;
  undoFailed?: (again: () => void) => void;
};

/**
 * Takes a food out of a list: the row goes at once, and comes back when the server refuses; what the list holds by then is read again.
 */
export function removeSavedFood(client: QueryClient, list: SavedFoodList, userId: string, notify: RemovalNotices) {
  const listKey = keyOf(ENDPOINTS[list].list);
  const putBack = async (foodId: string, dropped: DroppedRows) => {
    dropped.putBack();
    try {
      await setSaved(list, { foodId, userId, addedAt: addedAtOf(dropped.rows) }, true);
      client.setQueryData(savedQuery(list, foodId).queryKey, true);
      notify.undone?.();
    } catch {
      notify.undoFailed?.(() => void putBack(foodId, dropped));
    }
    await Promise.all([refreshUnlessPending(client, list), client.invalidateQueries({ queryKey: activitySummaryQuery().queryKey })]);
  };
  return mutationOptions({
    mutationFn: (foodId: string) => setSaved(list, { foodId, userId }, false),
    onMutate: (foodId: string) => dropRows(client, listKey, isAbout(foodId)),
    onSuccess: (_done, foodId, dropped) => {
      client.setQueryData(savedQuery(list, foodId).queryKey, false);
      notify.removed(() => void putBack(foodId, dropped));
    },
    onError: (_error, foodId, dropped) => {
      dropped?.restore();
      notify.failed(foodId);
      void client.invalidateQueries({ queryKey: listKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: activitySummaryQuery().queryKey }),
  });
}

/** Without a network there is nothing newer to read: what is held is what counts. */
async function refreshUnlessPending(client: QueryClient, list: SavedFoodList): Promise<void> {
  if (network.isOnline()) await refreshLists(client, list);
}

/** Calls that run at the same time where a whole list changes. */
const CONCURRENCY = 5;

/** Does something with each food of a list. What was done before a failure stays done. @throws ApiError of the first call that failed */
async function ofEach(foodIds: Iterable<string>, work: (foodId: string) => Promise<void>): Promise<void> {
  const waiting = [...foodIds];
  const take = async () => {
    for (let foodId = waiting.shift(); foodId !== undefined; foodId = waiting.shift()) await work(foodId);
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, take));
  } finally {
    waiting.length = 0;
  }
}

const refreshPurchased = (client: QueryClient) =>
  Promise.all([refreshLists(client, 'purchased'), client.invalidateQueries({ queryKey: activitySummaryQuery().queryKey })]);

/**
 * Takes every food out of the purchases, one call each. What was removed before a failure stays removed.
 * @param gone gets each food that went, with the time at which it was bought
 * @throws ApiError of the first call that failed
 */
export async function clearPurchased(client: QueryClient, userId: string, gone: Map<string, string>): Promise<void> {
  // Pages that were never scrolled to are cleared as well.
  const { pages } = await client.fetchInfiniteQuery({ ...purchasedPagesQuery(), pages: Number.MAX_SAFE_INTEGER, staleTime: 0 });
  const bought = new Map(pages.flatMap((page) => page.rows.map(({ purchased: { createdAt }, food }) => [food.id, createdAt] as const)));
  try {
    await ofEach(bought.keys(), async (foodId) => {
      await setSaved('purchased', { foodId, userId }, false);
      gone.set(foodId, bought.get(foodId) ?? '');
      client.setQueryData(savedQuery('purchased', foodId).queryKey, false);
    });
    await dropRows(client, keyOf(purchased.list), () => true);
  } finally {
    await refreshPurchased(client);
  }
}

/** Undoes that: each food is back at its time and place. @param gone what is still to come back @throws ApiError */
export async function restorePurchased(client: QueryClient, userId: string, gone: Map<string, string>): Promise<void> {
  try {
    await ofEach(gone.keys(), async (foodId) => {
      await setSaved('purchased', { foodId, userId, addedAt: gone.get(foodId) }, true);
      gone.delete(foodId);
      client.setQueryData(savedQuery('purchased', foodId).queryKey, true);
    });
  } finally {
    await refreshPurchased(client);
  }
}

/** The two lists that a food is in or not. */
export type SavedFoodList = 'favorites' | 'purchased';

/** The stored form is shared with tabs of other versions: in it the list of favorites is `favorite`, and this field is `isSaved`. */
const STORED_FLAG = 'kept';
const Stored = z.object({
  list: z.enum(['favorite', 'purchased']),
  foodId: z.string(),
  userId: z.string(),
  [STORED_FLAG]: z.boolean(),
  addedAt: z.optional(z.string()),
  at: z.optional(z.number()),
  refused: z.optional(Refusal),
});

/** What a toggle should end up as, once there is a network again. The lists are idempotent, so sending it twice does no harm. */
type PendingSave = Omit<z.infer<typeof Stored>, 'list' | typeof STORED_FLAG | 'addedAt'> & {
  readonly list: SavedFoodList;
  readonly isSaved: boolean;
  /** Of an entry whose removal is undone: when it was made. */
  readonly addedAt?: string | undefined;
};

const subjectOf = ({ list, foodId }: Pick<PendingSave, 'list' | 'foodId'>) => `${list} ${foodId}`;

/** Every toggle that waits for a network, one a food and list. It is removed with the member's data at sign-out. */
export const outbox = waitingStore<PendingSave>({
  key: storageKeys.outbox,
  subjectOf,
  parse: (entry) => {
    const stored = safely(Stored)(entry);
    if (stored === undefined) return undefined;
    const { list, [STORED_FLAG]: isSaved, ...others } = stored;
    return { list: list === 'favorite' ? 'favorites' : list, isSaved, ...others };
  },
  format: (writes) =>
    writes.map(({ list, isSaved, ...others }) => ({ list: list === 'favorites' ? 'favorite' : list, [STORED_FLAG]: isSaved, ...others })),
});

/** What a waiting toggle will make of it; null where none waits. */
export function pendingSave(list: SavedFoodList, foodId: string): boolean | null {
  const pending = outbox.find(subjectOf({ list, foodId }));
  return pending === undefined || pending.refused !== undefined ? null : pending.isSaved;
}

/** A toggle has arrived at once: an earlier one of the same food and list is out of date. */
function removeFromOutbox(list: SavedFoodList, foodId: string): void {
  outbox.removeSubject(subjectOf({ list, foodId }));
}
