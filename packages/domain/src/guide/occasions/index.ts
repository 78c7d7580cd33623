export { type Chosen, chooseDishes, type Eaters, mealsOf } from './choose-dishes.ts';
export type { DishMeal, Trait } from './dish-row.ts';
export type { DishId } from './dishes.data.ts';
export { dishOf, foodsOfIngredient } from './dishes.ts';
export type { IngredientId } from './ingredients.data.ts';
export { ingredientsIn } from './ingredients-in.ts';
export { type Occasion, OPEN } from './occasion.ts';
export { occasionAfter, occasionIn, tellsOf } from './read-occasion.ts';
