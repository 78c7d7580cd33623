import type { FoodFacts, FoodKind } from '../../food/index.ts';
import { nutriScorePoints } from '../../nutri-score/index.ts';
import { baseScore } from './base-score.ts';

/**
 * The facts with the kind that counts. Where nothing settles the kind, that is the strictest of the plausible ones, by the base that
 * its points come to: a mistake may then take points from a food, and never gives it any. A kind whose points cannot be worked out
 * might be stricter than all others, so it goes first and leaves the food without Nutri-Score.
 */
export function withCountedKind(facts: FoodFacts): FoodFacts {
  if (facts.kind !== null || facts.plausibleKinds === undefined) return facts;
  let counted: FoodKind | null = null;
  let lowest = Infinity;
  for (const kind of facts.plausibleKinds) {
    if (kind === 'na') continue;
    const points = nutriScorePoints({ ...facts, kind });
    const base = points === null ? -Infinity : baseScore(points, kind);
    if (base < lowest) [counted, lowest] = [kind, base];
  }
  return { ...facts, kind: counted };
}
