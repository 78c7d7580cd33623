import type { IngredientId, InPlace } from './ingredients.data.ts';

export type DishMeal =
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'snack'
  | 'dessert'
  | 'drink'
  | 'party'
  | 'spread'
  | 'sweetener'
  | 'barbecue'
  | 'ice'
  | 'treat'
  | 'sandwich';
export type Trait = 'sweet' | 'savory' | 'warm' | 'cold' | 'crunchy' | 'soft' | 'filling' | 'light' | 'fresh' | 'creamy';
/** What it takes beside hands and a knife. */
export type Effort = 'ready' | 'cut' | 'kettle' | 'microwave' | 'hob' | 'oven';
/** Grams of one portion of an ingredient, and what may stand in its place. */
type Part = readonly [grams: number, first: IngredientId, ...others: InPlace[]];
export type DishRow = {
  readonly meals: readonly DishMeal[];
  readonly traits: readonly Trait[];
  readonly minutes: number;
  readonly effort: Effort;
  /** 1: of foods that usually cost little. */
  readonly price: 1 | 2 | 3;
  /** Whether it lasts half a day without a fridge, or in a cool bag. */
  readonly carry: 'yes' | 'cool' | 'no';
  readonly parts: readonly Part[];
};
