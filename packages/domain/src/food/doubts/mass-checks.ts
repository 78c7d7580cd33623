import type { FoodFacts, NutrimentName, Nutriments } from '../food-facts.ts';
import { type Doubt, type DoubtId, doubt } from './doubt.ts';
import { MAX_SALT, VERY_SALTY } from './plausible-energy.data.ts';

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
