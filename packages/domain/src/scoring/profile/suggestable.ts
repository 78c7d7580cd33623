import { findDoubts } from '../../food/index.ts';
import { isAlcoholic, keeps } from '../../matching/index.ts';
import { holdsAvoided } from '../personal.ts';
import type { PreparedFood } from '../prepared-food.ts';
import type { Constraint } from './constraints.ts';
import type { PreparedProfile } from './prepare-profile.ts';

/**
 * Whether a food may be proposed to a person of our own accord. Stricter than its score: what the pack does not show about a
 * restriction speaks against it, as do traces, strong dislikes, alcohol and figures that cannot be true.
 */
export function isSuggestable(food: PreparedFood, { constraints, wishSets }: PreparedProfile): boolean {
  if (isAlcoholic(food) || !constraints.every((constraint) => isKept(food, constraint)) || wishSets.some((set) => holdsAvoided(food, set)))
    return false;
  // Last, as it looks at the list again.
  return findDoubts(food.facts).length === 0;
}

/** A direction ("Mediterranean") forbids nothing; a matter of amount is kept in moderation too. */
function isKept(food: PreparedFood, { restriction, strictness }: Constraint): boolean {
  if (strictness === 'guide') return true;
  const { answer, traces } = keeps(food, restriction);
  return !traces && (answer === 'yes' || (strictness === 'pattern' && answer === 'limited'));
}
