/** Shelf words and cross-cutting groups: true of a food, but no answer to "what is it?". */
export const UNINFORMATIVE: ReadonlySet<string> = new Set([
  'en:null', 'en:groceries', 'en:undefined', 'en:plant-based-foods-and-beverages', 'en:plant-based-foods', 'en:beverages-and-beverages-preparations',
  'en:sweetened-beverages', 'en:unsweetened-beverages', 'en:artificially-sweetened-beverages', 'en:non-alcoholic-beverages', 'en:sugared-beverages',
  'en:non-sugared-beverages', 'en:labeled-cheeses', 'en:aoc-cheeses', 'en:pdo-cheeses', 'en:products-with-protected-designations', 'en:specific-products',
  'en:products-for-specific-diets', 'en:farming-products', 'en:fermented-foods', 'en:frozen-foods', 'en:canned-foods', 'en:fresh-foods',
  'en:refrigerated-foods', 'en:dried-products', 'en:food', 'en:foods', 'en:imported', 'en:open-beauty-facts',
]);

/** General food by Nutri-Score, whatever stands beside them that names no other kind. @source Open Food Facts: category tags */
export const GENERAL_ROOTS: ReadonlySet<string> = new Set([
  'en:snacks', 'en:sweet-snacks', 'en:salty-snacks', 'en:salted-snacks', 'en:sugary-snacks', 'en:biscuits-and-cakes', 'en:biscuits', 'en:cakes', 'en:confectioneries',
  'en:cocoa-and-its-products', 'en:chocolates', 'en:desserts', 'en:dairy-desserts', 'en:fermented-dairy-desserts', 'en:yogurts', 'en:frozen-desserts',
  'en:ice-creams-and-sorbets', 'en:meals', 'en:pizzas-pies-and-quiches', 'en:pizzas', 'en:sandwiches', 'en:soups', 'en:salads', 'en:prepared-salads',
  'en:meats-and-their-products', 'en:meats', 'en:poultries', 'en:prepared-meats', 'en:meat-preparations', 'en:fish-and-meat-and-eggs', 'en:eggs',
  'en:seafood', 'en:fishes', 'en:fishes-and-their-products', 'en:meat-alternatives', 'en:meat-analogues', 'en:cheese-substitutes',
  'en:cereals-and-potatoes', 'en:cereals-and-their-products', 'en:breakfast-cereals', 'en:breads', 'en:pastas', 'en:rices', 'en:flours', 'en:potatoes',
  'en:fruits-and-vegetables-based-foods', 'en:fruits-based-foods', 'en:vegetables-based-foods', 'en:fruits', 'en:vegetables', 'en:mushrooms',
  'en:legumes-and-their-products', 'en:legumes', 'en:pulses', 'en:condiments', 'en:sauces', 'en:mustards', 'en:pickles', 'en:olives',
  'en:spreads', 'en:sweet-spreads', 'en:salted-spreads', 'en:plant-based-spreads', 'en:sweeteners', 'en:sugars', 'en:syrups', 'en:honeys', 'en:bee-products',
  'en:jams', 'en:compotes', 'en:dried-fruits', 'en:crisps', 'en:appetizers', 'en:pies', 'en:viennoiseries', 'en:pastries', 'en:bars',
]);

/** Shelves of foods that differ in their figures: the name is more specific. */
export const BROAD_SHELVES: ReadonlySet<string> = new Set([
  'en:snacks', 'en:sweet-snacks', 'en:salty-snacks', 'en:salted-snacks', 'en:sugary-snacks', 'en:biscuits-and-cakes', 'en:confectioneries',
  'en:cocoa-and-its-products', 'en:desserts', 'en:meals', 'en:meats-and-their-products', 'en:meats', 'en:prepared-meats', 'en:meat-preparations',
  'en:fish-and-meat-and-eggs', 'en:seafood', 'en:fishes', 'en:fishes-and-their-products', 'en:cereals-and-potatoes', 'en:cereals-and-their-products',
  'en:fruits-and-vegetables-based-foods', 'en:fruits-based-foods', 'en:vegetables-based-foods', 'en:legumes-and-their-products', 'en:condiments', 'en:sauces',
  'en:spreads', 'en:sweet-spreads', 'en:salted-spreads', 'en:plant-based-spreads', 'en:sweeteners', 'en:farming-products', 'en:breakfasts', 'en:beverages',
  'en:plant-based-beverages', 'en:hot-beverages', 'en:carbonated-drinks', 'en:dairies', 'en:fats', 'en:vegetable-fats', 'en:appetizers', 'en:seeds',
  'en:fermented-milk-products', 'en:frozen-foods', 'en:canned-foods', 'en:vegetables', 'en:fruits', 'en:nuts-and-their-products', 'en:composite-foods',
  'en:fresh-foods', 'en:mexican-dinner-mixes', 'en:bakery-products', 'en:baby-foods', 'en:products-without-gluten',
]);
