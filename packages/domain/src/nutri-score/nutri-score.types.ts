import type { FoodFacts, NutrimentName, NutriScoreGrade } from '../food/index.ts';

/** What the Nutri-Score looks at, and nothing else. */
export type NutriScoreInput = Pick<FoodFacts, 'kind' | 'nutriments' | 'fruitVegPercent' | 'redMeat' | 'sweetener'>;

export type NutriScoreComponent = {
  id:
    | 'energy'
    | 'sugars'
    | 'saturatedFat'
    | 'saturatedFatRatio'
    | 'energyFromSaturates'
    | 'salt'
    | 'sweetener'
    | 'fruitVeg'
    | 'fiber'
    | 'proteins';
  side: 'negative' | 'positive';
  /** The figure that the points come from; 1 or 0 for the sweetener; `null` = not stated (counts 0 points). */
  value: number | null;
  unit: 'kJ' | 'g' | '%' | null;
  points: number;
  maxPoints: number;
  /** `false` for protein that high negative points keep out of the sum. */
  counted: boolean;
};

export type NutriScoreEnd = { points: number; grade: NutriScoreGrade };

export type NutriScoreResult =
  | {
      computable: true;
      /** Negative less positive points; lower is better. */
      points: number;
      grade: NutriScoreGrade;
      negativePoints: number;
      positivePoints: number;
      proteinsCounted: boolean;
      components: readonly NutriScoreComponent[];
      /** Only where figures that are not stated could change the letter ("B or C"). */
      range: { best: NutriScoreEnd; worst: NutriScoreEnd } | null;
      /** Optional figures that are not stated and would count. */
      unknown: readonly ('fiber' | 'fruitVeg')[];
      /** Needed figures that are not stated and counted at their worst, because they cannot change the letter. */
      assumed: readonly NutrimentName[];
    }
  | {
      computable: false;
      reason: 'no_category' | 'exempt' | 'missing_nutriments';
      /** The figures that a grade needs and the food does not state. */
      missing: readonly NutrimentName[];
    };
