import type { Doubt, LabelFacts } from './doubt.ts';
import { energyDoubts } from './energy-checks.ts';
import { massDoubts } from './mass-checks.ts';
import type { TypicalFigures } from './typical.ts';
import { typicalDoubts } from './typical-checks.ts';
import { TYPICAL_FIGURES } from './typical-figures.data.ts';
import { zeroDoubts } from './zero-checks.ts';

export type { Doubt, DoubtId, DoubtLevel } from './doubt.ts';

/**
 * Figures that cannot be true, or hardly, each with what would settle it.
 *
 * Scoring does not repair figures: a guess would replace a visible doubt by an invisible one. The score is computed from what is
 * stated, and whoever shows it shows the doubts beside it; a score with doubts is never presented as certain.
 */
export function findDoubts(food: LabelFacts): Doubt[] {
  return checkFigures(food).filter(({ level }) => level === 'doubtful');
}

/** The doubts, and beside them what is only unusual for such a food and worth a look at the pack. */
export function checkFigures(food: LabelFacts, typical: TypicalFigures = TYPICAL_FIGURES): Doubt[] {
  const sure = [...massDoubts(food), ...energyDoubts(food), ...zeroDoubts(food)];
  const named = new Set(sure.flatMap(({ nutriments }) => nutriments));
  // A figure that is wrong in itself is not compared with others.
  return [...sure, ...typicalDoubts(food, typical).filter(({ nutriments }) => !nutriments.some((name) => named.has(name)))];
}
