import { consumed, favorites, purchased } from '@labelwise/contracts/saved-foods';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, http } from '../../platform/http/index.ts';
import { network } from '../../platform/network/network.ts';
import { pendingSaved, putInOutbox, takeFromOutbox } from './outbox/outbox.ts';

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
