import { expect, it } from 'vitest';
import { categoryName } from './categories.ts';
import { englishCategory, englishCategoryCounted } from './english-names.ts';

it.each([
  ['en:honeys', 'Honey'],
  ['en:spinachs', 'Spinach'],
  ['en:kales', 'Kale'],
  ['en:dairies', 'Dairy'],
  ['en:brown-rices', 'Brown rice'],
  ['en:brandies', 'Brandy'],
  ['en:squashes', 'Squash'],
  ['en:extra-virgin-olive-oils', 'Extra virgin olive oil'],
  ['en:ice-creams-and-sorbets', 'Ice cream and sorbet'],
  ['en:chocolates-with-hazelnuts', 'Chocolate with hazelnuts'],
])('%s has no plural where English has none: %s', (tag, name) => {
  expect(englishCategory(categoryName(tag) ?? '')).toBe(name);
});

it.each([
  ['en:biscuits', 'Biscuits'],
  ['en:vegetable-soups', 'Vegetable soups'],
  ['en:brussels-sprouts', 'Brussels sprouts'],
  ['en:assorted-chocolates', 'Assorted chocolates'],
  ['en:barquettes-aux-fruits', 'Barquettes aux fruits'],
])('%s stays what it is: %s', (tag, name) => {
  expect(englishCategory(categoryName(tag) ?? '')).toBe(name);
});

it.each([
  ['en:canned-common-beans', 'Canned beans'],
  ['en:cereals-and-potatoes', 'Starchy foods'],
  ['en:sunflower-seeds-and-their-products', 'Sunflower seed products'],
  ['en:cocoa-and-hazelnuts-spreads', 'Cocoa and hazelnut spreads'],
  ['en:peanuts-cooked-in-water', 'Peanuts cooked in water'],
  ['en:pizzas-pies-and-quiches', 'Pizzas, pies and quiches'],
])('%s has no words of the trade: %s', (tag, name) => {
  expect(englishCategory(categoryName(tag) ?? '')).toBe(name);
});

it.each([
  ['en:gluten-free-breads', 'Gluten-free bread'],
  ['en:greek-style-yogurts', 'Greek-style yogurt'],
  ['en:semi-skimmed-milks', 'Semi-skimmed milk'],
  ['en:low-fat-yogurts', 'Low-fat yogurt'],
  ['en:jams-with-reduced-sugar', 'Jam with reduced sugar'],
  ['en:chicken-free-range', 'Chicken free range'],
  ['en:goat-s-milk-yogurts', 'Goat’s milk yogurt'],
  ['en:wines-from-france', 'Wine from France'],
  ['en:honeys-from-the-united-kingdom', 'Honey from the United Kingdom'],
  ['en:apple-juices-from-concentrate', 'Apple juice from concentrate'],
  ['en:fresh-belgian-endives', 'Fresh Belgian endives'],
])('%s has its hyphens and capitals back: %s', (tag, name) => {
  expect(englishCategory(categoryName(tag) ?? '')).toBe(name);
});

it('a name that was made before stays as it is', () => {
  const names = [
    'Honey',
    'Deli meats',
    'Fats and oils',
    'Cow’s milk cheese',
    'Wine from France',
    'Plant-based drinks',
    'Peanut and other bean butters',
  ];
  expect(names.map(englishCategory)).toEqual(names);
});

it.each([
  ['en:honeys', 'honeys'],
  ['en:spinachs', 'spinaches'],
  ['en:gluten-free-breads', 'gluten-free breads'],
  ['en:greek-style-yogurts', 'Greek-style yogurts'],
  ['en:dairies', 'dairy products'],
  ['en:canned-common-beans', 'canned beans'],
  ['en:sweet-spreads', 'sweet spreads'],
  ['en:wines-from-france', 'wines from France'],
])('behind a number %s are %s', (tag, name) => {
  expect(englishCategoryCounted(categoryName(tag) ?? '')).toBe(name);
});
