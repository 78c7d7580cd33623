import { alternatives } from '@labelwise/contracts/alternatives';
import { queryOptions } from '@tanstack/react-query';
import { call, keyOf } from './call.ts';
import type { Food } from './foods/foods.ts';
import { scoreRevision } from './preferences-updated.ts';
import { isScoredHere } from './scores/guest-profile.ts';

/** What the caller could take in the place of a food; for a guest who answered the three questions, chosen by this device. */
export function insteadQuery(food: Food) {
  const params = { id: food.id };
  return queryOptions({
    queryKey: [...keyOf(alternatives.instead, { params }), scoreRevision()],
    queryFn: async ({ signal }) => {
      if (!isScoredHere()) return call(alternatives.instead, { params, signal });
      const { insteadHere } = await import('./choosing/instead-here.ts');
      return insteadHere(food, signal);
    },
  });
}
