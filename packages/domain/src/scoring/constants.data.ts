import { LEVEL_CHANGES } from '../additives/index.ts';
import type { FoodKind, NovaGroup } from '../food/index.ts';
import { PREFERENCE_WEIGHTS } from '../preferences/index.ts';

/** How often a rule or table has changed, levels of additives apart; `rules-version.test.ts` notices when that was forgotten. */
const RULE_CHANGES = 8;
/** The edition of the rules and tables behind a score, stored with each scan: scores of different editions are not compared. */
export const RULES_VERSION = `2026.${RULE_CHANGES + LEVEL_CHANGES}`;

/** Nutri-Score points → base, straight lines between the knots, flat outside. Knots sit half a point past each grade limit. */
export type Knots = readonly (readonly [points: number, base: number])[];

const GENERAL_KNOTS: Knots = [[-6, 100], [0.5, 75], [2.5, 66], [10.5, 47], [18.5, 25], [40, 0]];
export const BASE_KNOTS: Readonly<Record<Exclude<FoodKind, 'na' | 'water'>, Knots>> = {
  general: GENERAL_KNOTS,
  cheese: GENERAL_KNOTS,
  fat: [[-12, 100], [-5.5, 75], [2.5, 66], [10.5, 47], [18.5, 25], [40, 0]],
  beverage: [[-6, 90], [0, 77], [2.5, 66], [6.5, 47], [9.5, 25], [22, 0]],
};
export const BASE_OF_WATER = 100;

export const NOVA_POINTS: Readonly<Record<NovaGroup, number>> = { 1: 0, 2: 0, 3: -3, 4: -8 };

export const ADDITIVE_POINTS = { high: -8, moderate: -3, low: 0, unknown: 0 } as const;
/** Additives together, and additives with processing, never take more than this. */
export const ADDITIVES_LIMIT = -15;
export const PROCESSING_AND_ADDITIVES_LIMIT = -18;
export const ORGANIC_POINTS = 3;

/** They cost a drink Nutri-Score points already; counted there, not again as additives. */
export const NON_NUTRITIVE_SWEETENERS: ReadonlySet<string> = new Set([
  'e950', 'e951', 'e952', 'e954', 'e955', 'e957', 'e959', 'e960', 'e961', 'e962', 'e969',
]);

/** Points of a preference of strength 1 to 5; the index is the strength. */
export const WEIGHTS: readonly number[] = [0, ...([1, 2, 3, 4, 5] as const).map((level) => PREFERENCE_WEIGHTS[level])];
/** Wanted things that the profile asks for add at most this: protein must not make a Great Match of a salty sausage. */
export const GOAL_LIMIT = 25;
/** The same in a food that is full of sugar, for whom the profile asks for less of it: fibre does not pay for dates. */
export const GOAL_LIMIT_OF_SWEETS = 12;
/**
 * For whom wants to lose weight, a food dense in energy earns nothing for being a mere source of fibre or protein (from `dense`, kcal per
 * 100 g), and one above `veryDense` earns at most `most` points in all (docs/decisions/026).
 */
export const SLIMMING = { goal: 'Lose Weight', dense: 225, veryDense: 400, most: 3 } as const;

/** The most that a score can be when the cap's reason holds. */
export const CAPS = { conflict: 25, pattern: 49, keto: 20, alcohol: 25, unknownSafety: 49, unknownMild: 74, unknownIdentity: 74, highAdditive: 74, avoided: 74, potassium: 74 } as const;
/** A want-less of this strength that matches fully caps the score. */
export const AVOIDED_FROM = 4;

/** Names that speak of the same fact: of each group and direction only the largest counts. */
const ONE_FACT: Readonly<Record<string, readonly string[]>> = {
  sugars: ['Sugar', 'Added Sugar', 'High Fructose Corn Syrup', 'Carbohydrates'],
  gluten: ['Gluten', 'Wheat', 'Barley', 'Rye', 'Oats', 'Grains', 'Refined Grains'],
  milk: ['Dairy', 'Lactose'],
  protein: ['Protein', 'Plant Protein'],
  fat: ['Fat', 'Saturated Fat', 'Palm Oil', 'Coconut and Palm Oil'],
  fiber: ['Fiber', 'Soluble Fiber', 'Whole Grains'],
  vitamins: ['Vitamins', 'Antioxidants', 'B12', 'B Vitamins', 'Vitamin A', 'Vitamin C', 'Vitamin D', 'Vitamin E', 'Folate'],
  goodFat: ['Omega-3', 'Healthy Fats', 'Olive Oil'],
  meat: ['Meat', 'Red Meat', 'Processed Meat', 'Pork', 'Gelatin'],
  fish: ['Fish', 'Shellfish'],
};
export const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ONE_FACT).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
);
