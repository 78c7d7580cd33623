import { amountOf, type ReadFood } from '../matching/index.ts';
import { hasProperty, type Property } from '../reading/index.ts';

/**
 * Foods whose potassium is usually high, by what is among their first three ingredients: mg per 100 g. @source USDA FoodData Central, SR
 * Legacy 2018
 */
const USUAL: readonly (readonly [Property, string, number])[] = [
  ['dried fruit', 'dried fruit', 750],
  ['tomato concentrate', 'tomato concentrate', 1000],
  ['Chocolate', 'chocolate', 700],
  ['Nuts', 'nuts', 700],
  ['Peanuts', 'peanuts', 700],
  ['Legumes', 'pulses', 400],
  ['banana or avocado', 'bananas and avocado', 400],
  ['potato', 'potatoes', 420],
  ['Whole Grains', 'whole grain', 250],
];

/** What a food of this kind usually holds where its pack does not state it; `null` where it is stated or not usually high. */
export function usualPotassium(food: ReadFood): { readonly food: string; readonly milligrams: number } | null {
  if (amountOf(food, 'potassium') !== null) return null;
  const { findings } = food;
  const found = USUAL.find(
    ([property]) => (findings !== null && hasProperty(findings.firstThree, property)) || hasProperty(food.declared.ofKind, property),
  );
  return found === undefined ? null : { food: found[1], milligrams: found[2] };
}
