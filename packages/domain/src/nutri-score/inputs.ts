import type { NutrimentName, Nutriments } from '../food/index.ts';
import { KJ_PER_KCAL } from '../lib/index.ts';
import type { NutriScoreInput } from './nutri-score.types.ts';

/**
 * The nutriments with what follows from others filled in (Open Food Facts' rules for missing data):
 * no fat means no saturates, no carbohydrate means no sugars. NaN = not known.
 */
export type Amounts = {
  energy: number;
  fat: number;
  saturatedFat: number;
  sugars: number;
  salt: number;
  proteins: number;
  /** NaN = not stated. */
  fiber: number;
  /** NaN = not stated. */
  fruitVeg: number;
};

export function amountsOf(food: NutriScoreInput): Amounts {
  const stated = food.nutriments;
  const fat = known(stated.fat);
  return {
    energy: energyOf(stated),
    fat,
    saturatedFat: impliedZero(known(stated.saturatedFat), fat),
    sugars: impliedZero(known(stated.sugars), known(stated.carbohydrates)),
    salt: known(stated.salt),
    proteins: known(stated.proteins),
    fiber: known(stated.fiber),
    fruitVeg: known(food.fruitVegPercent ?? undefined),
  };
}

/** Names of the figures that a grade needs and that are not there; empty for plain water, which needs none. */
export function missingNutriments(amounts: Amounts, kind: NutriScoreInput['kind']): NutrimentName[] {
  if (kind === 'water') return [];
  const missing: NutrimentName[] = [];
  if (Number.isNaN(amounts.energy)) missing.push('energyKj');
  if (Number.isNaN(amounts.fat)) missing.push('fat');
  if (Number.isNaN(amounts.saturatedFat)) missing.push('saturatedFat');
  if (Number.isNaN(amounts.sugars)) missing.push('sugars');
  if (Number.isNaN(amounts.proteins)) missing.push('proteins');
  if (Number.isNaN(amounts.salt)) missing.push('salt');
  return missing;
}

/** Whether the sum of all needed figures is a number: the same question as above without a list. */
export function isComplete(amounts: Amounts): boolean {
  const { energy, fat, saturatedFat, sugars, proteins, salt } = amounts;
  return !Number.isNaN(energy + fat + saturatedFat + sugars + proteins + salt);
}

/** Saturates in percent of fat. Saturates without fat are all the fat there is; none at all is 0. */
export function saturatedFatRatio(saturatedFat: number, fat: number): number {
  if (!(saturatedFat > 0)) return 0;
  return fat > 0 ? (100 * saturatedFat) / fat : 100;
}

function energyOf(stated: Nutriments): number {
  const kj = known(stated.energyKj);
  return Number.isNaN(kj) ? known(stated.energyKcal) * KJ_PER_KCAL : kj;
}

function known(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : Number.NaN;
}

function impliedZero(part: number, whole: number): number {
  return Number.isNaN(part) && whole <= 0 ? 0 : part;
}
