import { KJ_PER_GRAM, KJ_PER_KCAL } from '../../lib/index.ts';
import type { Nutriments } from '../food-facts.ts';
import { type Doubt, doubt, type LabelFacts } from './doubt.ts';
import { MIN_ENERGY_KJ } from './plausible-energy.data.ts';
import { SOUR } from './rich-ingredients.data.ts';

/** kJ a gram: Regulation (EU) 1169/2011, annex XIV. */
const KJ = { ...KJ_PER_GRAM, polyols: 10, alcohol: 29 } as const;
/** Grams of alcohol in a millilitre. */
const ALCOHOL_DENSITY = 0.789;
/** Labels may round, and analysed values may differ by a fifth (EU guidance on tolerances, 2012). */
const TOLERANCE = { share: 0.2, kj: 160, kjWhereLittle: 40 } as const;
/** Drinks and foods with less than this hold so little that the usual slack would cover all of it. */
const LITTLE_ENERGY_KJ = 400;
/** US labels may state 0 below 5 kcal a serving (21 CFR 101.9): 75 kJ in 100 g where the serving is an ounce, as of pickles. */
const ROUNDED_TO_ZERO = { stated: 21, kj: 75 } as const;
/** Acids of vinegar, pickles and lemons: no column of their own on a label, 13 kJ a gram, 6 g where there is much. */
const ACIDS_KJ = 78;

/** The two energy figures against each other, and energy against what it comes from. */
export function energyDoubts(food: LabelFacts): Doubt[] {
  const { nutriments } = food;
  const pair = unitsDoubt(nutriments);
  if (pair !== null) return [pair];
  const serving = servingDoubt(food);
  if (serving !== null) return [serving];
  const far = macrosDoubt(food);
  return far === null ? [] : [far];
}

function unitsDoubt({ energyKj, energyKcal }: Nutriments): Doubt | null {
  if (energyKj === undefined || energyKcal === undefined || Math.max(energyKj, energyKcal) < 20) return null;
  const ratio = energyKj / Math.max(energyKcal, 0.1);
  if (ratio > 3.7 && ratio < 4.7) return null;
  const about = ['energyKj', 'energyKcal'] as const;
  if (ratio > 0.18 && ratio < 0.3) {
    return doubt('energy_units_swapped', about);
  }
  if (ratio > 0.95 && ratio < 1.05) {
    return doubt('energy_same_in_both_units', about);
  }
  return doubt('energy_units_disagree', about);
}

/** The source states the same for a serving, whatever the food is; or the food never is that light. */
function servingDoubt({ nutriments: { energyKj }, categoriesTags, servingAsPer100g }: LabelFacts): Doubt | null {
  if (energyKj === undefined) return null;
  const light = categoriesTags.some((tag) => energyKj < (MIN_ENERGY_KJ.get(tag) ?? 0));
  if (!light && servingAsPer100g !== true) return null;
  return doubt('per_serving_as_per_100g', ['energyKj']);
}

function macrosDoubt(food: LabelFacts): Doubt | null {
  const { nutriments } = food;
  const { energyKj, fat, carbohydrates, proteins } = nutriments;
  if (energyKj === undefined || fat === undefined || carbohydrates === undefined || proteins === undefined) return null;
  const [low, high] = energyFromMacros(nutriments, fat, carbohydrates, proteins);
  const about = ['energyKj', 'fat', 'carbohydrates', 'proteins'] as const;
  const [below, above] = slackOf(food, energyKj, high);
  if (energyKj >= low - Math.max(below, TOLERANCE.share * low) && energyKj <= high + Math.max(above, TOLERANCE.share * high)) return null;
  if (energyKj > 0 && energyKj * KJ_PER_KCAL > low * 0.9 && energyKj * KJ_PER_KCAL < high * 1.1) {
    return doubt('energy_kcal_as_kj', ['energyKj']);
  }
  return doubt('energy_far_from_macros', about);
}

/** The kJ by which energy may fall short of what it comes from, and exceed it. */
function slackOf({ kind, ingredientsText }: LabelFacts, energyKj: number, high: number): [number, number] {
  const drink = kind === 'beverage' || kind === 'water';
  if (!drink && Math.max(energyKj, high) >= LITTLE_ENERGY_KJ) return [TOLERANCE.kj, TOLERANCE.kj];
  const least = !drink && energyKj < ROUNDED_TO_ZERO.stated ? ROUNDED_TO_ZERO.kj : TOLERANCE.kjWhereLittle;
  return [least, TOLERANCE.kjWhereLittle + (SOUR.test(ingredientsText ?? '') ? ACIDS_KJ : 0)];
}

/** From the least to the most: US tables count fibre into carbohydrate, and polyols feed between 0 and 10 kJ a gram. */
function energyFromMacros(nutriments: Nutriments, fat: number, carbohydrates: number, proteins: number): [number, number] {
  const { fiber = 0, polyols = 0, alcohol = 0 } = nutriments;
  const sure = KJ.fat * fat + KJ.proteins * proteins + KJ.alcohol * ALCOHOL_DENSITY * alcohol;
  const least = Math.max(0, carbohydrates - fiber - polyols) * KJ.carbohydrates;
  return [sure + least, sure + carbohydrates * KJ.carbohydrates + KJ.fiber * fiber + KJ.polyols * Math.max(0, polyols - carbohydrates)];
}
