import type { FoodFacts } from '../../food/index.ts';
import { readFood, type ReadFood } from '../read-food.ts';

const EMPTY: FoodFacts = {
  kind: 'general', nutriments: {}, fruitVegPercent: null, redMeat: false, sweetener: false, nova: null, printedGrade: null,
  additives: [], lang: 'en', ingredientsText: null, ingredientsCount: null, unknownIngredientsCount: null,
  categoriesTags: [], labelsTags: [], allergensTags: [], tracesTags: [], ingredientsAnalysisTags: [],
};

/** A food of which only the given facts are known. */
export function factsOf(facts: Partial<FoodFacts>): FoodFacts {
  return { ...EMPTY, ...facts };
}

export function foodOf(facts: Partial<FoodFacts>): ReadFood {
  return readFood(factsOf(facts));
}

/** A food with a list of which every ingredient is recognised. */
export function listed(ingredientsText: string, lang = 'en', facts: Partial<FoodFacts> = {}): ReadFood {
  return foodOf({ ingredientsText, lang, ingredientsCount: 5, unknownIngredientsCount: 0, ...facts });
}
