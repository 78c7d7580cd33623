import type { DishMeal, Trait } from './dish-row.ts';
import type { DishId } from './dishes.data.ts';
import type { IngredientId, InPlace } from './ingredients.data.ts';
import type { Occasion } from './occasion.ts';

/** A dish as it is made for somebody: `instead`: what stands in the place of an ingredient; of a portion, in kcal and g. */
export type MadeDish = {
  readonly id: DishId;
  readonly instead: readonly InPlace[];
  readonly ingredients: readonly IngredientId[];
  readonly energy: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly sugars: number;
  readonly salt: number;
  readonly fiber: number;
};

/** What had to be left aside so that any idea was found. */
export type LeftAside = { readonly kind: 'trait'; readonly trait: Trait } | { readonly kind: 'price' | 'minutes' };

/** Ideas for a moment: for which meals, and what of it none of them has. `isRestricted`: somebody leaves something out. */
export type IdeasBlock = {
  readonly kind: 'dishes';
  readonly occasion: Occasion;
  readonly meals: readonly DishMeal[];
  readonly dishes: readonly MadeDish[];
  readonly leftAside: readonly LeftAside[];
  readonly isRestricted: boolean;
};
