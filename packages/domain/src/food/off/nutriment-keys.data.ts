import type { NutrimentName } from '../food-facts.ts';

/** Our names and those of Open Food Facts; energy, carbohydrate and salt have rules of their own. */
export const OFF_NUTRIMENT_KEYS: readonly (readonly [NutrimentName, string])[] = [
  ['fat', 'fat'],
  ['saturatedFat', 'saturated-fat'],
  ['transFat', 'trans-fat'],
  ['monounsaturatedFat', 'monounsaturated-fat'],
  ['polyunsaturatedFat', 'polyunsaturated-fat'],
  ['omega3', 'omega-3-fat'],
  ['alphaLinolenicAcid', 'alpha-linolenic-acid'],
  ['epa', 'eicosapentaenoic-acid'],
  ['dha', 'docosahexaenoic-acid'],
  ['sugars', 'sugars'],
  ['addedSugars', 'added-sugars'],
  ['polyols', 'polyols'],
  ['fiber', 'fiber'],
  ['proteins', 'proteins'],
  ['alcohol', 'alcohol'],
  ['caffeine', 'caffeine'],
  ['vitaminA', 'vitamin-a'],
  ['vitaminC', 'vitamin-c'],
  ['vitaminD', 'vitamin-d'],
  ['vitaminE', 'vitamin-e'],
  ['vitaminK', 'vitamin-k'],
  ['vitaminB1', 'vitamin-b1'],
  ['vitaminB2', 'vitamin-b2'],
  ['vitaminB6', 'vitamin-b6'],
  ['vitaminB9', 'vitamin-b9'],
  ['vitaminB12', 'vitamin-b12'],
  ['vitaminPp', 'vitamin-pp'],
  ['folates', 'folates'],
  ['pantothenicAcid', 'pantothenic-acid'],
  ['biotin', 'biotin'],
  ['calcium', 'calcium'],
  ['iron', 'iron'],
  ['potassium', 'potassium'],
  ['magnesium', 'magnesium'],
  ['zinc', 'zinc'],
  ['selenium', 'selenium'],
  ['iodine', 'iodine'],
  ['phosphorus', 'phosphorus'],
  ['cholesterol', 'cholesterol'],
];

/** A plain table of figures per 100 g (no energy), as one public extract of the catalogue names its columns. */
export const PLAIN_COLUMNS: Readonly<Record<string, string>> = {
  fat: 'fat_amount',
  'saturated-fat': 'saturated_fats',
  carbohydrates: 'carbohydrate',
  sugars: 'sugar',
  fiber: 'dietary_fiber',
  proteins: 'protein',
  salt: 'salt',
  sodium: 'sodium',
  alcohol: 'alcohol',
};

const RULED = {
  energyKj: 'energy-kj',
  energyKcal: 'energy-kcal',
  carbohydrates: 'carbohydrates',
  totalCarbohydrate: 'carbohydrates-total',
  salt: 'salt',
  sodium: 'sodium',
} as const;
const KEYS: ReadonlyMap<string, string> = new Map([...OFF_NUTRIMENT_KEYS, ...Object.entries(RULED)]);

/** The key of Open Food Facts for a figure that packs print. */
export function offNutrimentKey(figure: NutrimentName | 'sodium' | 'totalCarbohydrate'): string {
  return KEYS.get(figure) ?? figure;
}
