import { sum } from '../lib/index.ts';
import { negativeComponents, positiveComponents } from './components.ts';
import { gradeFor } from './grade.ts';
import { amountsOf, missingNutriments } from './inputs.ts';
import { proteinsCount, scaleOf } from './nutri-score-points.ts';
import type { NutriScoreInput, NutriScoreResult } from './nutri-score.types.ts';
import { rangeOf, unknownInputs } from './range.ts';

/**
 * Nutri-Score 2023 with every point explained, or the reason why there is none.
 * Missing fibre or fruit share count 0 points and are listed as unknown; figures are not rounded.
 * Plain water needs no figures and is always an a.
 * @source Santé publique France, Nutri-Score regulation of use (2023 algorithm); missing data as Open Food Facts does.
 */
export function computeNutriScore(food: NutriScoreInput): NutriScoreResult {
  const { kind } = food;
  if (kind === null) return { computable: false, reason: 'no_category', missing: [] };
  if (kind === 'na') return { computable: false, reason: 'exempt', missing: [] };
  const amounts = amountsOf(food);
  const missing = missingNutriments(amounts, kind);
  if (missing.length > 0) return { computable: false, reason: 'missing_nutriments', missing };

  const scale = scaleOf(kind);
  const negatives = negativeComponents(food, amounts, scale);
  const negativePoints = sum(negatives.map((component) => component.points));
  const proteinsCounted = proteinsCount(kind, negativePoints);
  const positives = positiveComponents(food, amounts, scale, proteinsCounted);
  const positivePoints = sum(positives.map((component) => (component.counted ? component.points : 0)));
  const points = negativePoints - positivePoints;
  return {
    computable: true,
    points,
    grade: gradeFor(points, kind),
    negativePoints,
    positivePoints,
    proteinsCounted,
    components: [...negatives, ...positives],
    range: kind === 'water' ? null : rangeOf(points, kind, amounts, scale),
    unknown: unknownInputs(amounts, kind),
  };
}
