import { occurs, wholeWords } from '../../lib/index.ts';
import type { Suitability } from '../findings.ts';
import type { ReadFood } from '../read-food.ts';
import { COMPOSED_CATEGORIES, DOUBTS, PLAIN_PLANT_CATEGORIES } from './doubts.data.ts';

export function yes(why: string): Suitability {
  return { answer: 'yes', why, traces: false };
}

export function no(why: string): Suitability {
  return { answer: 'no', why, traces: false };
}

export function unknown(why: string): Suitability {
  return { answer: 'unknown', why, traces: false };
}

export const CONTRADICTION = unknown('the pack contradicts itself');
export const NOT_RECOGNISED = 'ingredients not all recognised';
const NO_LIST = 'no ingredient list';
const UNKNOWN_SHARE = 0.1;

/** Evidence against beats a label; where both stand, the pack contradicts itself and nothing is promised. */
export function against(why: string, isLabelled: boolean): Suitability {
  return isLabelled ? CONTRADICTION : no(why);
}

/** A list in a language we read, of which at most one ingredient in ten is not recognised. */
export function isCompleteList(food: ReadFood): boolean {
  const { ingredientsCount, unknownIngredientsCount } = food.facts;
  if (!food.hasReadableList || ingredientsCount === null || ingredientsCount <= 0) return false;
  return unknownIngredientsCount !== null && unknownIngredientsCount <= UNKNOWN_SHARE * ingredientsCount;
}

export function whyUnknown(food: ReadFood): string {
  if (food.ingredients === null) return NO_LIST;
  return food.hasReadableList ? NOT_RECOGNISED : 'ingredients in a language we do not read';
}

/** Labels match by their last part, whatever language prefix the source gives them. */
export function hasLabel(food: ReadFood, labels: readonly string[]): boolean {
  return food.facts.labelsTags.some((tag) => labels.includes(tag.replace(/^[a-z]{2,3}:/, '')));
}

export function isPlainPlantFood(food: ReadFood): boolean {
  const { categoriesTags } = food.facts;
  if (categoriesTags.some((tag) => COMPOSED_CATEGORIES.includes(tag))) return false;
  return categoriesTags.some((tag) => PLAIN_PLANT_CATEGORIES.includes(tag));
}

const DOUBTFUL_WORDS = {
  vegan: wholeWords(DOUBTS.vegan.words),
  vegetarian: wholeWords(DOUBTS.vegetarian.words),
  'gluten-free': wholeWords(DOUBTS['gluten-free'].words),
} as const;

/** Whether the list holds a word or code that may hide what the diet leaves out. */
export function hasDoubt(food: ReadFood, diet: keyof typeof DOUBTFUL_WORDS): boolean {
  const doubtful: readonly string[] = DOUBTS[diet].additives;
  if (food.additives.some((code) => doubtful.includes(code))) return true;
  return food.ingredients !== null && occurs(DOUBTFUL_WORDS[diet], food.ingredients.text);
}
