import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../matching/testing/food-of.ts';
import { scoreFood } from './index.ts';
import { foods } from './testing/arbitraries.ts';

describe('what the pack leaves open', () => {
  it('promises a cola no more fibre than its energy leaves room for', () => {
    const cola = factsOf({
      kind: 'beverage',
      fruitVegPercent: 0,
      nutriments: { energyKj: 180, energyKcal: 42, fat: 0, saturatedFat: 0, carbohydrates: 10.6, sugars: 10.6, proteins: 0, salt: 0 },
    });
    const { unknowns, nutriScore } = scoreFood(cola);
    expect(unknowns).toContainEqual({ kind: 'open', input: 'fiber', gain: 2, grade: 'e' });
    expect(nutriScore).toMatchObject({ grade: 'e', range: null });
  });

  it('never promises a better letter than the best end of the range', () => {
    fc.assert(
      fc.property(foods, (food) => {
        const { unknowns, nutriScore } = scoreFood(food);
        if (!nutriScore.computable) return;
        const best = nutriScore.range?.best.grade ?? nutriScore.grade;
        for (const unknown of unknowns) {
          if (unknown.kind === 'open') expect(unknown.grade >= best, `${unknown.input}: ${unknown.grade}, best ${best}`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
