import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../testing/index.ts';
import { computeNutriScore, type NutriScoreInput, nutriScorePoints } from './index.ts';
import { givenFood } from './testing/given-food.ts';

const stated = (kind: NutriScoreInput['kind'], nutriments: NutriScoreInput['nutriments']): NutriScoreInput => ({
  ...givenFood({ kind }),
  nutriments,
});

describe('figures that are missing', () => {
  it('do not stop a grade that they cannot change', () => {
    const lean = stated('general', { energyKj: 144, fat: 0.9, sugars: 2.5, proteins: 3.6, salt: 0, fiber: 1.8 });
    expect(computeNutriScore(lean)).toMatchObject({ computable: true, grade: 'a', assumed: ['saturatedFat'] });
  });

  it('are shown as not stated, with the points that they count', () => {
    const sweet = stated('general', { energyKj: 2300, fat: 34, carbohydrates: 55, sugars: 53, proteins: 6, salt: 0.3 });
    const result = computeNutriScore(sweet);
    expect(result).toMatchObject({ computable: true, grade: 'e', assumed: ['saturatedFat'] });
    expect(result.computable && result.components.find(({ id }) => id === 'saturatedFat')).toMatchObject({ value: null, points: 10 });
  });

  it('stop a grade that they may change', () => {
    expect(
      computeNutriScore(stated('general', { energyKj: 900, fat: 12, carbohydrates: 20, sugars: 3, proteins: 6, salt: 0.3 })),
    ).toMatchObject({ computable: false, missing: ['saturatedFat'] });
    expect(computeNutriScore(stated('beverage', {}))).toMatchObject({ computable: false });
  });

  it('are not 0 because an energy is stated as 0', () => {
    const tea = stated('beverage', { energyKj: 0, fat: 0, proteins: 0, salt: 0 });
    expect(computeNutriScore(tea)).toMatchObject({ computable: false, missing: ['sugars'] });
  });

  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const whole = fc
    .record({
      fat: fc.double({ min: 0, max: 40, noNaN: true }),
      carbohydrates: fc.double({ min: 0, max: 40, noNaN: true }),
      proteins: fc.double({ min: 0, max: 15, noNaN: true }),
      salt: fc.double({ min: 0, max: 4, noNaN: true }),
      saturated: part,
      sweet: part,
    })
    .map(({ fat, carbohydrates, proteins, salt, saturated, sweet }) => ({
      energyKj: 37 * fat + 17 * (carbohydrates + proteins),
      fat,
      saturatedFat: fat * saturated,
      carbohydrates,
      sugars: carbohydrates * sweet,
      proteins,
      salt,
    }));
  const names = ['energyKj', 'fat', 'saturatedFat', 'sugars', 'proteins', 'salt', 'carbohydrates'] as const;
  const kinds = fc.constantFrom('general', 'cheese', 'fat', 'beverage' as const);

  it('never come to another letter than they would if stated, nor to fewer points', () => {
    fc.assert(
      fc.property(whole, kinds, fc.subarray([...names], { minLength: 1 }), (nutriments, kind, left) => {
        const complete = stated(kind, nutriments);
        const partial = stated(kind, Object.fromEntries(Object.entries(nutriments).filter(([name]) => !left.some((one) => one === name))));
        const [truth, guess] = [computeNutriScore(complete), computeNutriScore(partial)];
        expect(nutriScorePoints(partial)).toBe(guess.computable ? guess.points : null);
        if (!guess.computable || !truth.computable) return;
        expect(guess.grade).toBe(truth.grade);
        expect(guess.points).toBeGreaterThanOrEqual(truth.points);
      }),
      { numRuns: times(500, 5000) },
    );
  });
});
