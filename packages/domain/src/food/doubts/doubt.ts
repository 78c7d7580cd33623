import type { FoodFacts, NutrimentName } from '../food-facts.ts';

/** What the checks look at. */
export type LabelFacts = Pick<FoodFacts, 'nutriments' | 'categoriesTags' | 'kind' | 'ingredientsText' | 'servingAsPer100g'>;

export type Doubt = {
  /** Stable name of the check. */
  id: string;
  /** The figures in question. */
  nutriments: NutrimentName[];
  /** What looks wrong, one sentence. */
  message: string;
  /** The one thing that would settle it. */
  fix: string;
};

export function doubt(id: string, nutriments: readonly NutrimentName[], message: string, fix: string): Doubt {
  return { id, nutriments: [...nutriments], message, fix };
}
