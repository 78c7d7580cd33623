import type { FoodProduct } from '../food/index.ts';
import { prepareFood } from '../scoring/index.ts';
import { type Audience, type Better, betterFoods, byHealthiness, type Candidate, GOOD, hasInfant, judge } from '../shelf/index.ts';

/** By less than this nobody changes what they buy. */
export const LEAST_GAIN = 5;

/**
 * The best of the foods that are new on the shelf of one that is saved, where it may be proposed to everybody (`isSuggestableTo`, the rule
 * of every proposal), is good, and is better than the saved one by more than a little; `null`: none is.
 */
export function betterArrival(saved: FoodProduct, arrivals: readonly Candidate[], audience: Audience): Better | null {
  const prepared = prepareFood(saved);
  if (arrivals.length === 0 || hasInfant(audience) || prepared.basis.isUnknown) return null;
  const above = Math.max(judge(prepared, audience).score + LEAST_GAIN, GOOD) - 1;
  const [best] = betterFoods([arrivals.toSorted(byHealthiness)], saved, audience, above);
  return best ?? null;
}
