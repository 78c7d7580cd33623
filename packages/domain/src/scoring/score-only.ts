import { countedWish, goalLimits, personalLimit, setPoints } from './personal.ts';
import type { PreparedFood } from './prepared-food.ts';
import type { PreparedProfile } from './profile/prepare-profile.ts';

/**
 * The score 0…100 without its ledger, for lists and batches; the same number as `scoreFood` gives.
 * Without a profile it is everybody's score.
 */
export function scoreOnly(food: PreparedFood, profile?: PreparedProfile): number {
  food.noteUse();
  const { basis } = food;
  let total = basis.sum;
  let { limit } = basis;
  if (profile !== undefined) {
    total += personalSum(food, profile);
    if (total > 0) limit = Math.min(limit, personalLimit(food, profile));
  }
  if (total > limit) total = limit;
  if (total < 0) return 0;
  return total > 100 ? 100 : total;
}

function personalSum(food: PreparedFood, { wishSets }: PreparedProfile): number {
  let sum = 0;
  let plus = 0;
  let slimming = 0;
  for (const set of wishSets) {
    const points = setPoints(food, set);
    if (points === 0) continue;
    sum += points;
    if (points < 0) continue;
    const counted = countedWish(food, set);
    if (counted === null || counted.own) continue;
    plus += points;
    if (counted.isSlimming) slimming += points;
  }
  if (plus === 0) return sum;
  const { dense, goals } = goalLimits(food, wishSets, slimming, plus);
  return sum + dense + goals;
}
