import { energyDoubts } from './energy-checks.ts';
import { massDoubts } from './mass-checks.ts';
import type { Doubt, LabelFacts } from './doubt.ts';
import { zeroDoubts } from './zero-checks.ts';

export type { Doubt } from './doubt.ts';

/**
 * Figures that cannot be true, or hardly, each with what would settle it.
 *
 * Scoring does not repair figures: a guess would replace a visible doubt by an invisible one. The score is computed from what is
 * stated, and whoever shows it shows the doubts beside it; a score with doubts is never presented as certain.
 */
export function findDoubts(food: LabelFacts): Doubt[] {
  return [...massDoubts(food), ...energyDoubts(food), ...zeroDoubts(food)];
}
