import { EMPTY_FOOD, type FoodFacts } from '../../food/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import { type ReadFood, readFood } from '../read-food.ts';

/** A food of which only the given facts are known, its list and name read as they are when a food comes in. */
export function factsOf(facts: Partial<FoodFacts> & { name?: string }): FoodFacts {
  const { name, ...rest } = facts;
  const whole = { ...EMPTY_FOOD, kind: 'general' as const, lang: 'en', ...rest };
  return { ...whole, reading: facts.reading ?? readProduct({ ...whole, name: name ?? null }) };
}

export function foodOf(facts: Partial<FoodFacts> & { name?: string }): ReadFood {
  return readFood(factsOf(facts));
}

/** A food with a list of which every ingredient is recognised. */
export function listed(ingredientsText: string, lang = 'en', facts: Partial<FoodFacts> = {}): ReadFood {
  return foodOf({ ingredientsText, lang, ingredientsCount: 5, unknownIngredientsCount: 0, ...facts });
}
