import { expect, it } from 'vitest';
import { EMPTY_FOOD } from '../food/index.ts';
import { aisleOf, aisleOfName, byAisle } from './index.ts';

const food = (categoriesTags: string[], more: object = {}) => ({ ...EMPTY_FOOD, categoriesTags, ...more });

it.each([
  ['lentils', food(['en:plant-based-foods', 'en:legumes', 'en:lentils']), 'pantry'],
  ['lentils in a can', food(['en:canned-foods', 'en:canned-legumes', 'en:canned-lentils']), 'pantry'],
  ['peas from the freezer', food(['en:frozen-foods', 'en:frozen-vegetables', 'en:frozen-peas']), 'frozen'],
  ['a yogurt', food(['en:dairies', 'en:yogurts']), 'dairy'],
  ['wine', food([], { group: 'alcohol' }), 'drinks'],
  ['a food of which nothing is known', food([]), 'other'],
])('%s stands where a shop has it', (_what, given, aisle) => {
  expect(aisleOf(given)).toBe(aisle);
});

it.each([
  ['lemons', 'en', 'produce'],
  ['frische Vollmilch', 'de', 'dairy'],
  ['pain complet', 'fr', 'bread'],
  ['pechuga de pollo', 'es', 'meat'],
  ['spinaci surgelati', 'it', 'frozen'],
  ['sumo de laranja', 'pt', 'drinks'],
  ['volkoren pasta', 'nl', 'pantry'],
  ['AA batteries', 'en', 'other'],
])('%s (%s) is looked for where it stands', (name, lang, aisle) => {
  expect(aisleOfName(name, lang)).toBe(aisle);
});

it('goes through the shop in one order and loses nothing', () => {
  const entries = ['batteries', 'ice cream', 'milk', 'apples', 'butter'];
  const groups = byAisle(entries, (name) => aisleOfName(name, 'en'));
  expect(groups).toEqual([
    { aisle: 'produce', entries: ['apples'] },
    { aisle: 'dairy', entries: ['milk', 'butter'] },
    { aisle: 'frozen', entries: ['ice cream'] },
    { aisle: 'other', entries: ['batteries'] },
  ]);
});
