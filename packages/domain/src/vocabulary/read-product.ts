import { packReading } from '../reading/index.ts';
import { readIngredients } from './read-ingredients.ts';
import { type ProductToRead, singleFoodOf } from './single-foods.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/**
 * The reading of a food in the form in which it is stored and sent; `null` where there is no list, the name says nothing and the
 * category is no single food.
 */
export function readProduct(product: ProductToRead, names: Vocabulary = vocabulary()): string | null {
  const read = readIngredients(product, names);
  const hasList = product.ingredientsText !== null && product.ingredientsText.trim() !== '';
  const single = hasList ? null : singleFoodOf(product, read, names);
  if (read === null && single === null) return null;
  const reading = read ?? { version: names.version, language: null, items: [], claims: [] };
  return packReading(single === null ? reading : { ...reading, items: [single, ...reading.items] }, product.name ?? null);
}
