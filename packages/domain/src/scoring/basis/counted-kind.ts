import type { FoodFacts, FoodKind } from '../../food/index.ts';
import { nutritionOf, sumOf } from './nutrition.ts';

/**
 * The facts with the kind that counts. Where nothing settles the kind, that is the strictest of the plausible ones, by what the
 * nutrition table comes to: a mistake may then take points from a food, and never gives it any.
 */
export function withCountedKind(facts: FoodFacts): FoodFacts {
  if (facts.kind !== null || facts.plausibleKinds === undefined) return facts;
  let counted: FoodKind | null = null;
  let lowest = Infinity;
  for (const kind of facts.plausibleKinds) {
    if (kind === 'na') continue;
    const worth = sumOf(nutritionOf({ ...facts, kind }).lines);
    if (worth < lowest) [counted, lowest] = [kind, worth];
  }
  return { ...facts, kind: counted };
}
