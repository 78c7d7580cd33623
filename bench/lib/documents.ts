/** Product documents in the shape of the public dump, the same every time: real sizes and word frequencies without real products. */
import { checkDigit } from '@labelwise/domain/gtin';

/** A small generator of numbers 0…1 that gives the same sequence for the same seed. @source mulberry32, Tommy Ettinger */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SYLLABLES = [
  'ba',
  'co',
  'di',
  'fru',
  'gra',
  'hel',
  'in',
  'ja',
  'ki',
  'lo',
  'ma',
  'ne',
  'or',
  'pla',
  'que',
  'ri',
  'sa',
  'to',
  'ul',
  'vi',
  'wa',
  'yo',
  'zu',
  'cho',
  'tel',
  'mil',
];
const COMMON = [
  'milk',
  'chocolate',
  'organic',
  'biscuits',
  'cheese',
  'tomato',
  'sauce',
  'bread',
  'chicken',
  'yogurt',
  'cereal',
  'water',
  'juice',
  'oil',
  'sugar',
  'vanilla',
  'strawberry',
  'pasta',
  'rice',
  'bean',
  'soup',
  'crisps',
  'coffee',
  'tea',
  'honey',
  'butter',
  'cream',
  'salt',
  'nut',
  'cookie',
];
const CATEGORIES = [
  ['en:snacks', 'en:sweet-snacks', 'en:biscuits-and-cakes', 'en:biscuits'],
  ['en:dairies', 'en:fermented-foods', 'en:cheeses'],
  ['en:plant-based-foods-and-beverages', 'en:plant-based-foods', 'en:cereals-and-potatoes', 'en:breads'],
  ['en:beverages', 'en:juices-and-nectars', 'en:fruit-juices'],
  ['en:meals', 'en:soups'],
  ['en:groceries', 'en:sauces', 'en:tomato-sauces'],
  ['en:breakfasts', 'en:spreads', 'en:sweet-spreads'],
];
const INGREDIENTS = [
  'wheat flour',
  'sugar',
  'palm oil',
  'whole milk powder',
  'cocoa butter',
  'glucose syrup',
  'salt',
  'emulsifier: soya lecithins',
  'natural flavouring',
  'barley malt extract',
  'raising agent (sodium bicarbonate)',
  'tomato puree 34%',
  'water',
  'modified maize starch',
  'rapeseed oil',
  'acidity regulator: citric acid',
];

export const gtinAt = (index: number): string => {
  const body = `30${String(index).padStart(10, '0')}`;
  return body + checkDigit(body);
};

/** A word of a vocabulary of about 40,000, common ones far more often, as names are. */
function word(random: () => number): string {
  const rank = Math.floor(40_000 ** random());
  if (rank < COMMON.length) return COMMON[rank] ?? 'food';
  let text = '';
  for (let rest = rank + 700; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) text += SYLLABLES[rest % SYLLABLES.length];
  return text;
}

const pick = <T>(random: () => number, from: readonly [T, ...T[]] | readonly T[], fallback: T): T =>
  from[Math.floor(random() * from.length)] ?? fallback;

const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

/** What the food of a number is called, and how many people scan it. */
export function namedAt(index: number): { name: string; brand: string; popularity: number } {
  return namedBy(randomFrom(index * 7919 + 17));
}

function namedBy(random: () => number): { name: string; brand: string; popularity: number } {
  const name = many(2 + Math.floor(random() * 4), () => word(random)).join(' ');
  const brand = many(1 + Math.floor(random() * 2), () => word(random)).join(' ');
  return { name, brand, popularity: Math.floor(2000 ** (random() ** 3)) - 1 };
}

export function documentAt(index: number): Record<string, unknown> {
  const random = randomFrom(index * 7919 + 17);
  const { name, brand, popularity } = namedBy(random);
  const figure = (most: number): number => Math.round(random() * most * 10) / 10;
  const fat = figure(35);
  const sugars = figure(40);
  return {
    code: gtinAt(index),
    _id: gtinAt(index),
    product_type: 'food',
    lang: 'en',
    lc: 'en',
    schema_version: 998,
    product_name: name,
    brands: brand,
    quantity: `${100 + Math.floor(random() * 900)} g`,
    serving_quantity: 30,
    nova_group: 1 + Math.floor(random() * 4),
    nutriscore_grade: pick(random, ['a', 'b', 'c', 'd', 'e'], 'c'),
    categories_tags: pick(random, CATEGORIES, []),
    labels_tags: random() < 0.3 ? ['en:organic', 'en:eu-organic'] : [],
    allergens_tags: ['en:gluten', 'en:milk'],
    traces_tags: ['en:nuts'],
    ingredients_text: many(4 + Math.floor(random() * 14), () => pick(random, INGREDIENTS, 'salt')).join(', '),
    ingredients_n: 12,
    unknown_ingredients_n: 0,
    additives_tags: random() < 0.5 ? ['en:e322', 'en:e322i', 'en:e500'] : [],
    ingredients_analysis_tags: ['en:palm-oil', 'en:non-vegan', 'en:vegetarian'],
    last_modified_t: 1_700_000_000 + (index % 1_000_000),
    unique_scans_n: popularity,
    nutriments: {
      'energy-kj_100g': Math.round(37 * fat + 17 * (sugars + 20) + 170),
      'energy-kcal_100g': Math.round(9 * fat + 4 * (sugars + 20) + 40),
      fat_100g: fat,
      'saturated-fat_100g': Math.round(fat * 4) / 10,
      carbohydrates_100g: sugars + 20,
      sugars_100g: sugars,
      fiber_100g: figure(9),
      proteins_100g: 10,
      salt_100g: figure(2),
    },
  };
}

/** A line of the dump, about 2.2 kB: with fields that nobody here reads, as published ones have. */
export function lineAt(index: number, changes: Record<string, unknown> = {}): string {
  const document = documentAt(index);
  const code = gtinAt(index);
  const figures: unknown = document['nutriments'];
  const nutriments = Object.entries(figures ?? {}).flatMap(([key, value]): [string, unknown][] => {
    const name = key.replace('_100g', '');
    return [
      [name, value],
      [key, value],
      [`${name}_unit`, 'g'],
      [`${name}_value`, value],
    ];
  });
  return JSON.stringify({
    _id: code,
    _keywords: `${document['product_name']} ${document['brands']}`.split(' '),
    allergens: 'en:gluten,en:milk',
    categories_hierarchy: document['categories_tags'],
    codes_tags: ['code-13', code, `${code.slice(0, 12)}x`, `${code.slice(0, 11)}xx`, `${code.slice(0, 10)}xxx`],
    countries: 'France, Germany',
    countries_tags: ['en:france', 'en:germany'],
    created_t: 1_421_692_792,
    creator: 'somebody',
    editors_tags: ['somebody', 'openfoodfacts-contributors', 'roboto-app'],
    ...document,
    nutriments: Object.fromEntries(nutriments),
    rev: 12,
    states_tags: ['en:to-be-completed', 'en:nutrition-facts-completed', 'en:ingredients-completed', 'en:expiration-date-to-be-completed'],
    images: { front_en: { rev: '4', imgid: '1', sizes: { 400: { w: 300, h: 400 } } } },
    ...changes,
  });
}
