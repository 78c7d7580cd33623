/** What the present vocabulary reads in a food: the one place that knows what follows from its list and its name. */

import { type FoodProduct, resolveKind } from '@labelwise/domain/food';
import { unpackFindings } from '@labelwise/domain/reading';
import { readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';

/** A reading that came along is not looked at, and a kind that nobody could tell is inferred. */
export function readAgain(food: FoodProduct): FoodProduct {
  const read = { ...food, reading: readProduct(food) };
  return food.kind !== null || food.kindBasis !== undefined ? read : { ...read, ...resolveKind({ ...food, prepared: false }) };
}

/** The food as it is where the present vocabulary has read it; else read again. */
export function withReading(food: FoodProduct): FoodProduct {
  return food.reading !== null && unpackFindings(food.reading)?.version === VOCABULARY_VERSION ? food : readAgain(food);
}
