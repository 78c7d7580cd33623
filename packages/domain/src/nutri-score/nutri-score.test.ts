import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeNutriScore, gradeFor, type NutriScoreInput, nutriScorePoints } from './index.ts';
import { givenFood } from './testing/given-food.ts';

function computed(food: NutriScoreInput) {
  const result = computeNutriScore(food);
  if (!result.computable) throw new Error(`not computable: ${result.reason}`);
  return result;
}

describe('gradeFor', () => {
  it.each([
    ['general', 0, 'a'],
    ['general', -17, 'a'],
    ['general', 1, 'b'],
    ['general', 2, 'b'],
    ['general', 3, 'c'],
    ['general', 10, 'c'],
    ['general', 11, 'd'],
    ['general', 18, 'd'],
    ['general', 19, 'e'],
    ['general', 55, 'e'],
    ['cheese', 0, 'a'],
    ['cheese', 19, 'e'],
    ['fat', -6, 'a'],
    ['fat', -5, 'b'],
    ['fat', 2, 'b'],
    ['fat', 3, 'c'],
    ['fat', 10, 'c'],
    ['fat', 11, 'd'],
    ['fat', 18, 'd'],
    ['fat', 19, 'e'],
    ['beverage', -10, 'b'],
    ['beverage', 2, 'b'],
    ['beverage', 3, 'c'],
    ['beverage', 6, 'c'],
    ['beverage', 7, 'd'],
    ['beverage', 9, 'd'],
    ['beverage', 10, 'e'],
    ['water', -3, 'a'],
    ['water', 30, 'a'],
  ] as const)('gives %s with %i points an %s', (kind, score, letter) => {
    expect(gradeFor(score, kind)).toBe(letter);
  });
});

describe('protein', () => {
  it('counts in general food only below 11 negative points', () => {
    const nutriments = { sugars: 34.5, proteins: 20, energyKj: 0 };
    const below = computed(givenFood({ nutriments }));
    expect(below).toMatchObject({ negativePoints: 10, proteinsCounted: true, points: 3 });
    const at = computed(givenFood({ nutriments: { ...nutriments, salt: 0.3 } }));
    expect(at).toMatchObject({ negativePoints: 11, proteinsCounted: false, points: 11 });
    expect(at.components.find(({ id }) => id === 'proteins')).toMatchObject({ points: 7, counted: false });
  });

  it('counts in fats, nuts and seeds only below 7', () => {
    const food = (salt: number) => givenFood({ kind: 'fat', nutriments: { fat: 50, proteins: 20, salt } });
    expect(computed(food(1.3))).toMatchObject({ negativePoints: 6, proteinsCounted: true, points: -1 });
    expect(computed(food(1.5))).toMatchObject({ negativePoints: 7, proteinsCounted: false, points: 7 });
  });

  it.each(['cheese', 'beverage'] as const)('always counts in %s', (kind) => {
    expect(computed(givenFood({ kind, nutriments: { sugars: 60, salt: 3, proteins: 30 } })).proteinsCounted).toBe(true);
  });

  it('earns red meat two points at most', () => {
    expect(computed(givenFood({ redMeat: true, nutriments: { proteins: 25 } })).points).toBe(-2);
    expect(computed(givenFood({ redMeat: false, nutriments: { proteins: 25 } })).points).toBe(-7);
  });
});

describe('sweeteners', () => {
  it('cost a beverage four points and other food none', () => {
    expect(computed(givenFood({ kind: 'beverage', sweetener: true })).points).toBe(4);
    expect(computed(givenFood({ sweetener: true })).points).toBe(0);
  });
});

describe('missing figures', () => {
  it.each([
    [{ kind: null }, { reason: 'no_category', missing: [] }],
    [{ kind: 'na' }, { reason: 'exempt', missing: [] }],
  ] as const)('%j is not computable', (changes, expected) => {
    expect(computeNutriScore(givenFood(changes))).toEqual({ computable: false, ...expected });
    expect(nutriScorePoints(givenFood(changes))).toBeNull();
  });

  it('are named, each of them', () => {
    const food: NutriScoreInput = { ...givenFood(), nutriments: { fat: 3, carbohydrates: 2, salt: Number.NaN } };
    expect(computeNutriScore(food)).toEqual({
      computable: false,
      reason: 'missing_nutriments',
      missing: ['energyKj', 'saturatedFat', 'sugars', 'proteins', 'salt'],
    });
  });

  it('are 0 where they follow: saturates without fat, sugars without carbohydrate', () => {
    const food: NutriScoreInput = {
      ...givenFood(),
      nutriments: { energyKj: 10, fat: 0, carbohydrates: 0, proteins: 0, salt: 0.1 },
    };
    expect(computed(food).points).toBe(0);
  });

  it('do not matter to plain water', () => {
    expect(computeNutriScore({ ...givenFood({ kind: 'water' }), nutriments: {} })).toMatchObject({
      computable: true,
      points: 0,
      grade: 'a',
      range: null,
      unknown: [],
    });
  });

  it('take energy from kcal where kJ is missing', () => {
    const { energyKj: _unstated, ...rest } = givenFood().nutriments;
    expect(computed({ ...givenFood(), nutriments: { ...rest, energyKcal: 100 } }).points).toBe(1);
  });
});

describe('the range', () => {
  const withoutFiber = (sugars: number) => {
    const { fiber: _unstated, ...nutriments } = givenFood({ nutriments: { energyKj: 1200, sugars, carbohydrates: 60 } }).nutriments;
    return { ...givenFood(), nutriments };
  };

  it('is shown where fibre could change the letter', () => {
    expect(computed(withoutFiber(3))).toMatchObject({
      points: 3,
      unknown: ['fiber'],
      range: { best: { points: -2, grade: 'a' }, worst: { points: 3, grade: 'c' } },
    });
  });

  it('is absent where it could not', () => {
    expect(computed(givenFood()).range).toBeNull();
    expect(computed({ ...withoutFiber(60), nutriments: { ...withoutFiber(60).nutriments, salt: 3 } }).range).toBeNull();
  });

  it('does not promise fibre that energy leaves no room for', () => {
    const { fiber: _unstated, ...nutriments } = givenFood({ nutriments: { energyKj: 170, sugars: 10 } }).nutriments;
    const cola = computed({ ...givenFood({ kind: 'beverage' }), nutriments });
    expect(cola.range?.best.points ?? cola.points).toBeGreaterThanOrEqual(cola.points - 1);
  });

  it('lists an unknown fruit share', () => {
    expect(computed(givenFood({ fruitVegPercent: null, nutriments: { salt: 0.5 } }))).toMatchObject({
      points: 2,
      unknown: ['fruitVeg'],
      range: { best: { points: -3, grade: 'a' }, worst: { points: 2, grade: 'b' } },
    });
  });
});

describe('decimals that computers cannot hold', () => {
  it.each([
    ['salt', 0.2, 0],
    ['salt', 0.1 + 0.1, 0],
    ['salt', 0.56 * 2.5, 6],
    ['salt', 0.20000000000000004, 0],
    ['salt', 0.2001, 1],
    ['sugars', 3.4000000000000004, 0],
    ['fiber', 4.1000000000000005, 1],
    ['proteins', 2.4000000000000004, 0],
  ] as const)('%s %d earns %d points', (name, value, points) => {
    const result = computed(givenFood({ nutriments: { [name]: value } }));
    expect(result.components.find(({ id }) => id === name)?.points).toBe(points);
  });

  it('reach a ratio limit that division misses by a hair', () => {
    for (const [saturatedFat, fat] of [
      [1, 10],
      [4.4, 20],
      [2.8, 10],
      [3.4, 10],
      [11.6, 20],
    ] as const) {
      const result = computed(givenFood({ kind: 'fat', nutriments: { fat, saturatedFat } }));
      const ratio = result.components.find(({ id }) => id === 'saturatedFatRatio');
      expect(ratio?.points).toBe(
        [10, 16, 22, 28, 34, 40, 46, 52, 58, 64].filter((limit) => saturatedFat * 100 >= limit * fat - 1e-6).length,
      );
    }
  });

  it('saturates above fat count as all the fat there is', () => {
    const result = computed(givenFood({ kind: 'fat', nutriments: { fat: 0, saturatedFat: 3 } }));
    expect(result.components.find(({ id }) => id === 'saturatedFatRatio')).toMatchObject({ value: 100, points: 10 });
  });
});

const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
const anyFood: fc.Arbitrary<NutriScoreInput> = fc.record({
  kind: fc.constantFrom('general', 'cheese', 'fat', 'beverage', 'water', 'na', null),
  fruitVegPercent: fc.option(amount(100)),
  redMeat: fc.boolean(),
  sweetener: fc.boolean(),
  nutriments: fc.record(
    {
      energyKj: amount(3800),
      fat: amount(100),
      saturatedFat: amount(60),
      carbohydrates: amount(100),
      sugars: amount(100),
      proteins: amount(60),
      salt: amount(10),
      fiber: amount(40),
    },
    { requiredKeys: ['energyKj', 'fat', 'saturatedFat', 'sugars', 'proteins', 'salt'] },
  ),
});
const points = (food: NutriScoreInput) => nutriScorePoints(food) ?? 0;

describe('laws', () => {
  it('both ways to compute agree, and the components add up', () => {
    fc.assert(
      fc.property(anyFood, (food) => {
        const result = computeNutriScore(food);
        if (!result.computable) return nutriScorePoints(food) === null;
        const total = result.components.reduce(
          (sum, { side, counted, points: own }) => sum + (counted ? own : 0) * (side === 'negative' ? 1 : -1),
          0,
        );
        return result.points === total && nutriScorePoints(food) === total && result.components.every((c) => c.points <= c.maxPoints);
      }),
    );
  });

  it.each(['energyKj', 'saturatedFat', 'sugars', 'salt'] as const)('more %s never lowers the points', (name) => {
    fc.assert(
      fc.property(anyFood, amount(50), (food, more) => {
        const richer = { ...food, nutriments: { ...food.nutriments, [name]: (food.nutriments[name] ?? 0) + more } };
        return points(richer) >= points(food);
      }),
    );
  });

  it.each(['fiber', 'proteins'] as const)('more %s never raises the points', (name) => {
    fc.assert(
      fc.property(anyFood, amount(50), (food, more) => {
        const richer = { ...food, nutriments: { ...food.nutriments, [name]: (food.nutriments[name] ?? 0) + more } };
        return points(richer) <= points(food);
      }),
    );
  });

  it('more fruit and vegetables never raise the points', () => {
    fc.assert(
      fc.property(anyFood, amount(100), (food, share) => {
        return points({ ...food, fruitVegPercent: Math.max(share, food.fruitVegPercent ?? 0) }) <= points(food);
      }),
    );
  });

  it('what turns out to be in stays inside the range', () => {
    fc.assert(
      fc.property(anyFood, amount(100), (food, share) => {
        const before = computeNutriScore({ ...food, fruitVegPercent: null });
        const after = computeNutriScore({ ...food, fruitVegPercent: share });
        if (!before.computable || !after.computable) return true;
        const { best, worst } = before.range ?? { best: before, worst: before };
        return after.grade >= best.grade && after.grade <= worst.grade;
      }),
    );
  });
});
