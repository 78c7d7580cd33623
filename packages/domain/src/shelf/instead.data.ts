/** When people take something else in a food's place. */
export type Occasion = 'breakfast' | 'thirst' | 'sweet' | 'nibble' | 'meal' | 'bread' | 'seasoning' | 'cooking';

export type Instead = {
  readonly occasion: Occasion;
  /** Categories of the foods that are taken on it. */
  readonly of: readonly string[];
  /** Where something else is looked for. */
  readonly at: readonly string[];
};

/**
 * What people take instead of a food whose own shelf has nothing good. A table of our own, in categories of the Open Food Facts
 * taxonomy; the first entry that names the narrowest of a food's categories holds. Foods of two entries do not stand for each other.
 */
export const INSTEAD: readonly Instead[] = [
  {
    occasion: 'breakfast',
    of: ['en:sweet-spreads', 'en:chocolate-spreads', 'en:hazelnut-spreads', 'en:cocoa-and-hazelnuts-spreads', 'fr:pates-a-tartiner', 'en:jams', 'en:honeys', 'en:syrups', 'en:breakfast-cereals', 'en:viennoiseries', 'en:breakfasts', 'en:pancakes'],
    at: ['en:plain-yogurts', 'en:skyrs', 'fr:fromages-blancs', 'en:yogurts', 'en:rolled-oats', 'en:mueslis', 'en:fruits'],
  },
  {
    // What is poured like milk, and not what one drinks against the thirst.
    occasion: 'thirst',
    of: ['en:dairy-drinks', 'en:milks', 'en:plant-milks', 'en:flavoured-milks', 'en:plant-based-milk-alternatives', 'en:soy-based-drinks'],
    at: ['en:milks', 'en:plant-milks'],
  },
  {
    occasion: 'thirst',
    of: ['en:hot-beverages', 'en:instant-beverages', 'en:coffees', 'en:cocoa-and-chocolate-powders'],
    at: ['en:coffees', 'en:green-teas', 'en:black-teas', 'en:milks'],
  },
  {
    occasion: 'thirst',
    of: ['en:alcoholic-beverages', 'en:beers', 'en:wines', 'en:ciders'],
    at: ['en:non-alcoholic-beers', 'en:waters', 'en:flavoured-waters', 'en:unsweetened-iced-teas'],
  },
  {
    occasion: 'thirst',
    of: ['en:beverages', 'en:sodas', 'en:fruit-juices', 'en:juices-and-nectars', 'en:energy-drinks', 'en:iced-teas'],
    at: ['en:waters', 'en:flavoured-waters', 'en:unsweetened-iced-teas', 'en:iced-teas'],
  },
  {
    occasion: 'sweet',
    of: ['en:desserts', 'en:dairy-desserts', 'en:ice-creams-and-sorbets', 'en:frozen-desserts'],
    at: ['en:yogurts', 'en:compotes', 'en:fresh-fruits', 'en:fruits'],
  },
  {
    occasion: 'sweet',
    of: ['en:sweet-snacks', 'en:confectioneries', 'en:chocolates', 'en:biscuits-and-cakes', 'en:biscuits', 'en:cakes', 'en:pastries',
      'en:bars', 'en:cocoa-and-its-products'],
    at: ['en:fresh-fruits', 'en:compotes', 'en:dried-fruits', 'en:fruits', 'en:yogurts'],
  },
  {
    occasion: 'nibble',
    of: ['en:salty-snacks', 'en:crisps', 'en:chips-and-fries', 'en:crackers', 'en:appetizers', 'en:snacks', 'en:puffed-salty-snacks'],
    at: ['en:nuts', 'en:popcorn', 'en:puffed-cereal-cakes', 'en:crispbreads', 'en:hummus'],
  },
  {
    occasion: 'meal',
    of: ['en:meals', 'en:pizzas', 'en:pizzas-pies-and-quiches', 'en:sandwiches', 'en:soups', 'en:frozen-ready-made-meals', 'en:instant-noodles'],
    at: ['en:vegetable-soups', 'en:prepared-salads', 'en:soups', 'en:canned-legumes', 'en:canned-fishes'],
  },
  {
    occasion: 'bread',
    of: ['en:prepared-meats', 'en:cheeses', 'en:salted-spreads', 'en:hams', 'en:sausages', 'en:pates', 'en:meats-and-their-products'],
    at: ['en:hummus', 'en:canned-fishes', 'en:cottage-cheeses', 'en:legume-butters', 'en:poultries', 'en:tofu'],
  },
  {
    occasion: 'seasoning',
    of: ['en:pasta-sauces', 'en:tomato-sauces', 'en:pestos', 'en:cooking-sauces'],
    at: ['en:tomato-sauces', 'en:tomato-purees', 'en:pasta-sauces'],
  },
  {
    occasion: 'seasoning',
    of: ['en:salts', 'en:stock-cubes', 'en:seasonings', 'en:vinegars'],
    at: ['en:aromatic-herbs', 'en:spices', 'en:vinegars'],
  },
  {
    occasion: 'seasoning',
    of: ['en:sauces', 'en:condiments', 'en:dressings', 'en:mayonnaises', 'en:ketchup', 'en:tomato-ketchup', 'en:mustards'],
    at: ['en:mustards', 'en:salsa-sauces', 'en:guacamoles', 'en:hummus'],
  },
  {
    occasion: 'cooking',
    of: ['en:fats', 'en:butters', 'en:margarines', 'en:animal-fats', 'en:vegetable-fats', 'en:creams'],
    at: ['en:olive-oils', 'en:rapeseed-oils', 'en:vegetable-oils'],
  },
];

const tags = (names: string): ReadonlySet<string> => new Set(names.split(' ').map((name) => `en:${name}`));

/** Categories of what is eaten or drunk as it comes out of the pack. The narrowest category that this table or the next names decides. */
export const READY = tags(
  'meals soups salads sandwiches prepared-salads prepared-meats cooked-meats cured-hams canned-foods canned-fishes canned-meats canned-legumes ' +
    'canned-fruits smoked-fishes smoked-salmons marinated-fishes surimi rollmops breads crispbreads puffed-cereal-cakes breakfast-cereals ' +
    'mueslis rolled-oats spreads hummus peanuts roasted-nuts dried-fruits compotes fruit-purees juices-and-nectars fruit-juices iced-teas ' +
    'desserts ice-creams-and-sorbets frozen-desserts sweet-snacks salty-snacks pickles sauerkrauts olives salted-spreads',
);

/** Categories of what first has to be cooked, baked, brewed, thawed or mixed. */
export const TO_PREPARE = tags(
  'frozen-fruits frozen-vegetables frozen-meats frozen-fishes frozen-seafood frozen-foods meats poultries fishes seafood eggs meat-preparations ' +
    'legumes pulses dried-legumes rices pastas noodles cereal-grains couscous polentas semolinas flours doughs pie-dough ' +
    'baking-mixes dessert-mixes dried-products-to-be-rehydrated dehydrated-soups tea-bags teas ground-coffees coffee-beans coffees ' +
    'cocoa-and-chocolate-powders tomato-pastes canned-pumpkins potatoes sweet-potatoes brussels-sprouts squashes pumpkins eggplants ' +
    'green-beans artichokes asparagus leeks rhubarbs cranberries fresh-cranberries lemons limes quinces plantains cassavas',
);

/**
 * Produce that nobody eats by itself, and what nobody eats raw, by how a list names it: a pack that holds nothing else does not stand for
 * another food, or has to be prepared, whatever shelf it stands on.
 */
export const NOT_EATEN_ALONE = tags(
  'cranberry lingonberry chokeberry sea-buckthorn elderberry lemon bitter-orange calamansi rhubarb quince medlar sour-cherry tamarind ginger ' +
    'garlic onion shallot horseradish chili-pepper',
);
export const NOT_EATEN_RAW = tags(
  'plantain breadfruit potato sweet-potato cassava yam pumpkin butternut-squash aubergine brussels-sprouts green-bean artichoke asparagus ' +
    'leek okra beetroot celeriac salsify parsnip rutabaga',
);

/**
 * Categories that say what a food is made of or where it stands, but not what it is eaten as: among sweet snacks are biscuits and gums,
 * among condiments mayonnaise and celery. A food of one of them does not stand for another one.
 */
export const TOO_WIDE: ReadonlySet<string> = new Set(
  [
    'fruits-and-vegetables-based-foods vegetables-based-foods fruits-based-foods',
    'legumes-and-their-products cereals-and-potatoes cereals-and-their-products nuts-and-their-products cocoa-and-its-products',
    'tomatoes-and-their-products',
    'snacks sweet-snacks salty-snacks appetizers confectioneries desserts breakfasts meals spreads plant-based-spreads',
    'beverages plant-based-beverages juices-and-nectars hot-beverages instant-beverages',
    'dairies dairy-substitutes fermented-milk-products meats-and-their-products',
    'condiments sauces fats vegetable-fats sweeteners seeds culinary-plants artisan-products',
    'canned-plant-based-foods dried-plant-based-foods fresh-plant-based-foods',
  ].flatMap((names) => names.split(' ').map((name) => `en:${name}`)),
);
