import { sum } from '../lib/index.ts';
import { negativeComponents, positiveComponents } from './components.ts';
import { gradeFor } from './grade.ts';
import { amountsOf, isComplete, missingNutriments, type Amounts } from './inputs.ts';
import { settledEnds, type Ends } from './missing-figures.ts';
import { pointsOf, proteinsCount, scaleOf } from './nutri-score-points.ts';
import type { NutriScoreComponent, NutriScoreInput, NutriScoreResult } from './nutri-score.types.ts';
import { rangeOf, unknownInputs } from './range.ts';

/**
 * Nutri-Score 2023 with every point explained, or the reason why there is none.
 * Missing fibre or fruit share count 0 points and are listed as unknown; figures are not rounded. Other missing figures stop the
 * grade, unless no value that they may have changes the letter: then they count at their worst and are listed as assumed.
 * Plain water needs no figures and is always an a.
 * @source Santé publique France, Nutri-Score regulation of use (2023 algorithm); missing data as Open Food Facts does.
 */
export function computeNutriScore(food: NutriScoreInput): NutriScoreResult {
  const { kind } = food;
  if (kind === null) return { computable: false, reason: 'no_category', missing: [] };
  if (kind === 'na') return { computable: false, reason: 'exempt', missing: [] };
  const stated = amountsOf(food);
  const missing = missingNutriments(stated, kind);
  const ends = missing.length > 0 ? settledEnds(food) : null;
  if (missing.length > 0 && ends === null) return { computable: false, reason: 'missing_nutriments', missing };

  const amounts = ends?.worst ?? stated;
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
    components: asStated([...negatives, ...positives], stated),
    range: kind === 'water' ? null : rangeOf({ best: ends === null ? points : pointsOf(food, ends.best, kind), worst: points }, kind, ends?.best ?? amounts, scale),
    unknown: unknownInputs(amounts, kind),
    assumed: assumedOf(ends),
  };
}

/**
 * The score alone, without its components: what the personal score's engine calls. Figures that are missing and cannot change the
 * letter count at their worst.
 * `null` = not computable; `computeNutriScore` says why.
 */
export function nutriScorePoints(food: NutriScoreInput): number | null {
  const { kind } = food;
  if (kind === null || kind === 'na') return null;
  const amounts = amountsOf(food);
  if (kind === 'water' || isComplete(amounts)) return pointsOf(food, amounts, kind);
  const ends = settledEnds(food);
  return ends === null ? null : pointsOf(food, ends.worst, kind);
}

function assumedOf(ends: Ends | null): Ends['missing'] {
  return ends?.missing ?? [];
}

/** A figure that was put at its worst is shown as not stated, with the points that it counts. */
function asStated(components: readonly NutriScoreComponent[], { energy, fat, saturatedFat, sugars, salt, proteins }: Amounts): NutriScoreComponent[] {
  const bases: Readonly<Record<NutriScoreComponent['id'], number>> = {
    energy, sugars, saturatedFat, saturatedFatRatio: fat + saturatedFat, energyFromSaturates: saturatedFat, salt, proteins, sweetener: 0, fruitVeg: 0, fiber: 0,
  };
  return components.map((component) => (Number.isNaN(bases[component.id]) ? { ...component, value: null } : component));
}
