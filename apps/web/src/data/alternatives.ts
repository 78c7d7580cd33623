import { alternatives } from '@labelwise/contracts/alternatives';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf } from './call.ts';
import type { WayHere } from './choosing/choose-here.ts';
import { type Food, noteInstead, readWithoutAnswer, storedInstead } from './foods/foods.ts';
import { householdRevision, isForOthers } from './people/has-people.ts';
import { currentRevision, scoreRevision } from './preferences-updated.ts';
import { isScoredHere } from './scores/guest-profile.ts';

/** `storedAt`: when it was proposed, where this device's own copy stands in; null as it holds now. */
export type StoredWayForward = WayHere & { readonly storedAt: string | null };

/** What could be taken in the place of a food; for a guest who answered the three questions, and for others, chosen by this device. */
export function insteadQuery(food: Food) {
  const params = { id: food.id };
  return queryOptions({
    queryKey: [...keyOf(alternatives.instead, { params }), scoreRevision(), householdRevision()],
    queryFn: async ({ signal }): Promise<StoredWayForward> => {
      const revision = currentRevision();
      try {
        const way = await askFor(food, signal);
        // What was proposed before a change is not stored as what holds after it.
        if (currentRevision() === revision && !isForOthers()) noteInstead(food.id, { kind: way.kind, foods: [...way.foods] });
        return { ...way, storedAt: null };
      } catch (error) {
        if (signal.aborted) throw error;
        const stored = isForOthers() ? null : storedInstead(food.id);
        if (stored !== null) return { ...stored.way, storedAt: stored.storedAt };
        const chosen = await readWithoutAnswer(error, () => chooseInPack(food, signal));
        if (chosen === null) throw error;
        return chosen;
      }
    },
    refetchOnReconnect: 'always',
  });
}

/** Chosen by this device among the foods of its packs, for those whom foods are judged for now. */
async function chooseInPack(food: Food, signal: AbortSignal): Promise<StoredWayForward> {
  const [{ insteadHere }, { shelfFoodsInPack, storedPacks }] = await Promise.all([
    import('./choosing/choose-here.ts'),
    import('./pack/pack.ts'),
  ]);
  const way = await insteadHere(food, signal, shelfFoodsInPack);
  return { ...way, storedAt: new Date(Math.max(...storedPacks().map(({ madeAt }) => madeAt))).toISOString() };
}

async function askFor(food: Food, signal: AbortSignal): Promise<WayHere> {
  if (!isScoredHere() && !isForOthers()) return call(alternatives.instead, { params: { id: food.id }, signal });
  const { insteadHere } = await import('./choosing/choose-here.ts');
  return insteadHere(food, signal);
}
