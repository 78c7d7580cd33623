import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { dropRows, isAbout } from '../lists/edit-lists.ts';
import { activitySummaryQuery } from '../scans/activity.ts';
import { type SavedFoodList, savedQuery, setSaved } from './saved-foods.ts';

const PATH: Readonly<Record<SavedFoodList, string>> = { favorite: '/api/favorites', purchased: '/api/purchased' };

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
    onMutate: (foodId: string) => dropRows(client, PATH[list], isAbout(foodId)),
    onSuccess: (_done, foodId) => {
      client.setQueryData(savedQuery(list, foodId).queryKey, false);
      say.removed();
    },
    onError: (_error, _foodId, putBack) => {
      putBack?.();
      say.failed();
      void client.invalidateQueries({ queryKey: [PATH[list]] });
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
    await dropRows(client, PATH.purchased, () => true);
  } finally {
    waiting.length = 0;
    await Promise.all(
      [PATH.purchased, '/api/scans', activitySummaryQuery().queryKey[0]].map((path) => client.invalidateQueries({ queryKey: [path] })),
    );
  }
}
