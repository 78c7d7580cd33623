import { GOAL_LIMIT } from './constants.data.ts';
import { countedWish, personalLimit, setPoints } from './personal.ts';
import type { PreparedFood } from './prepared-food.ts';
import type { PreparedProfile } from './profile/prepare-profile.ts';

/**
 * The score 0…100 without its ledger, for lists and batches; the same number as `scoreFood` gives.
 * Without a profile it is everybody's score.
 */
export function scoreOnly(food: PreparedFood, profile?: PreparedProfile): number {
  const { basis } = food;
  let total = basis.sum;
  let { limit } = basis;
  if (profile !== undefined) {
    total += personalSum(food, profile);
    if (total > 0) limit = Math.min(limit, personalLimit(food, profile.constraints, profile.wishSets));
  }
  if (total > limit) total = limit;
  if (total < 0) return 0;
  return total > 100 ? 100 : total;
}

function personalSum(food: PreparedFood, { wishSets }: PreparedProfile): number {
  let sum = 0;
  let generatedPlus = 0;
  for (const set of wishSets) {
    const points = setPoints(food, set);
    if (points === 0) continue;
    sum += points;
    if (points > 0 && countedWish(food, set)?.own !== true) generatedPlus += points;
  }
  return generatedPlus > GOAL_LIMIT ? sum - (generatedPlus - GOAL_LIMIT) : sum;
}
