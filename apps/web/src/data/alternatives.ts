import { alternatives, type WayForward } from '@labelwise/contracts/alternatives';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf } from './call.ts';
import type { Food } from './foods/foods.ts';
import { noteInstead, storedInstead } from './foods/ways.ts';
import { currentRevision, scoreRevision } from './preferences-updated.ts';
import { isScoredHere } from './scores/guest-profile.ts';

/** `storedAt`: when it was proposed, where this device's own copy stands in; null as it holds now. */
export type StoredWayForward = WayForward & { readonly storedAt: string | null };

/** What the caller could take in the place of a food; for a guest who answered the three questions, chosen by this device. */
export function insteadQuery(food: Food) {
  const params = { id: food.id };
  return queryOptions({
    queryKey: [...keyOf(alternatives.instead, { params }), scoreRevision()],
    queryFn: async ({ signal }): Promise<StoredWayForward> => {
      const revision = currentRevision();
      try {
        const way = await askFor(food, signal);
        // What was proposed before a change is not stored as what holds after it.
        if (currentRevision() === revision) noteInstead(food.id, way);
        return { ...way, storedAt: null };
      } catch (error) {
        const stored = storedInstead(food.id);
        if (stored === null || signal.aborted) throw error;
        return { ...stored.way, storedAt: stored.storedAt };
      }
    },
    refetchOnReconnect: 'always',
  });
}

async function askFor(food: Food, signal: AbortSignal): Promise<WayForward> {
  if (!isScoredHere()) return call(alternatives.instead, { params: { id: food.id }, signal });
  const { insteadHere } = await import('./choosing/instead-here.ts');
  return insteadHere(food, signal);
}
