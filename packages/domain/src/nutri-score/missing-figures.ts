import type { NutrimentName } from '../food/index.ts';
import { clamp } from '../lib/index.ts';
import { gradeFor } from './grade.ts';
import { amountsOf, missingNutriments, type Amounts } from './inputs.ts';
import { pointsOf } from './nutri-score-points.ts';
import type { NutriScoreInput } from './nutri-score.types.ts';
import { ROUNDED_KJ } from './range.ts';

/** kJ a gram: Regulation (EU) 1169/2011, annex XIV. */
const KJ = { fat: 37, carbohydrates: 17, proteins: 17, fiber: 8 } as const;
/** Labels round, and analysed values may differ by a fifth (EU guidance on tolerances, 2012). */
const SLACK = { share: 0.2, kj: 80 } as const;
const WHOLE = 100;
const MOST_KJ = 3_800;

/** A food whose missing figures are put at either end of what the others leave room for. */
export type Ends = { readonly best: Amounts; readonly worst: Amounts; readonly missing: readonly NutrimentName[] };

type Span = readonly [least: number, most: number];

/**
 * Both ends of a food that does not state all figures a grade needs; `null` where they do not come to the same letter, and where
 * nothing is missing. The worst end is what may be counted: it is sure that the food is no worse.
 */
export function settledEnds(food: NutriScoreInput): Ends | null {
  const { kind } = food;
  if (kind === null || kind === 'na' || kind === 'water') return null;
  const amounts = amountsOf(food);
  const missing = missingNutriments(amounts, kind);
  if (missing.length === 0) return null;
  const ends = endsOf(food, amounts, missing);
  return gradeFor(pointsOf(food, ends.best, kind), kind) === gradeFor(pointsOf(food, ends.worst, kind), kind) ? ends : null;
}

function endsOf(food: NutriScoreInput, amounts: Amounts, missing: readonly NutrimentName[]): Ends {
  const { energy, fat, saturatedFat, sugars, salt, proteins } = spansOf(food, amounts);
  return {
    // Saturates weigh most against the least fat that holds them.
    best: { ...amounts, energy: energy[0], fat: fat[1], saturatedFat: saturatedFat[0], sugars: sugars[0], salt: salt[0], proteins: proteins[1] },
    worst: { ...amounts, energy: energy[1], fat: Math.max(fat[0], saturatedFat[1]), saturatedFat: saturatedFat[1], sugars: sugars[1], salt: salt[1], proteins: proteins[0] },
    missing,
  };
}

/** What each figure may be: as stated, or what mass and energy leave beside the others. */
function spansOf(food: NutriScoreInput, amounts: Amounts): Record<'energy' | 'fat' | 'saturatedFat' | 'sugars' | 'salt' | 'proteins', Span> {
  const stated = { carbohydrates: food.nutriments.carbohydrates ?? Number.NaN };
  const least = {
    fat: known(amounts.fat, known(amounts.saturatedFat, 0)), proteins: known(amounts.proteins, 0), salt: known(amounts.salt, 0),
    carbohydrates: known(stated.carbohydrates, known(amounts.sugars, 0)),
  };
  const mass = (but: keyof typeof least): number => Math.max(0, WHOLE - least.fat - least.proteins - least.salt - least.carbohydrates + least[but]);
  const room = (but: keyof typeof KJ & keyof typeof least): number => byEnergy(amounts.energy, least, but);
  const fat = span(amounts.fat, least.fat, Math.min(mass('fat'), room('fat')));
  const carbohydrates = span(stated.carbohydrates, least.carbohydrates, Math.min(mass('carbohydrates'), room('carbohydrates')));
  const proteins = span(amounts.proteins, 0, Math.min(mass('proteins'), room('proteins')));
  return {
    energy: span(amounts.energy, ...energySpan(fat, carbohydrates, proteins, food.nutriments.fiber ?? 0)),
    fat,
    saturatedFat: span(amounts.saturatedFat, 0, fat[1]),
    sugars: span(amounts.sugars, 0, carbohydrates[1]),
    salt: span(amounts.salt, 0, mass('salt')),
    proteins,
  };
}

/** Grams of one nutrient that the stated energy leaves room for beside the least of the others. */
function byEnergy(energy: number, least: { fat: number; carbohydrates: number; proteins: number }, but: 'fat' | 'carbohydrates' | 'proteins' | 'fiber'): number {
  if (Number.isNaN(energy) || energy < ROUNDED_KJ || but === 'fiber') return WHOLE;
  const others = KJ.fat * least.fat + KJ.carbohydrates * least.carbohydrates + KJ.proteins * least.proteins - KJ[but] * least[but];
  return clamp((energy * (1 + SLACK.share) + SLACK.kj - others) / KJ[but], 0, WHOLE);
}

function energySpan(fat: Span, carbohydrates: Span, proteins: Span, fiber: number): Span {
  const at = (end: 0 | 1): number => KJ.fat * fat[end] + KJ.carbohydrates * carbohydrates[end] + KJ.proteins * proteins[end];
  return [Math.max(0, at(0) * (1 - SLACK.share) - SLACK.kj), Math.min(MOST_KJ, (at(1) + KJ.fiber * fiber) * (1 + SLACK.share) + SLACK.kj)];
}

function span(stated: number, least: number, most: number): Span {
  return Number.isNaN(stated) ? [least, Math.max(least, most)] : [stated, stated];
}

function known(value: number, instead: number): number {
  return Number.isNaN(value) ? instead : value;
}
