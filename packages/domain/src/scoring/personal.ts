import { keeps, kilocalories, type ReadFood, type Suitability } from '../matching/index.ts';
import type { Cap } from './basis/basis.ts';
import { CAPS, GOAL_LIMIT, GOAL_LIMIT_OF_SWEETS, SLIMMING } from './constants.data.ts';
import { usualPotassium } from './potassium.ts';
import type { Constraint } from './profile/constraints.ts';
import type { PreparedProfile, Wish, WishSet } from './profile/prepare-profile.ts';

/** Points of one wish in one food, with sign; 0 where the food does not match or the pack does not say. */
export function wishPoints(food: ReadFood, wish: Wish): number {
  const share = wish.match(food);
  if (share === null || share === 0) return 0;
  if (wish.isSlimming && share < 1 && (kilocalories(food) ?? 0) > SLIMMING.dense) return 0;
  const size = Math.floor(wish.weight * share + 0.5);
  return wish.value < 0 ? -size : size;
}

/** The wish of a set that counts: the one with the most points, the stronger one where they are equal. `null`: none has any. */
export function countedWish(food: ReadFood, set: WishSet): Wish | null {
  let counted: Wish | null = null;
  let most = 0;
  for (const wish of set) {
    const size = Math.abs(wishPoints(food, wish));
    if (size > most) {
      most = size;
      counted = wish;
    }
  }
  return counted;
}

/** The points of the wish of a set that counts; 0 where none has any. */
export function setPoints(food: ReadFood, set: WishSet): number {
  let most = 0;
  for (const wish of set) {
    const points = wishPoints(food, wish);
    if (Math.abs(points) > Math.abs(most)) most = points;
  }
  return most;
}

/** Whether something that the member strongly avoids is fully there. */
export function holdsAvoided(food: ReadFood, set: WishSet): boolean {
  for (const wish of set) {
    if (wish.isAvoided && wish.match(food) === 1) return true;
  }
  return false;
}

/**
 * What generated wishes add beyond what they may: first those of losing weight in a food very dense in energy, then all together.
 * `slimming` and `plus`: the points that each added.
 */
export function goalLimits(food: ReadFood, sets: readonly WishSet[], slimming: number, plus: number): { dense: number; goals: number } {
  const dense = slimming > SLIMMING.most && (kilocalories(food) ?? 0) > SLIMMING.veryDense ? SLIMMING.most - slimming : 0;
  const left = plus + dense;
  const limit = left > GOAL_LIMIT_OF_SWEETS && isSweetAgainstAdvice(food, sets) ? GOAL_LIMIT_OF_SWEETS : GOAL_LIMIT;
  return { dense, goals: left > limit ? limit - left : 0 };
}

/** Full of sugar, of which the profile asks for less. */
function isSweetAgainstAdvice(food: ReadFood, sets: readonly WishSet[]): boolean {
  return sets.some((set) => set.some((wish) => !wish.own && wish.name === 'Sugar' && wish.value < 0 && wish.match(food) === 1));
}

/** The cap that the answer to a constraint sets; `null` for none (docs/decisions/020, 022). */
export function constraintCap({ id, strictness, strictTraces }: Constraint, { answer, traces, isMild }: Suitability): Cap | null {
  if (answer === 'no') {
    switch (strictness) {
      case 'guide':
        return null;
      case 'pattern':
        return { id: `cap.conflict.${id}`, limit: id === 'keto' ? CAPS.keto : CAPS.pattern };
      case 'safety':
      case 'identity':
      case 'pregnancy':
        return { id: `cap.conflict.${id}`, limit: CAPS.conflict };
    }
  }
  if (answer !== 'unknown') return null;
  switch (strictness) {
    case 'pattern':
    case 'guide':
      return null;
    case 'identity':
      return { id: `cap.unknown.${id}`, limit: CAPS.unknownIdentity };
    case 'pregnancy':
      return { id: `cap.unknown.${id}`, limit: CAPS.unknownSafety };
    case 'safety':
      if (traces) return { id: `cap.unknown.${id}`, limit: strictTraces ? CAPS.conflict : CAPS.unknownSafety };
      return { id: `cap.unknown.${id}`, limit: isMild ? CAPS.unknownMild : CAPS.unknownSafety };
  }
}

/** The lowest limit that a person's constraints and strong dislikes set, or Infinity. */
export function personalLimit(food: ReadFood, { constraints, wishSets: sets, limitsPotassium }: PreparedProfile): number {
  let limit = Infinity;
  for (const constraint of constraints) {
    const cap = constraintCap(constraint, keeps(food, constraint.restriction));
    if (cap !== null && cap.limit < limit) limit = cap.limit;
  }
  if (limit <= CAPS.avoided) return limit;
  if (limitsPotassium && usualPotassium(food) !== null) limit = CAPS.potassium;
  return sets.some((set) => holdsAvoided(food, set)) ? CAPS.avoided : limit;
}
