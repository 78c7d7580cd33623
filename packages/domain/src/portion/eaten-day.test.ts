import { expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts } from '../food/index.ts';
import { readFood } from '../matching/index.ts';
import { amountUnits, type Eaten, eatenDay, goalsOfDay } from './index.ts';

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
