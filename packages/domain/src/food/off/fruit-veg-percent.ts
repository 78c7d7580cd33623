import { fruitVegAlways, fruitVegWithoutIngredients } from '../categories/fruit-veg.ts';
import type { AmountReader } from './amount-reader.ts';

/**
 * Share of fruit, vegetables and legumes, percent; `null` = unknown. The category decides where it settles the matter, then
 * the figure or estimate of the source, then, for packs without ingredients, the category again.
 */
export function fruitVegPercentOf(read: AmountReader, tags: readonly string[], hasIngredients: boolean): number | null {
  const settled = fruitVegAlways(tags);
  if (settled !== null) return settled;
  const stated = read('fruits-vegetables-legumes') ?? read('fruits-vegetables-legumes-estimate-from-ingredients');
  if (stated !== null) return asPercent(stated);
  // The older figure counts nuts and some oils too: only where it is 0 does it say anything about fruit and vegetables.
  if (read('fruits-vegetables-nuts-estimate-from-ingredients') === 0) return 0;
  return hasIngredients ? null : fruitVegWithoutIngredients(tags);
}

function asPercent(value: number): number | null {
  return value >= 0 && value <= 100 ? value : null;
}
