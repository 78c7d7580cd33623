export { type IngredientMatter, matterOf, type PopularIngredient, popularIngredients } from './popular-ingredients.ts';
