import { type Mask, maskOf, overlaps, type Property } from '../../reading/index.ts';
import { presenceOf } from '../presence.ts';
import type { ReadFood, Share, Want } from '../read-food.ts';
import { amountOf, claimShare, sideFor } from './amounts.ts';
import { HIGH_SHARE, MICRONUTRIENTS, NO_CREDIT_ABOVE_SUGARS, POTASSIUM_ADDITIVES, REFERENCE_GRAMS } from './reference-values.data.ts';

const HALF = 0.5;
const B12_SOURCES = ['Meat', 'Fish', 'Dairy', 'Eggs'] as const;
/** Properties of ingredients that are the vitamin itself. */
const NAMED_BY: ReadonlyMap<string, Mask> = new Map(
  Object.entries({
    Vitamins: ['names vitamin A', 'names vitamin C', 'names vitamin D', 'names vitamin E', 'names folate', 'names B vitamin', 'names B12'],
    'Vitamin A': ['names vitamin A'],
    'Vitamin C': ['names vitamin C'],
    'Vitamin D': ['names vitamin D'],
    'Vitamin E': ['names vitamin E'],
    Folate: ['names folate'],
    'B Vitamins': ['names B vitamin', 'names folate', 'names B12'],
    B12: ['names B12'],
  } satisfies Record<string, readonly Property[]>).map(([name, properties]) => [name, maskOf(properties)]),
);
const MILKS = ['en:milks', 'en:yogurts', 'en:fermented-milk-products'];
const PULSES = ['en:legumes', 'en:lentils', 'en:chickpeas', 'en:beans', 'en:canned-legumes'];

/** Vitamins and minerals: the best stated amount against "high in"; else what the food is known to hold. `null`: not stated. */
export function micronutrientShare(food: ReadFood, name: string, want: Want): Share {
  const stated = statedShare(food, name);
  if (isMineral(name)) return stated ?? typicalMineral(food, name, want);
  const hint = vitaminHint(food, name);
  return hint === null ? stated : Math.max(hint, stated ?? 0);
}

/** Sweets and foods of grade E earn nothing by fortification, so that a want for vitamins never pays for sugar. */
export function earnsNoCredit(food: ReadFood): boolean {
  const sugars = amountOf(food, 'sugars');
  if (sugars !== null && sugars > sideFor(food, NO_CREDIT_ABOVE_SUGARS)) return true;
  return food.nutriScoreGrade === 'e';
}

export function isMicronutrient(name: string): boolean {
  return Object.hasOwn(MICRONUTRIENTS, name);
}

function isMineral(name: string): boolean {
  return ['Calcium', 'Iron', 'Potassium', 'Magnesium', 'Zinc', 'Phosphorus', 'Iodine'].includes(name);
}

function statedShare(food: ReadFood, name: string): Share {
  let best: Share = null;
  for (const nutriment of MICRONUTRIENTS[name]?.nutriments ?? []) {
    const grams = amountOf(food, nutriment);
    if (grams === null) continue;
    const quotient = grams / (REFERENCE_GRAMS[nutriment] * sideFor(food, HIGH_SHARE));
    best = Math.max(best ?? 0, claimShare(quotient));
  }
  return best;
}

function vitaminHint(food: ReadFood, name: string): typeof HALF | null {
  const named = NAMED_BY.get(name);
  if (named !== undefined && overlaps(food.inList, named)) return HALF;
  const fruit = food.facts.fruitVegPercent ?? 0;
  if ((name === 'Vitamins' || name === 'Antioxidants') && fruit >= 60) return HALF;
  if (name === 'Antioxidants' && presenceOf(food, 'Antioxidant Source').prominent) return HALF;
  if (name === 'B12' && B12_SOURCES.some((source) => presenceOf(food, source).inFirstThree)) return HALF;
  return null;
}

function typicalMineral(food: ReadFood, name: string, want: Want): Share {
  const { categoriesTags, additives, fruitVegPercent } = food.facts;
  const isOf = (tags: readonly string[]): boolean => tags.some((tag) => categoriesTags.includes(tag));
  if (name === 'Calcium' && food.kind === 'cheese') return 1;
  if (name === 'Calcium' && isOf(MILKS)) return HALF;
  if (name === 'Iron' && isOf(PULSES)) return HALF;
  if (name === 'Potassium' && food.kind !== 'fat' && (fruitVegPercent ?? 0) >= 80) return HALF;
  if (name === 'Potassium' && want === 'less' && additives.some((code) => POTASSIUM_ADDITIVES.includes(code))) return HALF;
  return null;
}
