import type { IdeasBlock, MadeDish } from '../occasions/ideas-block.ts';
import type { IngredientId } from '../occasions/ingredients.data.ts';
import type { PlanMeal } from './read-plan.ts';

/** One meal of a day: a dish, and how many portions of it. */
export type PlannedDish = { readonly meal: PlanMeal; readonly dish: MadeDish; readonly portions: number };
export type PlannedDay = {
  readonly dishes: readonly PlannedDish[];
  readonly energy: number;
  readonly protein: number;
  readonly fiber: number;
};

type PlanBlock =
  /** A plan of meals; `energy` in kcal, `protein` in g a day as they were to be, `isFloor`: less energy was asked than is planned for anybody. */
  | {
      readonly kind: 'meal plan';
      readonly days: readonly PlannedDay[];
      readonly energy: number;
      readonly isOwnEnergy: boolean;
      readonly protein: number | null;
      readonly isFloor: boolean;
      readonly except: readonly IngredientId[];
      readonly isRestricted: boolean;
    }
  /** Everything that a plan takes, grams of each for all who eat. */
  | {
      readonly kind: 'plan shopping';
      readonly days: number;
      readonly people: number;
      readonly items: readonly { readonly id: IngredientId; readonly grams: number }[];
    }
  | {
      readonly kind: 'plan sums';
      readonly days: number;
      readonly energy: number;
      readonly protein: number;
      readonly carbohydrates: number;
      readonly sugars: number;
      readonly fiber: number;
      readonly salt: number;
    };

/** What an answer says of meals made of dishes. */
export type MealBlock = IdeasBlock | PlanBlock;
