import { describe, expect, it } from 'vitest';
import { factsOf } from '../matching/testing/food-of.ts';
import { crossedMilestone, fallbackScore, ringLevel, scoreFood, scoreLabel, tileLevel } from './index.ts';
import { isOrganic } from './prepared-food.ts';

describe('labels', () => {
  it.each([
    [100, 'Great Match'],
    [75, 'Great Match'],
    [74, 'Good Match'],
    [50, 'Good Match'],
    [49, 'Poor Match'],
    [0, 'Poor Match'],
  ])('%d is a %s', (score, label) => {
    expect(scoreLabel(score)).toBe(label);
  });

  it.each([
    [70, 'good', 'good'],
    [69, 'fair', 'fair'],
    [50, 'fair', 'fair'],
    [49, 'fair', 'poor'],
    [40, 'fair', 'poor'],
    [39, 'poor', 'poor'],
  ])('%d: ring %s, tile %s', (score, ring, tile) => {
    expect([ringLevel(score), tileLevel(score)]).toEqual([ring, tile]);
  });
});

describe('milestones', () => {
  it.each([
    [24, 25, 25],
    [10, 55, 50],
    [49, 50, 50],
    [74, 75, 75],
    [0, 100, 90],
    [89, 90, 90],
    [25, 30, null],
    [90, 95, null],
    [60, 40, null],
    [50, 50, null],
    [null, 95, null],
  ])('from %s to %d: %s', (previous, current, milestone) => {
    expect(crossedMilestone(previous, current)).toBe(milestone);
  });
});

describe("the client's fallback score, to the letter", () => {
  it.each([
    [{}, 50],
    [{ sugars: 15 }, 50],
    [{ sugars: 15.1 }, 40],
    [{ salt: 1.5 }, 50],
    [{ salt: 1.6 }, 42],
    [{ saturatedFat: 5 }, 50],
    [{ saturatedFat: 5.1 }, 42],
    [{ proteins: 10 }, 50],
    [{ proteins: 10.1 }, 58],
    [{ fiber: 5 }, 50],
    [{ fiber: 5.1 }, 55],
    [{ nova: 4 }, 35],
    [{ nova: 3 }, 42],
    [{ nova: 2 }, 50],
    [{ nova: 1 }, 50],
    [{ grade: 'a' }, 60],
    [{ grade: 'B' }, 55],
    [{ grade: 'c' }, 50],
    [{ grade: 'd' }, 45],
    [{ grade: 'e' }, 40],
    [{ grade: 'unknown' }, 50],
    [
      {
        proteins: 20,
        fiber: 8,
        grade: 'a',
        preferences: [
          { preferenceValue: 5, matches: true },
          { preferenceValue: 4, matches: true },
        ],
      },
      100,
    ],
    [{ sugars: 40, salt: 2, saturatedFat: 9, nova: 4, grade: 'e' }, 0],
    [{ proteins: 20, fiber: 8, grade: 'a', preferences: [{ preferenceValue: 5, matches: true }] }, 98],
    [
      {
        preferences: [
          { preferenceValue: -4, matches: true },
          { preferenceValue: 1, matches: true },
          { preferenceValue: 5, matches: false },
        ],
      },
      37,
    ],
    [
      {
        preferences: [
          { preferenceValue: 2, matches: true },
          { preferenceValue: 3, matches: true },
        ],
      },
      65,
    ],
    [null, 50],
    [undefined, 50],
    [{ sugars: Number.NaN }, 50],
    [{ sugars: -3, nova: 4 }, 50],
  ])('%j → %d', (input, score) => {
    expect(fallbackScore(input)).toBe(score);
  });
});

describe('the organic label', () => {
  it.each([
    [['en:organic'], true],
    [['fr:ab-agriculture-biologique'], true],
    [['en:fr-bio-01'], true],
    [['en:usda-organic'], true],
    [['en:no-gmos'], false],
    [['en:biodegradable-packaging'], false],
    [[], false],
  ])('%j: %s', (labels, organic) => {
    expect(isOrganic(labels)).toBe(organic);
  });
});

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
