import type { NutrimentName } from '../food/index.ts';
import { KJ_PER_KCAL } from '../lib/index.ts';
import { matchCanonical, readFood } from '../matching/index.ts';
import type { Amount, FoodName, Level, MainFigure, NamedAmount, ScoredFood } from './blocks.ts';
import type { Criterion, FoodOrder, ProductView } from './facts.ts';

/** Which figure of the table a preference's name means. */
const NUTRIMENT_OF: Readonly<Record<string, NutrimentName>> = {
  Sugar: 'sugars',
  'Added Sugar': 'addedSugars',
  Carbohydrates: 'carbohydrates',
  Sodium: 'salt',
  'Saturated Fat': 'saturatedFat',
  Fat: 'fat',
  Calories: 'energyKcal',
  'Trans Fat': 'transFat',
  Protein: 'proteins',
  'Plant Protein': 'proteins',
  Fiber: 'fiber',
  'Soluble Fiber': 'fiber',
  'Omega-3': 'omega3',
  Caffeine: 'caffeine',
  Alcohol: 'alcohol',
  Calcium: 'calcium',
  Iron: 'iron',
  Potassium: 'potassium',
  Magnesium: 'magnesium',
  Zinc: 'zinc',
  Phosphorus: 'phosphorus',
  Iodine: 'iodine',
  'Vitamin A': 'vitaminA',
  'Vitamin C': 'vitaminC',
  'Vitamin D': 'vitaminD',
  'Vitamin E': 'vitaminE',
  B12: 'vitaminB12',
  Folate: 'folates',
};
/** In the order in which they are shown. */
export const MAIN_FIGURES: readonly MainFigure[] = ['energyKcal', 'sugars', 'saturatedFat', 'salt', 'fiber', 'proteins'];
const MICRO = 1_000_000;

/** The figure that a preference's canonical name is about; `null` for substances that packs give no amount of. */
export function nutrimentOf(name: string): NutrimentName | null {
  return NUTRIMENT_OF[name] ?? null;
}

/** The stated amount per 100 g or ml in the unit of the table; `null` where the pack does not say. */
export function amountIn({ facts }: Pick<ProductView, 'facts'>, nutriment: NutrimentName): number | null {
  const stated = facts.nutriments[nutriment];
  if (stated !== undefined && Number.isFinite(stated) && stated >= 0) return stated;
  const kj = facts.nutriments.energyKj;
  return nutriment === 'energyKcal' && kj !== undefined ? kj / KJ_PER_KCAL : null;
}

/** The stated amount in the unit in which it is shown: 56 g, 539 kcal, 12 mg; `null` where the pack does not say. */
export function shownAmount(product: ProductView, nutriment: NutrimentName): Amount | null {
  const amount = amountIn(product, nutriment);
  if (amount === null) return null;
  if (nutriment === 'energyKcal') return { value: amount, unit: 'kcal' };
  if (nutriment === 'alcohol') return { value: amount, unit: '% vol' };
  if (nutriment === 'caffeine' && amount < 1) return { value: amount * 1000, unit: 'mg' };
  if (amount === 0 || amount >= 0.01) return { value: amount, unit: 'g' };
  return amount >= 0.0001 ? { value: amount * 1000, unit: 'mg' } : { value: amount * MICRO, unit: 'µg' };
}

/** By how much of what they hold foods are put in order: per 100 g or ml, or per 100 kcal; `null` where the pack does not say. */
export function orderedBy(product: Pick<ProductView, 'facts'>, { nutrient, isPerEnergy }: FoodOrder): number | null {
  const nutriment = nutrimentOf(nutrient);
  const amount = nutriment === null ? null : amountIn(product, nutriment);
  if (!isPerEnergy || amount === null) return amount;
  const energy = amountIn(product, 'energyKcal');
  return energy === null || energy < MIN_ENERGY ? null : (amount / energy) * 100;
}
/** kcal per 100 g or ml; of less, as of water, an amount per 100 kcal means nothing. */
const MIN_ENERGY = 5;

/** What the pack states of the amounts that are asked for. */
export function askedAmounts(product: ProductView, criteria: readonly Criterion[]): NamedAmount[] {
  return criteria.flatMap((criterion) => {
    if (criterion.kind !== 'amount' && criterion.kind !== 'limit') return [];
    const nutriment = nutrimentOf(criterion.name);
    const amount = nutriment === null ? null : shownAmount(product, nutriment);
    return amount === null ? [] : [{ name: criterion.name, amount }];
  });
}

/** Whether a food has much or little of something, by the limits that preferences are judged by. */
export function levelOf(product: ProductView, name: string): Level {
  const share = matchCanonical(readFood(product.facts), name, 'less');
  if (share === null) return null;
  return share === 1 ? 'high' : share === 0 ? 'low' : 'between';
}

export function named({ barcode, name, brand }: ProductView): FoodName {
  return { barcode, name, brand };
}

export function scored(product: ProductView): ScoredFood {
  return { ...named(product), score: product.score, label: product.label };
}

/** The Nutri-Score letter; `null` where it cannot be computed. */
export function gradeOf({ nutriScore }: ProductView) {
  return nutriScore.computable ? nutriScore.grade : null;
}
