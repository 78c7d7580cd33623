import { describe, expect, it } from 'vitest';
import { factsOf } from '../matching/testing/food-of.ts';
import { scoreFood } from './index.ts';

/** Rich in protein: 10 g in 100 kcal; in the middle of the scale, so that nothing is cut off at its ends. */
const FOOD = factsOf({
  nutriments: { energyKcal: 100, energyKj: 418, fat: 4, saturatedFat: 2.5, carbohydrates: 6, sugars: 5, proteins: 10, salt: 1.4 },
  nova: 4,
  additives: ['e450'],
  labelsTags: ['en:organic'],
  ingredientsText: 'Milk, sugar, salt, sodium phosphates',
  ingredientsCount: 4,
  unknownIngredientsCount: 0,
});
const lines = (preferenceValue: number, conditions: string[] = []) =>
  scoreFood(FOOD, { conditions, preferences: [{ ingredientName: 'Protein', preferenceValue }] }).contributions;

describe('a preference of a food that matches it in full', () => {
  it.each([
    [1, 2],
    [2, 5],
    [3, 10],
    [4, 15],
    [5, 25],
    [-1, -2],
    [-2, -5],
    [-3, -10],
    [-4, -15],
    [-5, -25],
  ])('of %d moves the score by %d points', (value, points) => {
    expect(lines(value).find(({ id }) => id === 'preference.Protein')?.points).toBe(points);
    const without = scoreFood(FOOD).score;
    expect(scoreFood(FOOD, { preferences: [{ ingredientName: 'Protein', preferenceValue: value }] }).score).toBe(
      Math.min(100, Math.max(0, without + points)),
    );
  });

  it('counts after base, processing, additives, organic label and health, before the ends of the scale', () => {
    const rooms = lines(5, ['High Blood Pressure']).map(({ id }) => id.split('.')[0]);
    const order = ['base', 'processing', 'additive', 'organic', 'health', 'preference'];
    expect([...new Set(rooms)].filter((room) => order.includes(String(room)))).toEqual(order);
    const last = scoreFood(FOOD, {
      preferences: ['Protein', 'Calcium', 'Dairy'].map((ingredientName) => ({ ingredientName, preferenceValue: -5 })),
    }).contributions.at(-1);
    expect(last?.id).toBe('clamp');
  });
});
