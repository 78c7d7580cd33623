/** When people take something else in a food's place. */
export type Occasion = 'breakfast' | 'thirst' | 'sweet' | 'nibble' | 'meal' | 'bread' | 'seasoning' | 'cooking';

type Instead = {
  readonly occasion: Occasion;
  /** Categories of the foods that are taken on it. */
  readonly of: readonly string[];
  /** Where something else is looked for. */
  readonly at: readonly string[];
};

/**
 * What people take instead of a food whose own shelf has nothing good. A table of our own, in categories of the Open Food Facts
 * taxonomy; the first entry that names the narrowest of a food's categories holds.
 */
export const INSTEAD: readonly Instead[] = [
  {
    occasion: 'breakfast',
    of: ['en:sweet-spreads', 'en:chocolate-spreads', 'en:hazelnut-spreads', 'en:cocoa-and-hazelnuts-spreads', 'fr:pates-a-tartiner', 'en:jams', 'en:honeys', 'en:syrups', 'en:breakfast-cereals', 'en:viennoiseries', 'en:breakfasts', 'en:pancakes'],
    at: ['en:plain-yogurts', 'en:skyrs', 'fr:fromages-blancs', 'en:yogurts', 'en:rolled-oats', 'en:mueslis', 'en:fruits'],
  },
  {
    occasion: 'thirst',
    of: ['en:beverages', 'en:sodas', 'en:fruit-juices', 'en:juices-and-nectars', 'en:energy-drinks', 'en:iced-teas', 'en:dairy-drinks'],
    at: ['en:waters', 'en:flavoured-waters', 'en:teas', 'en:milks', 'en:plant-milks'],
  },
  {
    occasion: 'sweet',
    of: ['en:sweet-snacks', 'en:confectioneries', 'en:chocolates', 'en:biscuits-and-cakes', 'en:biscuits', 'en:cakes', 'en:pastries',
      'en:desserts', 'en:dairy-desserts', 'en:ice-creams-and-sorbets', 'en:frozen-desserts', 'en:bars', 'en:cocoa-and-its-products'],
    at: ['en:fruits', 'en:frozen-fruits', 'en:compotes', 'en:dried-fruits', 'en:yogurts'],
  },
  {
    occasion: 'nibble',
    of: ['en:salty-snacks', 'en:crisps', 'en:chips-and-fries', 'en:crackers', 'en:appetizers', 'en:snacks', 'en:puffed-salty-snacks'],
    at: ['en:nuts', 'en:popcorn', 'en:puffed-cereal-cakes', 'en:crispbreads', 'en:hummus', 'en:canned-legumes'],
  },
  {
    occasion: 'meal',
    of: ['en:meals', 'en:pizzas', 'en:pizzas-pies-and-quiches', 'en:sandwiches', 'en:soups', 'en:frozen-ready-made-meals', 'en:instant-noodles'],
    at: ['en:vegetable-soups', 'en:soups', 'en:legumes', 'en:canned-legumes', 'en:pastas', 'en:fishes', 'en:vegetables'],
  },
  {
    occasion: 'bread',
    of: ['en:prepared-meats', 'en:cheeses', 'en:salted-spreads', 'en:hams', 'en:sausages', 'en:pates', 'en:meats-and-their-products'],
    at: ['en:hummus', 'en:fishes', 'en:cottage-cheeses', 'en:legume-butters', 'en:poultries', 'en:eggs', 'en:tofu'],
  },
  {
    occasion: 'seasoning',
    of: ['en:sauces', 'en:condiments', 'en:dressings', 'en:mayonnaises', 'en:ketchups', 'en:salts', 'en:stock-cubes'],
    at: ['en:tomato-sauces', 'en:tomato-purees', 'en:peeled-tomatoes', 'en:mustards', 'en:spices', 'en:aromatic-herbs'],
  },
  {
    occasion: 'cooking',
    of: ['en:fats', 'en:butters', 'en:margarines', 'en:animal-fats', 'en:vegetable-fats', 'en:creams'],
    at: ['en:olive-oils', 'en:rapeseed-oils', 'en:vegetable-oils'],
  },
];

/**
 * Categories that say what a food is made of or where it stands, but not what it is eaten as: among sweet snacks are biscuits and gums,
 * among condiments mayonnaise and celery. A food of one of them does not stand for another one.
 */
export const TOO_WIDE: ReadonlySet<string> = new Set(
  [
    'fruits-and-vegetables-based-foods vegetables-based-foods fruits-based-foods',
    'legumes-and-their-products cereals-and-potatoes cereals-and-their-products nuts-and-their-products cocoa-and-its-products',
    'snacks sweet-snacks salty-snacks appetizers confectioneries desserts breakfasts meals spreads plant-based-spreads',
    'beverages plant-based-beverages juices-and-nectars hot-beverages instant-beverages',
    'dairies dairy-substitutes fermented-milk-products meats-and-their-products',
    'condiments sauces fats vegetable-fats sweeteners culinary-plants artisan-products',
    'canned-plant-based-foods dried-plant-based-foods fresh-plant-based-foods',
  ].flatMap((names) => names.split(' ').map((name) => `en:${name}`)),
);
