import type { FoodFacts, FoodKind, NovaGroup, NutriScoreGrade } from '../food/index.ts';
import { clamp, roundHalfUp, sum } from '../lib/index.ts';
import { gradeFor, lastPointsOf, nutriScoreEnds } from '../nutri-score/index.ts';
import { BASE_KNOTS, BASE_OF_WATER, type Knots, WEIGHTS } from './constants.data.ts';

/** What the nutrition table alone comes to. */
export type Nutrition = {
  readonly base: 'nutriscore' | 'fallback';
  readonly lines: readonly Line[];
  /** No figure that a Nutri-Score needs is missing. */
  readonly isComplete: boolean;
  /** At least one letter is ruled out by what is stated. */
  readonly isBounded: boolean;
};

/**
 * The base of Nutri-Score, at its worst points where figures are missing that cannot change the letter; otherwise the fallback rules
 * between what the worst points and the last points of the best letter left would come to. More of what harms therefore never raises a
 * score, whether or not the letter is certain.
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
    return { base: 'nutriscore', lines: [{ id: 'base.nutriscore', kind: 'nutri-score', points: lowest }], isComplete, isBounded: true };
  const lines = fallbackLines({ ...facts.nutriments, grade: facts.printedGrade });
  const sum = sumOf(lines);
  const bounded = clamp(sum, lowest, baseScore(lastPointsOf(best, kind), kind));
  // Letters that are ruled out, although figures are missing.
  if (bounded !== sum) lines.push({ id: 'fallback.range', kind: 'nutri-score range', points: bounded - sum });
  return { base: 'fallback', lines, isComplete, isBounded: best !== 'a' || worst !== 'e' };
}

export function sumOf(lines: readonly Line[]): number {
  let sum = 0;
  for (const { points } of lines) sum += points;
  return sum;
}

/**
 * Base nutrition 0…100 of Nutri-Score points. Falls with every point, and without a cliff at a grade limit: Nutri-Score's
 * letters would otherwise make one point of difference decide the label.
 */
export function baseScore(points: number, kind: Exclude<FoodKind, 'na'>): number {
  return kind === 'water' ? BASE_OF_WATER : roundHalfUp(interpolate(BASE_KNOTS[kind], points));
}

function interpolate(curve: Knots, points: number): number {
  let [x, y] = curve[0] ?? [0, 0];
  if (points <= x) return y;
  for (const [nextX, nextY] of curve) {
    if (points <= nextX) return y + ((nextY - y) * (points - x)) / (nextX - x);
    [x, y] = [nextX, nextY];
  }
  return y;
}

/** What the fallback rules look at: grams per 100 g or 100 ml; whatever is missing counts nothing. */
export type FallbackFacts = {
  sugars?: number | null | undefined;
  salt?: number | null | undefined;
  saturatedFat?: number | null | undefined;
  proteins?: number | null | undefined;
  fiber?: number | null | undefined;
  nova?: NovaGroup | number | null | undefined;
  grade?: NutriScoreGrade | string | null | undefined;
};

/** A line of the sum that is the same for everybody. Its id is published and never taken apart: `kind` says what it counts. */
export type Line = { readonly id: string; readonly points: number } & (
  | {
      readonly kind:
        | 'nutri-score'
        | 'neutral start'
        | 'printed nutri-score'
        | 'nutri-score range'
        | 'processing'
        | 'organic'
        | 'additives limit'
        | 'processing and additives limit'
        | 'end of scale';
    }
  | { readonly kind: 'nutriment'; readonly nutriment: FallbackNutriment; readonly limit: number }
  | { readonly kind: 'additive'; readonly code: string }
);
export type FallbackNutriment = (typeof FALLBACK_RULES)[number]['nutriment'];

/** Grams above which an amount counts, in the order of the lines. */
export const FALLBACK_RULES = [
  { nutriment: 'sugars', id: 'fallback.sugars', limit: 15, points: -10 },
  { nutriment: 'salt', id: 'fallback.salt', limit: 1.5, points: -8 },
  { nutriment: 'saturatedFat', id: 'fallback.saturated_fat', limit: 5, points: -8 },
  { nutriment: 'proteins', id: 'fallback.protein', limit: 10, points: 8 },
  { nutriment: 'fiber', id: 'fallback.fiber', limit: 5, points: 5 },
] as const;
const GRADE_POINTS: Readonly<Record<string, number>> = { a: 10, b: 5, c: 0, d: -5, e: -10 };
export const FALLBACK_NOVA_POINTS: Readonly<Record<NovaGroup, number>> = { 1: 0, 2: 0, 3: -8, 4: -15 };
export const FALLBACK_BASE = 50;

/** The rules of the fallback, one line each; lines of 0 points are left out, the base never. */
export function fallbackLines(facts: FallbackFacts): Line[] {
  const lines: Line[] = [{ id: 'fallback.base', kind: 'neutral start', points: FALLBACK_BASE }];
  for (const { nutriment, id, limit, points } of FALLBACK_RULES) {
    const amount = facts[nutriment];
    if (typeof amount === 'number' && amount > limit) lines.push({ id, kind: 'nutriment', nutriment, limit, points });
  }
  const processing = facts.nova === 3 || facts.nova === 4 ? FALLBACK_NOVA_POINTS[facts.nova] : 0;
  if (processing !== 0) lines.push({ id: 'fallback.nova', kind: 'processing', points: processing });
  const printed = GRADE_POINTS[facts.grade?.toLowerCase() ?? ''] ?? 0;
  if (printed !== 0) lines.push({ id: 'fallback.nutriscore', kind: 'printed nutri-score', points: printed });
  return lines;
}

/**
 * The facts with the kind that counts. Where nothing settles the kind, that is the strictest of the plausible ones, by what the
 * nutrition table comes to: a mistake may then take points from a food, and never gives it any.
 */
export function withCountedKind(facts: FoodFacts): FoodFacts {
  if (facts.kind !== null || facts.plausibleKinds === undefined) return facts;
  let counted: FoodKind | null = null;
  let lowest = Infinity;
  for (const kind of facts.plausibleKinds) {
    if (kind === 'na') continue;
    const sum = sumOf(nutritionOf({ ...facts, kind }).lines);
    if (sum < lowest) [counted, lowest] = [kind, sum];
  }
  return { ...facts, kind: counted };
}

/** A stored preference and whether the food holds what it names. */
export type FallbackMatch = { preferenceValue: number; matches: boolean };
export type FallbackInput = FallbackFacts & { preferences?: readonly FallbackMatch[] | undefined };

/**
 * The client's own score when no server answers:
 * base 50; sugars > 15 g −10; salt > 1.5 g −8; saturated fat > 5 g −8; protein > 10 g +8; fiber > 5 g +5; NOVA 4 −15, NOVA 3 −8;
 * Nutri-Score a +10, b +5, d −5, e −10; then each matching preference by its weight (1…5 = 2, 5, 10, 15, 25, positive adds,
 * negative subtracts); clamped to 0…100. Input that is no food at all gives the neutral 50.
 */
export function fallbackScore(input: FallbackInput | null | undefined): number {
  if (!isUsable(input)) return FALLBACK_BASE;
  const rules = sum(fallbackLines(input).map((line) => line.points));
  return roundHalfUp(clamp(rules + sum((input.preferences ?? []).map(weighed)), 0, 100));
}

function weighed({ preferenceValue, matches }: FallbackMatch): number {
  if (!matches || !Number.isFinite(preferenceValue)) return 0;
  const weight = WEIGHTS[clamp(Math.abs(Math.trunc(preferenceValue)), 0, 5)] ?? 0;
  return preferenceValue < 0 ? -weight : weight;
}

function isUsable(input: unknown): input is FallbackInput {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const amounts = ['sugars', 'salt', 'saturatedFat', 'proteins', 'fiber'] as const;
  return amounts.every((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(input, name)?.value;
    return value === undefined || value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
  });
}
