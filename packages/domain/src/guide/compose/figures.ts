import type { NutrimentName } from '../../food/index.ts';
import type { ProductView } from '../facts.ts';
import { short } from './format.ts';

/** Which figure of the table a preference's name speaks of. */
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
const WORDS: Readonly<Record<string, string>> = {
  Sugar: 'sugars',
  'Added Sugar': 'added sugars',
  Sodium: 'salt',
  Calories: 'energy',
  Fiber: 'fibre',
  'Ultra-Processed Foods': 'ultra-processed ingredients',
  'Plant Protein': 'plant protein',
  'Omega-3': 'omega-3',
  B12: 'vitamin B12',
};
const MICRO = 1_000_000;
const KJ_PER_KCAL = 4.184;

/** A name as a sentence says it: "salt", "saturated fat". */
export function wordFor(name: string): string {
  return WORDS[name] ?? name.toLowerCase();
}

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

/** "56 g", "539 kcal", "12 mg"; `null` where the pack does not say. */
export function amountText(product: ProductView, nutriment: NutrimentName): string | null {
  const amount = amountIn(product, nutriment);
  if (amount === null) return null;
  if (nutriment === 'energyKcal') return `${short(amount)} kcal`;
  if (nutriment === 'alcohol') return `${short(amount)}% by volume`;
  if (amount === 0 || amount >= 0.01) return `${short(amount)} g`;
  return amount >= 0.0001 ? `${short(amount * 1000)} mg` : `${short(amount * MICRO)} µg`;
}

const SHOWN: readonly (readonly [NutrimentName, string])[] = [
  ['energyKcal', ''],
  ['sugars', ' sugars'],
  ['saturatedFat', ' saturated fat'],
  ['salt', ' salt'],
  ['fiber', ' fibre'],
  ['proteins', ' protein'],
];

/** The figures that people ask for first, in one line; `null` where none is stated. */
export function figuresLine(product: ProductView): string | null {
  const stated = SHOWN.flatMap(([nutriment, word]) => {
    const text = amountText(product, nutriment);
    return text === null ? [] : [`${text}${word}`];
  });
  return stated.length === 0 ? null : `Per ${product.per}: ${stated.join(', ')}.`;
}
