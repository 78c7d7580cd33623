import type { FoodKind } from '../food/index.ts';
import { clamp } from '../lib/index.ts';
import { type Amounts, amountsOf } from './inputs.ts';
import type { NutriScoreEnd, NutriScoreInput } from './nutri-score.types.ts';
import { gradeFor, pointsAbove, type Scale } from './nutri-score-points.ts';
import { FIBER_G } from './thresholds.data.ts';

/** Annex XIV of Regulation (EU) 1169/2011, kJ a gram. */
const KJ = { fat: 37, sugars: 17, proteins: 17, fiber: 8 } as const;
/** Labels round; an energy figure may stand this much above what its parts sum to. */
const ENERGY_SLACK = { share: 1.05, kj: 20 } as const;

/** Below 5 kcal a serving a US label may say 0 (21 CFR 101.9): so little energy proves nothing about what it comes from. */
export const ROUNDED_KJ = 21;

export type UnknownInput = 'fiber' | 'fruitVeg';

/** Which optional figures are not stated. Plain water has neither and is not asked. */
export function unknownInputs(amounts: Amounts, kind: FoodKind): UnknownInput[] {
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
export function rangeOf(points: { best: number; worst: number }, kind: Exclude<FoodKind, 'na'>, amounts: Amounts, scale: Scale) {
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
  const byEnergy = (room - KJ.fat * fat - KJ.sugars * sugars - KJ.proteins * proteins) / KJ.fiber;
  return clamp(Math.min(byMass, byEnergy), 0, 100);
}
