import type { FoodKind, NutrimentName, NutriScoreGrade } from '../food/index.ts';
import { clamp, KJ_PER_GRAM, sum } from '../lib/index.ts';
import {
  type Amounts,
  amountsOf,
  isComplete,
  missingNutriments,
  type NutriScoreComponent,
  type NutriScoreEnd,
  type NutriScoreInput,
  type NutriScoreResult,
} from './inputs.ts';
import {
  gradeFor,
  negativeComponents,
  pointsAbove,
  pointsOf,
  positiveComponents,
  proteinsCount,
  type Scale,
  scaleOf,
} from './nutri-score-points.ts';
import { FIBER_G } from './thresholds.data.ts';

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

/** Labels round, and analysed values may differ by a fifth (EU guidance on tolerances, 2012). */
const SLACK = { share: 0.2, kj: 80 } as const;
const WHOLE = 100;
const MAX_KJ = 3_800;

/** A food whose missing figures are put at either end of what the others leave room for, with the points that either comes to. */
type Ends = {
  readonly best: { readonly amounts: Amounts; readonly points: number };
  readonly worst: { readonly amounts: Amounts; readonly points: number };
  readonly missing: readonly NutrimentName[];
};

type Span = readonly [least: number, most: number];

/**
 * Both ends of a food that does not state all figures a grade needs; `null` where nothing is missing, and for water.
 *
 * More of a stated figure that harms never makes either end better: a bound is a stated whole (saturates are fat), or what is left of
 * 100 g where that is the good end, and never what the stated energy leaves.
 */
function missingEnds(food: NutriScoreInput, kind: Exclude<FoodKind, 'na'>): Ends | null {
  const amounts = amountsOf(food);
  if (kind === 'water' || isComplete(amounts)) return null;
  const { energy, fat, saturatedFat, sugars, salt, proteins } = spansOf(food, amounts);
  // Saturates weigh most against the least fat that holds them.
  const best = {
    ...amounts,
    energy: energy[0],
    fat: fat[1],
    saturatedFat: saturatedFat[0],
    sugars: sugars[0],
    salt: salt[0],
    proteins: proteins[1],
  };
  const worst = {
    ...amounts,
    energy: energy[1],
    fat: Math.max(fat[0], saturatedFat[1]),
    saturatedFat: saturatedFat[1],
    sugars: sugars[1],
    salt: salt[1],
    proteins: proteins[0],
  };
  return {
    best: { amounts: best, points: pointsOf(food, best, kind) },
    worst: { amounts: worst, points: pointsOf(food, worst, kind) },
    missing: missingNutriments(amounts, kind),
  };
}

/** What each figure may be: as stated, or what the others leave it. */
function spansOf(
  { nutriments }: NutriScoreInput,
  amounts: Amounts,
): Record<'energy' | 'fat' | 'saturatedFat' | 'sugars' | 'salt' | 'proteins', Span> {
  const stated = known(nutriments.carbohydrates ?? Number.NaN, Number.NaN);
  const least = {
    fat: known(amounts.fat, known(amounts.saturatedFat, 0)),
    proteins: known(amounts.proteins, 0),
    salt: known(amounts.salt, 0),
    carbohydrates: known(stated, known(amounts.sugars, 0)),
  };
  const room = (but: keyof typeof least): number =>
    Math.max(0, WHOLE - least.fat - least.proteins - least.salt - least.carbohydrates + least[but]);
  return {
    energy: span(
      amounts.energy,
      Math.max(0, energyOf(least) * (1 - SLACK.share) - SLACK.kj),
      mostEnergy(amounts, stated, nutriments.fiber),
    ),
    fat: span(amounts.fat, least.fat, room('fat')),
    saturatedFat: span(amounts.saturatedFat, 0, known(amounts.fat, WHOLE)),
    sugars: span(amounts.sugars, 0, known(stated, WHOLE)),
    salt: span(amounts.salt, 0, WHOLE),
    proteins: span(amounts.proteins, 0, room('proteins')),
  };
}

function mostEnergy({ fat, proteins }: Amounts, carbohydrates: number, fiber = 0): number {
  const parts = energyOf({ fat, proteins, carbohydrates });
  return Number.isNaN(parts) ? MAX_KJ : Math.min(MAX_KJ, (parts + KJ_PER_GRAM.fiber * fiber) * (1 + SLACK.share) + SLACK.kj);
}

function energyOf({ fat, carbohydrates, proteins }: { fat: number; carbohydrates: number; proteins: number }): number {
  return KJ_PER_GRAM.fat * fat + KJ_PER_GRAM.carbohydrates * carbohydrates + KJ_PER_GRAM.proteins * proteins;
}

function span(stated: number, least: number, most: number): Span {
  return Number.isNaN(stated) ? [least, Math.max(least, most)] : [stated, stated];
}

function known(value: number, instead: number): number {
  return Number.isNaN(value) ? instead : value;
}

/** Labels round; an energy figure may stand this much above what its parts sum to. */
const ENERGY_SLACK = { share: 1.05, kj: 20 } as const;

/** Below 5 kcal a serving a US label may say 0 (21 CFR 101.9): so little energy proves nothing about what it comes from. */
const ROUNDED_KJ = 21;

type UnknownInput = 'fiber' | 'fruitVeg';

/** Which optional figures are not stated. Plain water has neither and is not asked. */
function unknownInputs(amounts: Amounts, kind: FoodKind): UnknownInput[] {
  if (kind === 'water') return [];
  const unknown: UnknownInput[] = [];
  if (Number.isNaN(amounts.fiber)) unknown.push('fiber');
  if (Number.isNaN(amounts.fruitVeg)) unknown.push('fruitVeg');
  return unknown;
}

/**
 * What the letter could still become. The worst end is the score as it stands, since a figure that is not stated counts
 * 0 points; the best end takes the most fibre that mass and energy leave room for, and all fruit and vegetables.
 * `null` when the letter cannot change.
 * @param points without fibre and fruit, at either end of the other figures
 */
function rangeOf(points: { best: number; worst: number }, kind: Exclude<FoodKind, 'na'>, amounts: Amounts, scale: Scale) {
  let { best } = points;
  if (Number.isNaN(amounts.fiber)) best -= pointsAbove(mostFiber(amounts), FIBER_G);
  if (Number.isNaN(amounts.fruitVeg)) best -= scale.fruitVeg.length;
  const ends: { best: NutriScoreEnd; worst: NutriScoreEnd } = {
    best: { points: best, grade: gradeFor(best, kind) },
    worst: { points: points.worst, grade: gradeFor(points.worst, kind) },
  };
  return ends.best.grade === ends.worst.grade ? null : ends;
}

/** Grams of fibre per 100 g that a food whose pack states none may hold; 0 where even the figures it states are not complete. */
export function mostFiberOf(food: NutriScoreInput): number {
  const most = mostFiber(amountsOf(food));
  return Number.isNaN(most) ? 0 : most;
}

/** Grams of fibre that fit beside what is declared. Carbohydrate is left out: US labels count fibre into it. */
function mostFiber(amounts: Amounts): number {
  const { energy, fat, sugars, proteins, salt } = amounts;
  const byMass = 100 - fat - sugars - proteins - salt;
  if (energy < ROUNDED_KJ) return clamp(byMass, 0, 100);
  const room = energy * ENERGY_SLACK.share + ENERGY_SLACK.kj;
  const byEnergy =
    (room - KJ_PER_GRAM.fat * fat - KJ_PER_GRAM.carbohydrates * sugars - KJ_PER_GRAM.proteins * proteins) / KJ_PER_GRAM.fiber;
  return clamp(Math.min(byMass, byEnergy), 0, 100);
}
