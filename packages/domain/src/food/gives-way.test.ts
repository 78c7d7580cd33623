import { expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodProduct, givesWay } from './index.ts';

const food = (changes: Partial<FoodProduct>): FoodProduct => ({
  ...EMPTY_FOOD,
  gtin: '4006040055235',
  name: 'Oats',
  brand: null,
  imageUrl: null,
  category: null,
  quantity: null,
  servingSize: null,
  source: 'open-food-facts',
  sourceModifiedAt: Date.UTC(2025, 0, 1),
  nutriments: { energyKj: 1500, sugars: 12 },
  ingredientsText: 'Oats, sugar',
  ...changes,
});
const SAMPLE = food({ source: 'sample', sourceModifiedAt: null, nutriments: { energyKj: 1500, sugars: 18 } });

it.each([
  ['newer facts', {}, true],
  ['facts from before its own', { sourceModifiedAt: Date.UTC(2018, 5, 1) }, false],
  ['facts without a day', { sourceModifiedAt: null }, false],
  ['newer facts that lost a figure', { nutriments: { energyKj: 1500 } }, false],
  ['newer facts that lost the list', { ingredientsText: null }, false],
  ['another product', { gtin: '4000000000006' }, false],
])('a sample food facing %s: %j → %s', (_what, changes, gives) => {
  expect(givesWay(SAMPLE, food(changes))).toBe(gives);
});

it('what is no sample gives way to nothing by this rule', () => {
  expect(givesWay(food({}), food({}))).toBe(false);
});
