import { ASKS_HOW_LONG, FREEZES, NO_KEEPING } from '../kitchen/aspects.data.ts';
import type { GeneralId } from './general.data.ts';
import { DRINK_ENTRIES } from './general-drinks.data.ts';
import { FOOD_ENTRIES } from './general-foods.data.ts';

/** How long a food may be stored, or whether it can be frozen, is answered by no entry on whether it is good. @param text folded */
export function answersBeside(text: string, id: GeneralId): boolean {
  const isOfFood = Object.hasOwn(FOOD_ENTRIES, id) || Object.hasOwn(DRINK_ENTRIES, id);
  return isOfFood && !NO_KEEPING.test(text) && (FREEZES.test(text) || ASKS_HOW_LONG.some((form) => form.test(text)));
}
