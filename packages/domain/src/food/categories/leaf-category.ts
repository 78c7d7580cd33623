/** Shelf words and cross-cutting groups: true of a food, but no answer to "what is it?". */
const NOT_TELLING: ReadonlySet<string> = new Set([
  'en:null', 'en:groceries', 'en:undefined', 'en:plant-based-foods-and-beverages', 'en:plant-based-foods', 'en:beverages-and-beverages-preparations',
  'en:sweetened-beverages', 'en:unsweetened-beverages', 'en:artificially-sweetened-beverages', 'en:non-alcoholic-beverages', 'en:sugared-beverages',
  'en:non-sugared-beverages', 'en:labeled-cheeses', 'en:aoc-cheeses', 'en:pdo-cheeses', 'en:products-with-protected-designations', 'en:specific-products',
  'en:products-for-specific-diets', 'en:farming-products', 'en:fermented-foods', 'en:frozen-foods', 'en:canned-foods', 'en:fresh-foods',
  'en:refrigerated-foods', 'en:dried-products', 'en:food', 'en:foods', 'en:imported', 'en:open-beauty-facts',
]);
const READABLE = /^[a-z]{2}:[a-z0-9][a-z0-9-]*$/;

/**
 * The most telling category in words ("Chocolate spreads"), or `null`. Lists run from wide to narrow, so it is the last one that
 * tells something; English tags come first, then those in the pack's own language.
 */
export function leafCategory(tags: readonly string[], lang: string | null = null): string | null {
  for (const prefix of ['en', lang]) {
    if (prefix === null) continue;
    for (let at = tags.length - 1; at >= 0; at -= 1) {
      const tag = tags[at] ?? '';
      if (tag.startsWith(`${prefix}:`) && READABLE.test(tag) && !NOT_TELLING.has(tag)) return inWords(tag);
    }
  }
  return null;
}

function inWords(tag: string): string {
  const words = tag.slice(3).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
