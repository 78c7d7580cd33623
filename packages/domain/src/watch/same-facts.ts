import { EMPTY_FOOD, type FoodFacts } from '../food/index.ts';

/** Beside these, which every food has. */
const OPTIONAL = ['kindBasis', 'kindFrom', 'plausibleKinds', 'group', 'servingAsPer100g'] as const satisfies readonly (keyof FoodFacts)[];

/**
 * Whether two records of a food say the same of everything that a score or an answer rests on, read by the same vocabulary. Where they do,
 * `whatChanged` finds nothing for anybody: another picture or another popularity is no change.
 */
export function hasSameFacts(one: FoodFacts, other: FoodFacts): boolean {
  return one === other || text(one) === text(other);
}

function text(food: FoodFacts): string {
  const { nutriments, ...facts } = { ...EMPTY_FOOD, ...food };
  const { kindBasis, kindFrom, plausibleKinds, group, servingAsPer100g } = food;
  const optional = { kindBasis, kindFrom, plausibleKinds, group, servingAsPer100g } satisfies Record<(typeof OPTIONAL)[number], unknown>;
  const required = ALWAYS.map((name) => (name === 'nutriments' ? Object.entries(nutriments).sort(byName) : facts[name]));
  return JSON.stringify([required, OPTIONAL.map((name) => optional[name] ?? null)]);
}

const ALWAYS = [
  'kind',
  'nutriments',
  'fruitVegPercent',
  'redMeat',
  'sweetener',
  'nova',
  'printedGrade',
  'additives',
  'lang',
  'ingredientsText',
  'reading',
  'listBasis',
  'ingredientsCount',
  'unknownIngredientsCount',
  'categoriesTags',
  'labelsTags',
  'allergensTags',
  'tracesTags',
  'ingredientsAnalysisTags',
] as const satisfies readonly (keyof FoodFacts)[];

function byName([one]: [string, number], [other]: [string, number]): number {
  return one < other ? -1 : 1;
}
