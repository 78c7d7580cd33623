import { leafCategory } from '@labelwise/domain/food';

/** Roots of the category tree that say no more than "from plants": the next one down tells foods apart. */
const TOO_BROAD = new Set([
  'en:plant-based-foods-and-beverages',
  'en:plant-based-foods',
  'en:plant-based-beverages',
  'en:beverages-and-beverages-preparations',
]);

/** The widest of a food's own categories that still tells it from others: "Dairies", "Snacks"; null where it has none. */
export function broadCategory(categoriesTags: readonly string[]): string | null {
  const tag = categoriesTags.find((one) => !TOO_BROAD.has(one)) ?? categoriesTags[0];
  return tag === undefined ? null : leafCategory([tag]);
}
