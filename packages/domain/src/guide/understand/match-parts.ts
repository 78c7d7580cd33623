import type { ProductView } from '../facts.ts';
import { shelfOf } from './concepts.ts';
import { type FoodParts, furtherWords, isFoodOfParts, isOnlyInIt } from './food-parts.ts';
import { byKnowledge, isFreeOf, MAX_SHOWN, type Match } from './match-mention.ts';
import { plainWords } from './mention-words.ts';

/**
 * The products of a search that are the food of these parts. Those that say no more than its parts are meant before others; where more
 * than one name is left, all of them may be meant.
 */
export function matchParts(parts: FoodParts, candidates: readonly ProductView[]): Match {
  const named = [...parts.kinds, ...parts.foods];
  const fitting = candidates
    .filter((product) => isFoodOfParts(parts, product, shelfOf(product.facts.categoriesTags)))
    .filter((product) => !isOnlyInIt(parts, product.name) && !named.some((word) => isFreeOf(word, product)))
    .map((product) => ({ product, more: furtherWords(parts, product.name) }))
    .sort((one, other) => one.more - other.more || byKnowledge(one.product, other.product));
  const whole = fitting.filter(({ more }) => more === 0);
  const products = (whole.length > 0 ? whole : fitting).map(({ product }) => product);
  const different = [
    ...new Map(products.toReversed().map((product) => [plainWords(`${product.name} ${product.brand ?? ''}`), product])).values(),
  ];
  const [first] = products;
  if (first === undefined) return { kind: 'none' };
  return different.length === 1 ? { kind: 'one', product: first } : { kind: 'several', products: products.slice(0, MAX_SHOWN) };
}
