import { findDoubts } from '../food/index.ts';
import { isAlcoholic, suits } from '../matching/index.ts';
import type { Constraint } from './constraints.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';
import { holdsAvoided } from './score-food.ts';

/**
 * Whether a food may be proposed to a person of our own accord. Stricter than its score: what the pack does not show about a
 * restriction speaks against it, as do traces, strong dislikes, alcohol and figures that cannot be true.
 */
export function isSuggestable(food: PreparedFood, { constraints, preferenceGroups }: PreparedProfile): boolean {
  if (
    isAlcoholic(food) ||
    !constraints.every((constraint) => isAllowed(food, constraint)) ||
    preferenceGroups.some((group) => holdsAvoided(food, group))
  )
    return false;
  // Last, as it looks at the list again.
  return findDoubts(food.facts).length === 0;
}

/** A direction ("Mediterranean") forbids nothing; a diet that is a matter of amount also allows what fits in moderation. */
function isAllowed(food: PreparedFood, { restriction, strictness }: Constraint): boolean {
  if (strictness === 'guide') return true;
  const { answer, traces } = suits(food, restriction);
  return !traces && (answer === 'yes' || (strictness === 'pattern' && answer === 'limited'));
}
