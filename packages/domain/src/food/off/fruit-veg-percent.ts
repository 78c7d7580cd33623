import { roundHalfUp } from '../../lib/index.ts';
import { fruitVegAlways, fruitVegOfJuice, fruitVegWithoutIngredients } from '../categories/fruit-veg.ts';
import type { AmountReader } from './amount-reader.ts';

/**
 * Share of fruit, vegetables and legumes, percent to one decimal; `null` = unknown. The category decides where it settles the
 * matter, then the figure or estimate of the source, then, for packs without ingredients, the category again.
 */
export function fruitVegPercentOf(read: AmountReader, tags: readonly string[], isDrink: boolean, hasIngredients: boolean): number | null {
  const settled = fruitVegAlways(tags);
  if (settled !== null) return settled;
  const stated = read('fruits-vegetables-legumes') ?? read('fruits-vegetables-legumes-estimate-from-ingredients');
  if (stated !== null) return asPercent(stated);
  const older = read('fruits-vegetables-nuts-estimate-from-ingredients');
  // The older figure counts nuts and some oils too; drinks hold neither, and 0 is 0 either way.
  if (older !== null && (older === 0 || isDrink)) return asPercent(older);
  return hasIngredients ? fruitVegOfJuice(tags) : fruitVegWithoutIngredients(tags);
}

function asPercent(value: number): number | null {
  return value >= 0 && value <= 100 ? roundHalfUp(value * 10) / 10 : null;
}
