import type { FoodFacts } from './food-facts.ts';

/**
 * A packaged food as the catalogue keeps it, whatever it came from (sample, import, Open Food Facts API).
 * What a source document lacks stays `null` or empty: unknown is never replaced by a guess.
 */
export type FoodProduct = FoodFacts & {
  /** GTIN-13 (GTIN-8 padded, UPC expanded); 14 digits only where the indicator digit is not 0. */
  gtin: string;
  name: string;
  brand: string | null;
  /** Where a picture may be had; never downloaded by the import. */
  imageUrl: string | null;
  /** A readable leaf category ("Breakfast cereals"). */
  category: string | null;
  /** Pack size as printed ("500 g"). */
  quantity: string | null;
  /** Grams or millilitres of one serving. */
  servingSize: number | null;
  source: FoodSource;
  /** When the source says that it changed last, epoch ms. */
  sourceModifiedAt: number | null;
};

export type FoodSource = 'sample' | 'open-food-facts' | 'import' | 'member';
