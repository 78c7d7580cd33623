import { type FoodKind, kindFromCategories, type NutrimentName } from '../food/index.ts';
import { isRecord, type UnknownRecord } from '../lib/index.ts';
import type { NutriScoreInput } from './inputs.ts';

export type NutriScoreCaseReading =
  | { ok: true; id: string | null; food: NutriScoreInput }
  | { ok: false; id: string | null; reason: 'malformed' | 'unsupported_algorithm' };

const ALGORITHM = 'v2-2023';
const SALT_PER_SODIUM_MG = 2.5 / 1000;
const ALL_FAT = 99.5;
const AMOUNTS: readonly (readonly [NutrimentName, string])[] = [
  ['energyKj', 'energy_kj'],
  ['fat', 'fat_g'],
  ['saturatedFat', 'saturated_fat_g'],
  ['carbohydrates', 'carbohydrates_g'],
  ['sugars', 'sugars_g'],
  ['salt', 'salt_g'],
  ['fiber', 'fiber_g'],
  ['proteins', 'proteins_g'],
];

/**
 * One case of the interchange format for Nutri-Score tests: `{id, algorithm, categories, flags, nutriments_per_100g,
 * fruit_veg_percent}`; flags say the kind, categories whether there is one and whether it is exempt. A number that is no number,
 * or a field of another type, makes the case malformed. Cases of the 2021 algorithm are refused: it is another scale.
 */
export function readNutriScoreCase(input: unknown): NutriScoreCaseReading {
  if (!isRecord(input)) return { ok: false, id: null, reason: 'malformed' };
  const id = idOf(input['id']);
  const { algorithm } = input;
  if (typeof algorithm === 'string' && algorithm !== ALGORITHM) return { ok: false, id, reason: 'unsupported_algorithm' };
  const flags = input['flags'] ?? null;
  const amounts = amountsOf(input['nutriments_per_100g']);
  const fruitVegPercent = amountOf(input['fruit_veg_percent']);
  if (amounts === null || fruitVegPercent === 'malformed' || (flags !== null && !isRecord(flags))) {
    return { ok: false, id, reason: 'malformed' };
  }
  const kind = kindOf(flags, input['categories']);
  const food: NutriScoreInput = {
    kind,
    nutriments: withImpliedZeros(amounts, kind),
    fruitVegPercent,
    redMeat: isSet(flags?.['red_meat']),
    sweetener: isSet(flags?.['non_nutritive_sweeteners']),
  };
  return { ok: true, id, food };
}

type Amounts = { [name in NutrimentName]?: number };

function amountsOf(stated: unknown): Amounts | null {
  if (!isRecord(stated)) return null;
  const amounts: Amounts = {};
  for (const [name, key] of AMOUNTS) {
    const amount = amountOf(stated[key]);
    if (amount === 'malformed') return null;
    if (amount !== null) amounts[name] = amount;
  }
  const sodium = amountOf(stated['sodium_mg']);
  if (sodium === 'malformed') return null;
  if (amounts.salt === undefined && sodium !== null) amounts.salt = sodium * SALT_PER_SODIUM_MG;
  return amounts;
}

/**
 * The format has no carbohydrate field, and some of its sources leave out total fat where only fats are judged by it. Its sources hold
 * sugars for 0 where energy is 0 and in pure fat; where saturates are stated as 0, a drink or food does not need its fat figure. Of
 * the cases alone: on a pack an energy of 0 proves no other zero.
 */
function withImpliedZeros(amounts: Amounts, kind: FoodKind | null): Amounts {
  const { energyKj, fat, saturatedFat, carbohydrates } = amounts;
  const noSugar = energyKj === 0 || (fat !== undefined && fat >= ALL_FAT);
  return {
    ...amounts,
    ...(fat === undefined && saturatedFat === 0 && kind !== 'fat' ? { fat: 0 } : {}),
    ...(carbohydrates === undefined && noSugar ? { carbohydrates: 0 } : {}),
  };
}

function kindOf(flags: UnknownRecord | null, categories: unknown): FoodKind | null {
  const tags = Array.isArray(categories) ? categories.filter((tag) => typeof tag === 'string') : [];
  if (tags.length === 0) return null;
  const fromTags = kindFromCategories(tags, { prepared: false });
  if (fromTags === 'na' || flags === null) return fromTags;
  if (isSet(flags['water'])) return 'water';
  if (isSet(flags['beverage'])) return 'beverage';
  if (isSet(flags['cheese'])) return 'cheese';
  return isSet(flags['fat_oil_nuts_seeds']) ? 'fat' : 'general';
}

function amountOf(value: unknown): number | null | 'malformed' {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' && Number.isFinite(value) ? value : 'malformed';
}

function idOf(id: unknown): string | null {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function isSet(flag: unknown): boolean {
  return flag === 1 || flag === true;
}
