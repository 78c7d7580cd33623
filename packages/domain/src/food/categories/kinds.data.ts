import {
  BEVERAGE_LEAVES, CHEESE_LEAVES, EXEMPT_LEAVES, FAT_LEAVES, FLAVOURED_WATER_LEAVES, PLAIN_WATER_LEAVES,
} from './kind-leaves.data.ts';

/**
 * Category tags that decide the Nutri-Score kind. Open Food Facts lists a category with its ancestors, so roots are enough;
 * common leaves (`kind-leaves.data.ts`) stand beside them for records that carry the leaf alone.
 * @source Nutri-Score regulation of use (2023): groups; Open Food Facts: tags and exceptions
 */
export const BEVERAGES: ReadonlySet<string> = new Set([
  'en:beverages', 'en:beverage-preparations', 'en:sodas', 'en:colas', 'en:fruit-juices', 'en:fruit-nectars', 'en:iced-teas',
  'en:energy-drinks', 'en:smoothies', 'en:teas', 'en:herbal-teas', 'en:coffees', 'en:waters', 'en:flavored-waters', 'en:flavoured-waters',
  // Milk, milk drinks and plant drinks are drinks in the 2023 version.
  'en:milks', 'en:flavoured-milks', 'en:dairy-drinks', 'en:drinkable-yogurts', 'en:fermented-milk-drinks', 'en:milk-substitutes',
  'en:plant-milks', 'en:plant-based-milk-alternatives', 'en:plant-based-beverages', 'en:tea-based-beverages', 'en:herbal-tea-beverages',
  'en:coffee-beverages', 'en:coffee-drinks',
  ...BEVERAGE_LEAVES, ...FLAVOURED_WATER_LEAVES,
]);

/** Filed under beverages, or poured, but eaten or cooked with. */
export const NOT_BEVERAGES: ReadonlySet<string> = new Set([
  'en:soups', 'en:coconut-milks', 'en:coconut-creams', 'en:coconut-milks-for-cooking', 'en:plant-based-creams', 'en:creams',
  'en:plant-based-creams-for-cooking', 'en:condensed-milks', 'en:sweetened-condensed-milks', 'en:evaporated-milks', 'en:milk-powders', 'en:powdered-milks',
  'en:coffee-creamers', 'en:meal-replacements', 'en:meal-replacement',
]);

export const WATERS: ReadonlySet<string> = new Set(['en:spring-waters', 'en:mineral-waters', 'en:natural-mineral-waters', ...PLAIN_WATER_LEAVES]);
export const NOT_WATERS: ReadonlySet<string> = new Set([
  'en:flavored-waters', 'en:flavoured-waters', 'en:sweetened-beverages', 'en:artificially-sweetened-beverages', 'en:sodas', 'en:tonic-water',
  ...FLAVOURED_WATER_LEAVES,
]);

export const CHEESES: ReadonlySet<string> = new Set([
  'en:cheeses', 'en:hard-cheeses', 'en:soft-cheeses', 'en:cow-cheeses', 'en:goat-cheeses', 'en:sheep-cheeses', 'en:blue-veined-cheeses',
  'en:cheddar-cheese', 'en:mozzarella', 'en:feta', 'en:processed-cheeses',
  ...CHEESE_LEAVES,
]);
/** Fresh white cheese is scored as general food, and so is what is made of plants in place of cheese. */
export const NOT_CHEESES: ReadonlySet<string> = new Set([
  'fr:fromages-blancs', 'en:fromages-blancs', 'en:skyrs', 'en:quarks', 'en:cheese-substitutes', 'en:cheese-spreads-substitutes', 'en:vegan-cheeses',
  'en:plant-based-cheeses', 'en:plant-based-cheese-alternatives', 'en:vegetable-cheeses', 'en:imitation-cheeses',
]);

/** Fats, oils, creams, seeds, and the nuts and peanuts of customs headings 08.01, 08.02, 12.02 and 20.08.1. */
export const FATS: ReadonlySet<string> = new Set([
  'en:fats', 'en:vegetable-fats', 'en:vegetable-oils', 'en:olive-oils', 'en:butters', 'en:margarines', 'en:animal-fats', 'en:creams',
  'en:plant-based-creams', 'en:plant-based-creams-for-cooking', 'en:sunflower-seeds', 'en:sesame-seeds', 'en:sesame', 'en:pumpkin-seeds', 'en:flax-seeds',
  'en:chia-seeds', 'en:chia', 'en:hemp-seeds', 'en:poppy-seeds', 'en:papaver-seeds',
  'en:nuts', 'en:almonds', 'en:shelled-almonds', 'en:hazelnuts', 'en:walnuts', 'en:cashew-nuts', 'en:pistachios', 'en:pecan-nuts',
  'en:macadamia-nuts', 'en:brazil-nuts', 'en:pine-nuts', 'en:coconuts', 'en:mixed-nuts', 'en:roasted-nuts', 'en:salted-nuts',
  'en:peanuts', 'en:roasted-peanuts', 'en:salted-peanuts', 'en:peanut-butters', 'en:nut-butters', 'en:almond-butters',
  'en:hazelnut-butters', 'en:cashew-butters', 'en:oilseed-purees', 'en:tahini', 'en:white-tahini', 'en:sesame-pastes', 'en:almond-purees',
  'en:whole-almond-purees', 'en:white-almond-purees',
  ...FAT_LEAVES,
]);
/** Chestnuts are starch; sweets stay sweets, whatever nuts are in them. */
export const NOT_FATS: ReadonlySet<string> = new Set([
  'en:chestnuts', 'en:marzipan', 'en:halva', 'en:nougats', 'en:turron', 'en:turrones', 'en:calissons', 'en:nut-confectioneries', 'en:candies', 'en:bonbons',
  'en:chocolate-candies', 'en:dragees', 'en:nut-bars', 'en:nut-flours',
]);
/** A shelf that holds pulses and grains beside oilseeds: what is only filed here is a fat unless it is one of those. */
export const SEEDS: ReadonlySet<string> = new Set(['en:seeds']);
export const NOT_SEEDS: ReadonlySet<string> = new Set([
  ...NOT_FATS, 'en:cereal-grains', 'en:cereals-and-their-products', 'en:rices', 'en:legume-seeds', 'en:pulses', 'en:legumes', 'en:legumes-and-their-products',
  'en:lentils', 'en:beans', 'en:common-beans', 'en:chickpeas', 'en:peas', 'en:split-peas', 'en:canned-legumes', 'en:dried-legumes', 'en:soy-beans', 'en:soybeans',
  'en:broad-beans', 'en:lupins', 'en:edamame', 'en:mung-beans', 'en:baked-beans', 'en:kidney-beans', 'en:quinoa', 'en:spices',
]);

/** Customs headings 02.01 to 02.06: beef, veal, pork, lamb, mutton, goat, horse, and game counted with them. */
export const RED_MEATS: ReadonlySet<string> = new Set([
  'en:beef', 'en:beef-meat', 'en:beef-and-its-products', 'en:beef-steaks', 'en:ground-beef-steaks', 'en:ground-beef', 'en:veal', 'en:veal-meat',
  'en:pork', 'en:pork-meat', 'en:lamb', 'en:lamb-meat', 'en:mutton', 'en:sheep-meat', 'en:goat-meat', 'en:horse-meat', 'en:venison', 'en:bison-meat',
]);

/** No grade is given to these (regulation of use, scope). */
export const EXEMPT: ReadonlySet<string> = new Set([
  'en:alcoholic-beverages', 'en:beers', 'en:wines', 'en:ciders', 'en:baby-foods', 'en:baby-milks', 'en:infant-formulas',
  'en:chewing-gum', 'en:food-additives', 'en:meal-replacements', 'en:meal-replacement', 'en:dietary-supplements', 'en:salts', 'en:sea-salts',
  'en:spices', 'en:sugar-substitutes', 'en:vinegars', 'en:pet-food', 'en:non-food-products', 'en:yeasts', 'en:baking-powders',
  ...EXEMPT_LEAVES,
]);
/** Seasoning, unless what is sold is a vegetable or a sweet that is named after one. */
export const HERBS: ReadonlySet<string> = new Set(['en:aromatic-herbs', 'en:herbs']);
export const NOT_HERBS: ReadonlySet<string> = new Set(['en:fresh-vegetables', 'en:confectioneries', 'en:beverages', 'en:meals', 'en:sauces']);
/** These carry a nutrition table and are graded in spite of an exempt ancestor. */
export const NOT_EXEMPT: ReadonlySet<string> = new Set([
  'en:tea-based-beverages', 'en:iced-teas', 'en:herbal-tea-beverages', 'en:coffee-beverages', 'en:coffee-drinks',
  'en:non-alcoholic-beers', 'en:alcohol-free-beers', 'en:non-alcoholic-wines',
  // Bars and drinks with protein are filed under supplements and eaten as food.
  'en:bars', 'en:protein-bars', 'en:energy-bars', 'en:protein-energy-bars', 'en:cereal-bars', 'en:protein-shakes',
]);

/** Only the figures as prepared may be graded. */
export const NEED_PREPARATION: ReadonlySet<string> = new Set([
  'en:dried-products-to-be-rehydrated', 'en:cocoa-and-chocolate-powders', 'en:chocolate-powders', 'en:dessert-mixes', 'en:flavored-syrups',
  'en:flavoured-syrups', 'en:fruit-syrups', 'en:instant-beverages', 'en:beverage-preparations', 'en:dehydrated-beverages', 'en:dehydrated-soups',
]);
