import { type JudgedScore, judged } from '../../../lib/score-state.ts';
import type { Food } from '../../foods/foods.ts';
import { foodScores } from '../cache/food-scores.ts';

/** The member's score of a food as last computed, or null. */
export function knownScore(food: Food): JudgedScore | null {
  const known = foodScores.get(food);
  return known === null ? null : judged(known);
}

/** What stands in for a score that nothing could compute; no number where nobody can judge the food. */
export function standIn({ scoreBasis }: Pick<Food, 'scoreBasis'>, score: number): JudgedScore {
  return { score, state: scoreBasis === 'none' ? 'no data' : 'judged' };
}
