import type { FoodFacts, NutrimentName } from '../food-facts.ts';

/** What the checks look at. */
export type LabelFacts = Pick<FoodFacts, 'nutriments' | 'categoriesTags' | 'kind' | 'ingredientsText' | 'servingAsPer100g'> &
  Partial<Pick<FoodFacts, 'lang' | 'group' | 'kindBasis' | 'labelsTags'>> & {
    /** Absent where it is not at hand: what a name may say of salt is then not known. */
    name?: string | null;
    /** Grams or millilitres of one serving. */
    servingSize?: number | null;
  };

/** `doubtful`: hardly true, never presented as certain. `worth a look`: unusual for such a food, but it happens. */
export type DoubtLevel = 'doubtful' | 'worth a look';

export type Doubt = {
  /** Stable name of the check. */
  id: string;
  level: DoubtLevel;
  /** The figures in question. */
  nutriments: NutrimentName[];
  /** What looks wrong, one sentence. */
  message: string;
  /** The one thing that would settle it. */
  fix: string;
};

export function doubt(id: string, nutriments: readonly NutrimentName[], message: string, fix: string): Doubt {
  return { id, level: 'doubtful', nutriments: [...nutriments], message, fix };
}

export function worthALook(id: string, nutriments: readonly NutrimentName[], message: string, fix: string): Doubt {
  return { ...doubt(id, nutriments, message, fix), level: 'worth a look' };
}
