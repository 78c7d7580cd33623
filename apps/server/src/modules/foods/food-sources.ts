/** Where the figures of a food come from, with the licence that asks to be named. */
import type { FoodProduct } from '@labelwise/domain/food';

type SourceLine = { name: string; url: string | null; licence: string | null };

const ODBL = 'ODbL 1.0';

export function sourcesOf({ source, gtin }: Pick<FoodProduct, 'source' | 'gtin'>): SourceLine[] {
  switch (source) {
    // The sample catalogue's facts are Open Food Facts' too, and its licence asks to say so.
    case 'sample':
    case 'open-food-facts':
    case 'import':
      return [{ name: 'Open Food Facts', url: `https://world.openfoodfacts.org/product/${gtin}`, licence: ODBL }];
    case 'member':
      return [{ name: 'A member of this installation', url: null, licence: null }];
    default:
      return source satisfies never;
  }
}
