import { KJ_PER_GRAM, KJ_PER_KCAL } from '../../lib/index.ts';
import type { FoodFacts, NutrimentName, Nutriments } from '../food-facts.ts';
import { type Doubt, type DoubtId, doubt, type LabelFacts } from './doubt.ts';
import { MAX_SALT, MIN_ENERGY_KJ, VERY_SALTY } from './plausible-energy.data.ts';
import { SOUR } from './rich-ingredients.data.ts';

/** Rounding on the pack, scaled up from small servings, adds a few grams to a sum. */
const SUM_LIMIT = 105;
const PART_SLACK = { grams: 0.15, share: 0.03 } as const;
const MAX_ENERGY = { kj: 3850, kcal: 920 } as const;
/** Names whose figures are grams of 100 g, and large enough on packs to be typed wrong by a factor. */
const GRAMS = ['fat', 'saturatedFat', 'carbohydrates', 'sugars', 'fiber', 'proteins', 'salt', 'polyols', 'addedSugars'] as const;
const SALTY_LIMIT = 10;

/** Figures against 100 g, against each other, and salt against what foods hold. */
export function massDoubts(food: Pick<FoodFacts, 'nutriments' | 'categoriesTags' | 'kind'>): Doubt[] {
  const { nutriments } = food;
  return [
    negativeDoubt(nutriments),
    aboveHundredDoubt(nutriments),
    sumDoubt(nutriments),
    partDoubt(nutriments, 'saturatedFat', 'fat', 'saturates_above_fat'),
    partDoubt(nutriments, 'sugars', 'carbohydrates', 'sugars_above_carbohydrates'),
    partDoubt(nutriments, 'addedSugars', 'sugars', 'added_sugars_above_sugars'),
    partDoubt(nutriments, 'transFat', 'fat', 'trans_fat_above_fat'),
    partDoubt(nutriments, 'omega3', 'fat', 'omega3_above_fat'),
    fiberDoubt(nutriments),
    saltDoubt(food),
    waterDoubt(food),
  ].filter((found) => found !== null);
}

function negativeDoubt(nutriments: Nutriments): Doubt | null {
  const names = namesWhere(nutriments, (value) => value < 0);
  return names.length === 0 ? null : doubt('negative', names);
}

function aboveHundredDoubt(nutriments: Nutriments): Doubt | null {
  const limits = new Map<string, number>([
    ...GRAMS.map((name) => [name, 100.5] as const),
    ['energyKj', MAX_ENERGY.kj],
    ['energyKcal', MAX_ENERGY.kcal],
    ['alcohol', 100],
  ]);
  const names = namesWhere(nutriments, (value, name) => value > (limits.get(name) ?? 100.5));
  return names.length === 0 ? null : doubt('impossible', names);
}

function sumDoubt({ fat = 0, carbohydrates = 0, proteins = 0, salt = 0 }: Nutriments): Doubt | null {
  const total = fat + carbohydrates + proteins + salt;
  if (total <= SUM_LIMIT || Math.max(fat, carbohydrates, proteins, salt) > 100.5) return null;
  const about = ['fat', 'carbohydrates', 'proteins', 'salt'] as const;
  return doubt('macros_above_100', about);
}

function partDoubt(nutriments: Nutriments, part: NutrimentName, whole: NutrimentName, id: DoubtId): Doubt | null {
  const [inner, outer] = [nutriments[part], nutriments[whole]];
  if (inner === undefined || outer === undefined) return null;
  if (inner <= outer + Math.max(PART_SLACK.grams, PART_SLACK.share * outer)) return null;
  return doubt(id, [part, whole]);
}

/** Where labels count fibre into carbohydrate, as in the US, there is never more of it than of carbohydrate; elsewhere the two add up. */
function fiberDoubt({ fiber, carbohydrates }: Nutriments): Doubt | null {
  if (fiber === undefined || carbohydrates === undefined || fiber <= carbohydrates || fiber + carbohydrates <= SUM_LIMIT) return null;
  const about = ['fiber', 'carbohydrates'] as const;
  return doubt('fiber_and_carbohydrates_above_100', about);
}

/** A tenth salt is a condiment; elsewhere it is sodium read in milligrams or salt taken for sodium. */
function saltDoubt({
  nutriments: { salt },
  categoriesTags,
  kind,
}: Pick<FoodFacts, 'nutriments' | 'categoriesTags' | 'kind'>): Doubt | null {
  if (salt === undefined || salt > 100.5) return null;
  const seasoning = kind === null || kind === 'na' || categoriesTags.some((tag) => VERY_SALTY.has(tag));
  if (!seasoning && salt > Math.min(SALTY_LIMIT, ...categoriesTags.map((tag) => MAX_SALT.get(tag) ?? SALTY_LIMIT))) {
    return doubt('salt_too_high', ['salt']);
  }
  const cured = kind === 'cheese' || categoriesTags.includes('en:prepared-meats');
  if (cured && salt > 0 && salt < 0.02) {
    return { ...doubt('salt_too_low', ['salt']), mistake: 'unit' };
  }
  return null;
}

function waterDoubt({ nutriments: { sugars = 0, energyKj = 0 }, kind }: Pick<FoodFacts, 'nutriments' | 'kind'>): Doubt | null {
  if (kind !== 'water' || (sugars <= 0.5 && energyKj <= 10)) return null;
  return doubt('water_with_energy', ['energyKj', 'sugars']);
}

function namesWhere(nutriments: Nutriments, wrong: (value: number, name: string) => boolean): NutrimentName[] {
  const names: NutrimentName[] = [];
  let name: NutrimentName;
  for (name in nutriments) {
    const value = nutriments[name];
    if (value !== undefined && wrong(value, name)) names.push(name);
  }
  return names;
}

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
