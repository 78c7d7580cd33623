import type { FoodKind, NutrimentName } from '../food/index.ts';
import { type Amounts, amountsOf, isComplete, missingNutriments } from './inputs.ts';
import type { NutriScoreInput } from './nutri-score.types.ts';
import { pointsOf } from './nutri-score-points.ts';

/** kJ a gram: Regulation (EU) 1169/2011, annex XIV. */
const KJ = { fat: 37, carbohydrates: 17, proteins: 17, fiber: 8 } as const;
/** Labels round, and analysed values may differ by a fifth (EU guidance on tolerances, 2012). */
const SLACK = { share: 0.2, kj: 80 } as const;
const WHOLE = 100;
const MAX_KJ = 3_800;

/** A food whose missing figures are put at either end of what the others leave room for, with the points that either comes to. */
export type Ends = {
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
export function missingEnds(food: NutriScoreInput, kind: Exclude<FoodKind, 'na'>): Ends | null {
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
  return Number.isNaN(parts) ? MAX_KJ : Math.min(MAX_KJ, (parts + KJ.fiber * fiber) * (1 + SLACK.share) + SLACK.kj);
}

function energyOf({ fat, carbohydrates, proteins }: { fat: number; carbohydrates: number; proteins: number }): number {
  return KJ.fat * fat + KJ.carbohydrates * carbohydrates + KJ.proteins * proteins;
}

function span(stated: number, least: number, most: number): Span {
  return Number.isNaN(stated) ? [least, Math.max(least, most)] : [stated, stated];
}

function known(value: number, instead: number): number {
  return Number.isNaN(value) ? instead : value;
}
