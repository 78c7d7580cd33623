/**
 * Common categories below the groups of `kinds.data.ts`, for records that carry such a leaf without its ancestors.
 * @source Open Food Facts: category tags
 */
export const BEVERAGE_LEAVES: readonly string[] = [
  // Juices and nectars.
  'en:orange-juices', 'en:apple-juices', 'en:pineapple-juices', 'en:grape-juices', 'en:grapefruit-juices', 'en:lemon-juices', 'en:lime-juices',
  'en:cranberry-juices', 'en:pomegranate-juices', 'en:mango-juices', 'en:pear-juices', 'en:cherry-juices', 'en:multifruit-juices',
  'en:tomato-juices', 'en:carrot-juices', 'en:vegetable-juices', 'en:squeezed-juices', 'en:freshly-squeezed-juices', 'en:concentrated-fruit-juices',
  'en:orange-juices-from-concentrate', 'en:apple-juices-from-concentrate', 'en:grape-juices-from-concentrate', 'en:squeezed-orange-juices',
  'en:squeezed-apple-juices', 'en:pure-juices', 'en:fruit-juices-and-nectars', 'en:juices-and-nectars', 'en:orange-nectars', 'en:apricot-nectars',
  'en:mango-nectars', 'en:multifruit-nectars', 'en:fruit-smoothies',
  // Soft drinks.
  'en:soft-drinks', 'en:carbonated-drinks', 'en:non-alcoholic-beverages', 'en:sweetened-beverages', 'en:artificially-sweetened-beverages',
  'en:sugared-beverages', 'en:non-sugared-beverages', 'en:unsweetened-beverages', 'en:fruit-based-beverages', 'en:fruit-drinks', 'en:orange-based-beverages',
  'en:diet-sodas', 'en:diet-cola-soft-drink', 'en:diet-cola-soft-drinks', 'en:fruit-sodas', 'en:orange-soft-drinks', 'en:lemon-soft-drinks',
  'en:lemonade', 'en:lemonades', 'en:limonades', 'en:ginger-ales', 'en:ginger-beers', 'en:root-beers', 'en:tonics', 'en:tonic-water', 'en:sports-drinks',
  'en:isotonic-drinks', 'en:energy-drinks-with-sugar', 'en:energy-drinks-without-sugar', 'en:kombuchas', 'en:kefirs', 'en:fruit-kefirs', 'en:water-kefirs',
  'en:coconut-waters', 'en:aloe-vera-drinks', 'en:protein-shakes',
  // Milk and plant drinks.
  'en:whole-milks', 'en:semi-skimmed-milks', 'en:skimmed-milks', 'en:uht-milks', 'en:fresh-milks', 'en:cow-milks', 'en:goat-milks', 'en:sheep-milks',
  'en:lactose-free-milk', 'en:lactose-free-milks', 'en:chocolate-milks', 'en:strawberry-milks', 'en:milkshakes', 'en:buttermilks', 'en:ayran', 'en:lassi',
  'en:oat-milks', 'en:oat-based-drinks', 'en:soy-milks', 'en:soy-based-drinks', 'en:almond-milks', 'en:almond-based-drinks', 'en:rice-milks',
  'en:rice-based-drinks', 'en:hazelnut-milks', 'en:cashew-milks', 'en:pea-milks', 'en:coconut-based-drinks', 'en:cereal-milks', 'en:nut-milks',
  // Tea and coffee, ready to drink.
  'en:peach-flavored-iced-teas', 'en:peach-iced-teas', 'en:lemon-iced-teas', 'en:lemon-flavored-iced-teas', 'en:green-iced-teas', 'en:iced-coffees',
  'en:cold-brew-coffees', 'en:canned-coffees',
  // Without the alcohol they are drinks like others.
  'en:non-alcoholic-beers', 'en:alcohol-free-beers', 'en:non-alcoholic-wines',
];

export const FLAVOURED_WATER_LEAVES: readonly string[] = [
  'en:flavored-mineral-waters', 'en:flavoured-mineral-waters', 'en:flavored-spring-waters', 'en:flavoured-spring-waters', 'en:flavored-sparkling-waters',
  'en:flavoured-sparkling-waters', 'en:flavored-carbonated-waters', 'en:flavoured-carbonated-waters', 'en:flavored-waters-without-sugar',
  'en:flavored-waters-with-sugar', 'en:sweetened-flavored-waters', 'en:unsweetened-flavored-waters', 'en:lemon-flavoured-waters',
  'en:lemon-flavored-waters', 'en:vitamin-waters',
];

export const PLAIN_WATER_LEAVES: readonly string[] = [
  'en:natural-spring-waters', 'en:still-mineral-waters', 'en:carbonated-mineral-waters', 'en:sparkling-mineral-waters',
  'en:carbonated-natural-mineral-waters', 'en:natural-mineral-waters-with-carbon-dioxide', 'en:drinking-waters', 'en:table-waters',
];

export const CHEESE_LEAVES: readonly string[] = [
  'en:camemberts', 'en:camembert', 'en:brie', 'en:bries', 'en:emmental', 'en:emmentaler', 'en:gruyere', 'en:comte', 'en:cantal', 'en:reblochon', 'en:raclette',
  'en:munster', 'en:roquefort', 'en:gorgonzola', 'en:blue-cheeses', 'en:stilton', 'en:cheddar', 'en:cheddars', 'en:cheddar-slices', 'en:colby', 'en:gouda',
  'en:goudas', 'en:edam', 'en:maasdam', 'en:leerdammer', 'en:provolone', 'en:parmesan', 'en:parmigiano-reggiano', 'en:grana-padano', 'en:pecorino',
  'en:manchego', 'en:halloumi', 'en:mozzarellas', 'en:burrata', 'en:fetas', 'en:greek-feta', 'en:ricotta', 'en:mascarpone', 'en:cottage-cheeses',
  'en:cream-cheeses', 'en:fresh-cheeses', 'en:cheese-spreads', 'en:melted-cheese', 'en:grated-cheese', 'en:grated-emmental', 'en:sliced-cheeses',
  'en:french-cheeses', 'en:italian-cheeses', 'en:dutch-cheeses', 'en:swiss-cheeses', 'en:uncooked-pressed-cheeses', 'en:cooked-pressed-cheeses',
  'en:soft-cheeses-with-bloomy-rind', 'en:soft-cheeses-with-washed-rind', 'en:labeled-cheeses', 'en:pasteurized-cheeses',
];

export const FAT_LEAVES: readonly string[] = [
  'en:sunflower-oils', 'en:rapeseed-oils', 'en:colza-oils', 'en:canola-oils', 'en:soybean-oils', 'en:corn-oils', 'en:peanut-oils', 'en:sesame-oils',
  'en:walnut-oils', 'en:hazelnut-oils', 'en:almond-oils', 'en:grapeseed-oils', 'en:flaxseed-oils', 'en:linseed-oils', 'en:avocado-oils', 'en:coconut-oils',
  'en:palm-oils', 'en:rice-bran-oils', 'en:pumpkin-seed-oils', 'en:mixed-vegetable-oils', 'en:cooking-oils', 'en:frying-oils', 'en:virgin-olive-oils',
  'en:extra-virgin-olive-oils', 'en:cereal-oils', 'en:nut-oils', 'en:unsalted-butters', 'en:salted-butters', 'en:sweet-cream-butters', 'en:half-salted-butter',
  'en:half-salted-butters', 'en:clarified-butters', 'en:ghee', 'en:light-butters', 'en:dairy-spreads', 'en:spreadable-fats', 'en:vegetable-fat-spreads',
  'en:salted-margarines', 'en:lards', 'en:duck-fats', 'en:goose-fats', 'en:fresh-creams', 'en:sour-creams', 'en:whipped-creams', 'en:liquid-creams',
  'en:uht-creams', 'en:double-creams', 'en:light-creams', 'en:soy-creams-for-cooking', 'en:oat-based-creams-for-cooking', 'en:roasted-almonds',
  'en:salted-almonds', 'en:almonds-without-skin', 'en:shelled-hazelnuts', 'en:roasted-hazelnuts', 'en:shelled-walnuts', 'en:walnut-kernels',
  'en:roasted-cashew-nuts', 'en:salted-cashew-nuts', 'en:roasted-pistachios', 'en:salted-pistachios', 'en:roasted-salted-pistachios',
  'en:roasted-salted-cashew-nuts', 'en:roasted-salted-peanuts', 'en:shelled-nuts',
];

export const EXEMPT_LEAVES: readonly string[] = [
  'en:whiskies', 'en:whisky', 'en:whiskys', 'en:scotch-whiskies', 'en:bourbons', 'en:vodkas', 'en:rums', 'en:gins', 'en:tequilas', 'en:brandies', 'en:cognacs',
  'en:armagnacs', 'en:liqueurs', 'en:eaux-de-vie', 'en:spirits', 'en:hard-liquors', 'en:distilled-beverages', 'en:aperitif-wines', 'en:vermouths',
  'en:alcoholic-cocktails', 'en:red-wines', 'en:white-wines', 'en:rose-wines', 'en:sparkling-wines', 'en:champagnes', 'en:proseccos', 'en:cavas',
  'en:fortified-wines', 'en:ports', 'en:sherries', 'en:sakes', 'en:lagers', 'en:ales', 'en:stouts', 'en:blonde-beers', 'en:blond-beers', 'en:black-beers',
  'en:brown-beers', 'en:white-beers', 'en:wheat-beers', 'en:amber-beers', 'en:craft-beers', 'en:belgian-beers', 'en:sweet-ciders', 'en:dry-ciders', 'en:hard-seltzers',
  'en:balsamic-vinegars', 'en:balsamic-vinegars-of-modena', 'en:wine-vinegars', 'en:cider-vinegars', 'en:alcohol-vinegars', 'en:rice-vinegars', 'en:chewing-gums',
  'en:sugar-free-chewing-gum', 'en:baby-cereals', 'en:baby-meals', 'en:baby-desserts', 'en:follow-on-milks', 'en:growth-milks',
  'en:black-peppers', 'en:ground-black-peppers', 'en:white-peppers', 'en:paprika', 'en:cinnamon', 'en:ground-cinnamon', 'en:turmeric', 'en:cumin', 'en:curry-powders',
];
