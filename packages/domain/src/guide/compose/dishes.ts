import { type Answer, answerOf } from '../answer.ts';
import { type Chosen, mealsOf } from '../occasions/choose-dishes.ts';
import type { Occasion } from '../occasions/occasion.ts';

/** Ideas for a moment, with what a portion of each holds. */
export function composeDishes(occasion: Occasion, { dishes, leftAside }: Chosen, isRestricted: boolean): Answer {
  return answerOf(
    [{ kind: 'dishes', occasion, meals: occasion.meals.length === 0 ? [] : mealsOf(occasion), dishes, leftAside, isRestricted }],
    [{ kind: 'publication', publication: 'usdaFoods' }],
  );
}
