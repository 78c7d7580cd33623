/**
 * The least energy, kJ per 100 g, that foods of a category have; the lightest products on sale stay above it.
 * A figure below looks like one per serving.
 */
export const MIN_ENERGY_KJ: ReadonlyMap<string, number> = new Map([
  ['en:vegetable-oils', 3000],
  ['en:olive-oils', 3000],
  ['en:nuts', 1900],
  ['en:nut-butters', 1900],
  ['en:peanut-butters', 1700],
  ['en:chocolates', 1200],
  ['en:chocolate-spreads', 1200],
  ['en:crisps', 1200],
  ['en:potato-crisps', 1200],
  ['en:biscuits', 1000],
  ['en:breakfast-cereals', 1000],
  ['en:hard-cheeses', 800],
]);

/** Categories whose salt may well be a tenth of their weight and more. */
export const VERY_SALTY: ReadonlySet<string> = new Set([
  'en:salts', 'en:condiments', 'en:sauces', 'en:soy-sauces', 'en:bouillon-cubes', 'en:broths', 'en:spices', 'en:seasonings', 'en:soups',
  'en:dried-products-to-be-rehydrated', 'en:pickles', 'en:olives', 'en:capers', 'en:anchovies', 'en:fish-sauces', 'en:food-additives', 'en:baking-powders',
]);

/**
 * Grams of salt in 100 g that no food of a category holds; the saltiest on sale stay below half of it. What is above is sodium
 * taken for salt, or milligrams for grams.
 */
export const MAX_SALT: ReadonlyMap<string, number> = new Map([
  ['en:breads', 6],
  ['en:biscuits', 6],
  ['en:breakfast-cereals', 6],
  ['en:crisps', 7],
  ['en:cakes', 5],
  ['en:chocolates', 4],
  ['en:chocolate-spreads', 3],
  ['en:yogurts', 2],
  ['en:milks', 2],
  ['en:ice-creams', 2],
  ['en:sodas', 2],
  ['en:fruit-juices', 2],
  ['en:jams', 2],
  ['en:honeys', 2],
]);
