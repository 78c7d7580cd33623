import type { FoodFacts, NutrimentName, Nutriments, NutriScoreGrade } from '../food/index.ts';
import { KJ_PER_KCAL } from '../lib/index.ts';

/** What the Nutri-Score looks at, and nothing else. */
export type NutriScoreInput = Pick<FoodFacts, 'kind' | 'nutriments' | 'fruitVegPercent' | 'redMeat' | 'sweetener'>;

export type NutriScoreComponent = {
  id:
    | 'energy'
    | 'sugars'
    | 'saturatedFat'
    | 'saturatedFatRatio'
    | 'energyFromSaturates'
    | 'salt'
    | 'sweetener'
    | 'fruitVeg'
    | 'fiber'
    | 'proteins';
  side: 'negative' | 'positive';
  /** The figure that the points come from; 1 or 0 for the sweetener; `null` = not stated (counts 0 points). */
  value: number | null;
  unit: 'kJ' | 'g' | '%' | null;
  points: number;
  maxPoints: number;
  /** `false` for protein that high negative points keep out of the sum. */
  counted: boolean;
};

export type NutriScoreEnd = { points: number; grade: NutriScoreGrade };

export type NutriScoreResult =
  | {
      computable: true;
      /** Negative less positive points; lower is better. */
      points: number;
      grade: NutriScoreGrade;
      negativePoints: number;
      positivePoints: number;
      proteinsCounted: boolean;
      components: readonly NutriScoreComponent[];
      /** Only where figures that are not stated could change the letter ("B or C"). */
      range: { best: NutriScoreEnd; worst: NutriScoreEnd } | null;
      /** Optional figures that are not stated and would count. */
      unknown: readonly ('fiber' | 'fruitVeg')[];
      /** Needed figures that are not stated and counted at their worst, because they cannot change the letter. */
      assumed: readonly NutrimentName[];
    }
  | {
      computable: false;
      reason: 'no_category' | 'exempt' | 'missing_nutriments';
      /** The figures that a grade needs and the food does not state. */
      missing: readonly NutrimentName[];
    };

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
