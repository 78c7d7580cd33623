import type { NutriScoreGrade } from '../food/index.ts';
import { sum } from '../lib/index.ts';
import { negativeComponents, positiveComponents } from './components.ts';
import { type Amounts, amountsOf, missingNutriments } from './inputs.ts';
import { type Ends, missingEnds } from './missing-figures.ts';
import type { NutriScoreComponent, NutriScoreInput, NutriScoreResult } from './nutri-score.types.ts';
import { gradeFor, pointsOf, proteinsCount, scaleOf } from './nutri-score-points.ts';
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
  const ends = missing.length > 0 ? missingEnds(food, kind) : null;
  if (ends !== null && !isSettled(ends, kind)) return { computable: false, reason: 'missing_nutriments', missing };

  const amounts = ends?.worst.amounts ?? stated;
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
    range:
      kind === 'water' ? null : rangeOf({ best: ends?.best.points ?? points, worst: points }, kind, ends?.best.amounts ?? amounts, scale),
    unknown: unknownInputs(amounts, kind),
    assumed: assumedOf(ends),
  };
}

export type NutriScoreEnds = { readonly best: number; readonly worst: number; readonly isComplete: boolean };

/**
 * Points at either end of what the missing figures may be, equal where none is missing: what the personal score's engine calls.
 * `null` = the kind is not known, or has no Nutri-Score.
 */
export function nutriScoreEnds(food: NutriScoreInput): NutriScoreEnds | null {
  const { kind } = food;
  if (kind === null || kind === 'na') return null;
  const ends = missingEnds(food, kind);
  if (ends !== null) return { best: ends.best.points, worst: ends.worst.points, isComplete: false };
  const points = pointsOf(food, amountsOf(food), kind);
  return { best: points, worst: points, isComplete: true };
}

/**
 * The score alone, without its components. Figures that are missing and cannot change the letter count at their worst.
 * `null` = not computable; `computeNutriScore` says why.
 */
export function nutriScorePoints(food: NutriScoreInput): number | null {
  const ends = nutriScoreEnds(food);
  return settledGrade(ends, food.kind) === null ? null : (ends?.worst ?? null);
}

/** The letter that both ends come to; `null` where they differ. */
export function settledGrade(ends: NutriScoreEnds | null, kind: NutriScoreInput['kind']): NutriScoreGrade | null {
  if (ends === null || kind === null || kind === 'na') return null;
  const grade = gradeFor(ends.worst, kind);
  return ends.isComplete || gradeFor(ends.best, kind) === grade ? grade : null;
}

function isSettled({ best, worst }: Ends, kind: Exclude<NutriScoreInput['kind'], 'na' | null>): boolean {
  return gradeFor(best.points, kind) === gradeFor(worst.points, kind);
}

function assumedOf(ends: Ends | null): Ends['missing'] {
  return ends?.missing ?? [];
}

/** A figure that was put at its worst is shown as not stated, with the points that it counts. */
function asStated(
  components: readonly NutriScoreComponent[],
  { energy, fat, saturatedFat, sugars, salt, proteins }: Amounts,
): NutriScoreComponent[] {
  const bases: Readonly<Record<NutriScoreComponent['id'], number>> = {
    energy,
    sugars,
    saturatedFat,
    saturatedFatRatio: fat + saturatedFat,
    energyFromSaturates: saturatedFat,
    salt,
    proteins,
    sweetener: 0,
    fruitVeg: 0,
    fiber: 0,
  };
  return components.map((component) => (Number.isNaN(bases[component.id]) ? { ...component, value: null } : component));
}
