import type { FoodFacts } from '../../food/index.ts';
import { clamp } from '../../lib/index.ts';
import { gradeFor, lastPointsOf, nutriScoreEnds } from '../../nutri-score/index.ts';
import { baseScore } from './base-score.ts';
import { fallbackLines, type Line } from './fallback-rules.ts';

/** What the nutrition table alone comes to. */
export type Nutrition = {
  readonly base: 'nutriscore' | 'fallback';
  readonly lines: readonly Line[];
  /** No figure that a Nutri-Score needs is missing. */
  readonly isComplete: boolean;
  /** At least one letter is ruled out by what is stated. */
  readonly isBounded: boolean;
};

/** The line of letters that are ruled out, although figures are missing. */
export const RANGE_LINE = 'fallback.range';

/**
 * The base of Nutri-Score, at its worst points where figures are missing that cannot change the letter; otherwise the fallback rules
 * between what the worst points and the last points of the best letter left would come to. More of what harms therefore never raises a
 * score, whether or not a letter stays settled (docs/decisions/022).
 */
export function nutritionOf(facts: FoodFacts, ends = nutriScoreEnds(facts)): Nutrition {
  const { kind } = facts;
  if (ends === null || kind === null || kind === 'na')
    return {
      base: 'fallback',
      lines: fallbackLines({ ...facts.nutriments, grade: facts.printedGrade }),
      isComplete: false,
      isBounded: false,
    };
  const { isComplete } = ends;
  const [best, worst] = [gradeFor(ends.best, kind), gradeFor(ends.worst, kind)];
  const lowest = baseScore(ends.worst, kind);
  if (isComplete || best === worst || kind === 'water')
    return { base: 'nutriscore', lines: [{ id: 'base.nutriscore', points: lowest }], isComplete, isBounded: true };
  const lines = fallbackLines({ ...facts.nutriments, grade: facts.printedGrade });
  const sum = sumOf(lines);
  const bounded = clamp(sum, lowest, baseScore(lastPointsOf(best, kind), kind));
  if (bounded !== sum) lines.push({ id: RANGE_LINE, points: bounded - sum });
  return { base: 'fallback', lines, isComplete, isBounded: best !== 'a' || worst !== 'e' };
}

export function sumOf(lines: readonly Line[]): number {
  let sum = 0;
  for (const { points } of lines) sum += points;
  return sum;
}
