import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts } from '../food/index.ts';
import { readFood } from '../matching/index.ts';
import { foodOf, listed } from '../matching/testing/food-of.ts';
import { amountUnits, type Eaten, eatenDay, goalsOfDay, portionOf, sharesOfDay } from './index.ts';

const SPREAD = { nutriments: { energyKj: 2240, sugars: 51, saturatedFat: 10.6, salt: 0.11, fiber: 2.8 } };

describe('a portion', () => {
  it.each([
    ['the serving of the pack', 'general', 30, { kind: 'serving', amount: 30, unit: 'g' }],
    ['a can of a drink that names none', 'beverage', null, { kind: 'can', amount: 330, unit: 'ml' }],
    ['100 g of anything else', 'general', null, { kind: '100', amount: 100, unit: 'g' }],
    ['100 g where the serving cannot be true', 'general', 30_000, { kind: '100', amount: 100, unit: 'g' }],
  ] as const)('is %s', (_what, kind, serving, portion) => {
    expect(portionOf(foodOf({ kind }), serving)).toEqual(portion);
  });
});

describe('the shares of a day', () => {
  it('are what a serving brings of free sugars, saturated fat, salt, fiber and energy', () => {
    const shares = sharesOfDay(listed('sugar, palm oil', 'en', SPREAD), 30);
    expect(shares.map(({ nutriment, percent, source }) => [nutriment, percent, source])).toEqual([
      ['sugars', 31, 'WHO free sugars'],
      ['saturatedFat', 16, 'EU saturated fat'],
      ['salt', 1, 'WHO salt'],
      ['fiber', 3, 'EFSA fiber'],
      ['energyKj', 8, 'EU energy'],
    ]);
  });

  it('of the sugars of whole fruit and of milk are those of the reference intake of all sugars', () => {
    const day = (list: string, kind: 'general' | 'beverage') =>
      sharesOfDay(listed(list, 'en', { kind, nutriments: { sugars: 10 } }), 100)[0]?.source;
    expect([day('milk, cultures', 'general'), day('apples', 'general'), day('milk', 'beverage')]).toEqual([
      'EU sugars',
      'EU sugars',
      'EU sugars',
    ]);
    expect([day('orange juice', 'beverage'), day('yogurt, honey', 'general')]).toEqual(['WHO free sugars', 'WHO free sugars']);
  });

  it('follow the energy of the member’s own day where the guideline is a part of energy; salt and fiber do not', () => {
    const shares = sharesOfDay(listed('sugar', 'en', SPREAD), 100, { calories: 3000 });
    expect(shares.map(({ ofDay }) => Math.round(ofDay))).toEqual([75, 30, 5, 25, 12552]);
  });

  it('leave out what the pack does not state', () => {
    expect(sharesOfDay(foodOf({ nutriments: { salt: 1 } }), 50).map(({ nutriment, percent }) => [nutriment, percent])).toEqual([
      ['salt', 10],
    ]);
  });
});

const COLA: FoodFacts = { ...EMPTY_FOOD, kind: 'beverage', nova: 4, nutriments: { energyKcal: 42, sugars: 10.6, salt: 0 } };
const BREAD: FoodFacts = { ...EMPTY_FOOD, kind: 'general', nutriments: { energyKcal: 250, salt: 1.2, fiber: 6, proteins: 9 } };
const eaten = (facts: FoodFacts, amount: number | null, servingSize: number | null = null): Eaten => ({
  food: readFood(facts),
  servingSize,
  amount,
  doubtful: new Set(),
});
const NO_TARGETS = { calories: null, protein: null };
const row = (name: string, of: readonly Eaten[]) => eatenDay(of, NO_TARGETS).find((one) => one.name === name);

it('a note without an amount is one serving, a can of a drink that names none, else 100 g', () => {
  expect(row('sugars', [eaten(COLA, null)])?.eaten).toBeCloseTo(34.98);
  expect(row('salt', [eaten(BREAD, null, 50)])?.eaten).toBeCloseTo(0.6);
  expect(row('salt', [eaten(BREAD, null)])?.eaten).toBeCloseTo(1.2);
});

it('an amount counts as it is, and notes add up', () => {
  expect(row('fiber', [eaten(BREAD, 80), eaten(BREAD, 20)])?.eaten).toBeCloseTo(6);
  expect(row('calories', [eaten(BREAD, 200)])?.eaten).toBeCloseTo(500);
});

it('what a pack does not state, or cannot be true, is in no sum and counted', () => {
  expect(row('fiber', [eaten(COLA, 100), eaten(BREAD, 100)])).toMatchObject({ eaten: 6, unstated: 1 });
  expect(row('salt', [{ ...eaten(BREAD, 100), doubtful: new Set(['salt']) }])).toMatchObject({ eaten: 0, unstated: 1 });
});

it('own targets stand in place of the reference', () => {
  expect(goalsOfDay(NO_TARGETS)).toMatchObject({ calories: 2000, protein: 50, sugars: 50, salt: 5, fiber: 25 });
  expect(goalsOfDay({ calories: 1500, protein: 90 })).toMatchObject({ calories: 1500, protein: 90, sugars: 37.5 });
});

it.each([
  ['6 x 20 g', [30, 20, 1]],
  ['4 × 125 ml', [30, 125, 1]],
  ['500 g', [30, 1]],
  ['2 x 30 g', [30, 1]],
])('an amount of %s is given in servings, pieces of a known weight, or grams', (quantity, amounts) => {
  expect(amountUnits(readFood(BREAD), 30, quantity).map(({ amount }) => amount)).toEqual(amounts);
});
