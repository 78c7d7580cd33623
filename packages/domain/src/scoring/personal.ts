import { keeps, type ReadFood, type Suitability } from '../matching/index.ts';
import type { Cap } from './basis/basis.ts';
import { CAPS } from './constants.data.ts';
import type { Constraint } from './profile/constraints.ts';
import type { Wish, WishSet } from './profile/prepare-profile.ts';

/** Points of one wish in one food, with sign; 0 where the food does not match or the pack does not say. */
export function wishPoints(food: ReadFood, wish: Wish): number {
  const share = wish.match(food);
  if (share === null || share === 0) return 0;
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

/** The cap that the answer to a constraint sets; `null` for none (scoring model, sections 6 and 13; DECISIONS "Reading and safety"). */
export function constraintCap({ id, strictness, strictTraces }: Constraint, { answer, traces, isMild }: Suitability): Cap | null {
  if (answer === 'no') {
    switch (strictness) {
      case 'guide': return null;
      case 'pattern': return { id: `cap.conflict.${id}`, limit: id === 'keto' ? CAPS.keto : CAPS.pattern };
      case 'safety': case 'identity': case 'pregnancy': return { id: `cap.conflict.${id}`, limit: CAPS.conflict };
    }
  }
  if (answer !== 'unknown') return null;
  switch (strictness) {
    case 'pattern': case 'guide': return null;
    case 'identity': return { id: `cap.unknown.${id}`, limit: CAPS.unknownIdentity };
    case 'pregnancy': return { id: `cap.unknown.${id}`, limit: CAPS.unknownSafety };
    case 'safety':
      if (traces) return { id: `cap.unknown.${id}`, limit: strictTraces ? CAPS.conflict : CAPS.unknownSafety };
      return { id: `cap.unknown.${id}`, limit: isMild ? CAPS.unknownMild : CAPS.unknownSafety };
  }
}

/** The lowest limit that a person's constraints and strong dislikes set, or Infinity. */
export function personalLimit(food: ReadFood, constraints: readonly Constraint[], sets: readonly WishSet[]): number {
  let limit = Infinity;
  for (const constraint of constraints) {
    const cap = constraintCap(constraint, keeps(food, constraint.restriction));
    if (cap !== null && cap.limit < limit) limit = cap.limit;
  }
  if (limit <= CAPS.avoided) return limit;
  return sets.some((set) => holdsAvoided(food, set)) ? CAPS.avoided : limit;
}
