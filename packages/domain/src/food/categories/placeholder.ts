import type { FoodFacts } from '../food-facts.ts';

export type Placeholder = 'bread' | 'cereal' | 'dairy' | 'drink' | 'jar' | 'milk' | 'produce' | 'snack' | 'sweets' | 'tin' | 'other';

/** Narrow shelves first: a canned fish is a tin before it is anything else, a chocolate spread a jar before a sweet. */
const SHELVES: readonly (readonly [Placeholder, RegExp])[] = [
  ['milk', /:(?:[a-z-]*milks|milk-substitutes|plant-based-milk-alternatives|soy-based-drinks)(?: |$)/],
  [
    'jar',
    /spreads|jams|marmalades|honeys|sauces|mustards|mayonnaises|pickle|pates-a-tartiner|butters-of|nut-butters|peanut-butters|oils|vinegars|syrups|condiments/,
  ],
  ['tin', /canned|sardines|tunas/],
  ['drink', /beverages|drinks|waters|juices|teas|coffees|sodas|wines|beers/],
  ['sweets', /chocolate|confectioner|candies|ice-cream|desserts|puddings|sugars|sweeteners|cakes|pastries/],
  ['bread', /breads|viennoiseries|brioches|rusks|bakery|pizzas|croissants|tortillas|pies/],
  ['snack', /biscuits|cookies|crackers|crisps|chips|snacks|popcorn|nuts|seeds|bars/],
  ['dairy', /dairies|yogurt|cheese|creams|butters|eggs|fats|margarines/],
  ['cereal', /cereal|pastas|rices|noodles|flours|flakes|mueslis|couscous|gnocchi/],
  ['produce', /fruits|vegetables|legumes|mushrooms|salads|potatoes|pulses|lentils|tomatoes/],
];

/** Which drawn picture stands in where a food has none. The shelves answer; the kind helps out where they are silent. */
export function placeholderFor(food: Pick<FoodFacts, 'categoriesTags' | 'kind'>): Placeholder {
  const tags = food.categoriesTags.filter((tag) => !tag.startsWith('en:plant-based-foods')).join(' ');
  const shelf = SHELVES.find(([, pattern]) => pattern.test(tags))?.[0];
  if (shelf !== undefined) return shelf;
  if (food.kind === 'beverage' || food.kind === 'water') return 'drink';
  if (food.kind === 'cheese') return 'dairy';
  return food.kind === 'fat' ? 'jar' : 'other';
}
