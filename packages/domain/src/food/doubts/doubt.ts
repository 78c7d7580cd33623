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

/** A check by its stable name, which the API publishes. */
export type DoubtId =
  | 'negative'
  | 'impossible'
  | 'macros_above_100'
  | 'saturates_above_fat'
  | 'sugars_above_carbohydrates'
  | 'added_sugars_above_sugars'
  | 'trans_fat_above_fat'
  | 'omega3_above_fat'
  | 'fiber_and_carbohydrates_above_100'
  | 'salt_too_high'
  | 'salt_too_low'
  | 'salt_low'
  | 'water_with_energy'
  | 'energy_units_swapped'
  | 'energy_same_in_both_units'
  | 'energy_units_disagree'
  | 'energy_kcal_as_kj'
  | 'energy_far_from_macros'
  | 'per_serving_as_per_100g'
  | 'large_serving_as_per_100g'
  | 'all_zero'
  | 'zero_but_energy_rich';

/** What looks wrong in a table; `packages/messages` says it in words, with the one thing that would settle it. */
export type Doubt = {
  id: DoubtId;
  level: DoubtLevel;
  /** The figures in question. */
  nutriments: NutrimentName[];
  /** What has likely happened, where a check knows more than its name: grams for milligrams, and not sodium for salt. */
  mistake?: 'unit';
};

export function doubt(id: DoubtId, nutriments: readonly NutrimentName[]): Doubt {
  return { id, level: 'doubtful', nutriments: [...nutriments] };
}

export function unusualFigures(id: DoubtId, nutriments: readonly NutrimentName[]): Doubt {
  return { ...doubt(id, nutriments), level: 'worth a look' };
}
