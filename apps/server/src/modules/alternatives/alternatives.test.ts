import { Alternative } from '@labelwise/contracts/alternatives';
import { prepareProfile, scoreOnly } from '@labelwise/domain/scoring';
import { betterFoods, byHealthiness, candidateOf } from '@labelwise/domain/shelf';
import { array, assert, boolean, constantFrom, double, integer, property, record, subarray } from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFoodsRepository } from '../foods/foods.repository.ts';
import { toRow } from '../foods/storage/food-row.ts';
import { aFood } from '../foods/testing/a-food.ts';

const FIGURES = { energyKj: 1600, fat: 10, saturatedFat: 3, carbohydrates: 60, fiber: 4, proteins: 8, salt: 0.5 };
const COOKIE = '4000000000013';
const cookie = (gtin: string, sugars: number, changes: object = {}) => ({
  gtin,
  name: `Cookie ${gtin}`,
  categoriesTags: ['en:snacks', 'en:biscuits', 'en:cookies'],
  nutriments: { ...FIGURES, sugars },
  ...changes,
});
const cracker = (gtin: string, sugars: number) => cookie(gtin, sugars, { categoriesTags: ['en:snacks', 'en:biscuits', 'en:crackers'] });

describe.each(RULE_DIALECTS)('better matches on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  const ask = async (as: As, id = COOKIE): Promise<Alternative[]> =>
    (await as('GET', `/api/foods/${id}/alternatives`)).json.map((one: unknown) => Alternative.parse(one));

  it('come from the same category first, then from the one above, best first, each with its reason', async () => {
    await givenFoods(
      test.db,
      cookie(COOKIE, 45),
      cookie('4000000000020', 8),
      cookie('4000000000037', 5),
      cracker('4000000000044', 1),
      cookie('4000000000051', 60),
      { gtin: '4000000000068' },
    );
    const found = await ask(anyone(test));
    expect(found.map(({ food }) => food.id)).toEqual(['4000000000037', '4000000000020', '4000000000044']);
    expect(found[0]?.reason).toBe('Less sugar: 5 g instead of 45 g in 100 g');
  });

  it('come from a category that is new in the catalogue within half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = Date.now();
    const after = async (minutes: number) => {
      vi.setSystemTime(begun + minutes * 60_000);
      return (await ask(anyone(test))).map(({ food }) => food.id);
    };
    await givenFoods(test.db, cookie(COOKIE, 45), cookie('4000000000020', 8));
    expect(await after(0)).toEqual(['4000000000020']);
    await givenFoods(test.db, cracker('4000000000044', 1));
    expect(await after(29)).toEqual(['4000000000020']);
    expect(await after(30)).toEqual(['4000000000020', '4000000000044']);
  });

  it('are no poor match, unless there is nothing else', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await givenFoods(test.db, cookie(COOKIE, 60), cookie('4000000000020', 30));
    expect((await ask(anyone(test))).map(({ food }) => food.id)).toEqual(['4000000000020']);
    await givenFoods(test.db, cookie('4000000000037', 3));
    vi.setSystemTime(Date.now() + 2100);
    expect((await ask(anyone(test))).map(({ food }) => food.id)).toEqual(['4000000000037']);
  });

  it('follow figures that changed after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = Date.now();
    const after = async (minutes: number) => {
      vi.setSystemTime(begun + minutes * 60_000);
      // The first question has the category read again, the second is answered from it.
      await ask(anyone(test));
      return (await ask(anyone(test))).map(({ food }) => food.id);
    };
    await givenFoods(test.db, cookie(COOKIE, 45), cookie('4000000000020', 20));
    expect(await after(0)).toEqual(['4000000000020']);
    await createFoodsRepository(test.db).save([toRow(aFood(cookie('4000000000020', 60)), { popularity: 1, hash: 2 })]);
    expect(await after(9.9)).toEqual(['4000000000020']);
    expect(await after(10)).toEqual([]);
  });

  it('are none where nothing is better, and 404 where the food is not known', async () => {
    await givenFoods(test.db, cookie(COOKIE, 2), cookie('4000000000020', 20), { gtin: '4000000000068', categoriesTags: [] });
    expect(await ask(anyone(test))).toEqual([]);
    expect(await ask(anyone(test), '4000000000068')).toEqual([]);
    expect((await anyone(test)('GET', '/api/foods/4000000000990/alternatives')).json.code).toBe('food_not_found');
  });

  it('are ranked by the member’s own score and never break a restriction', async () => {
    const wheat = { ingredientsText: 'wheat flour, sugar', allergensTags: ['en:gluten'] };
    const rice = { ingredientsText: 'rice flour, sugar', allergensTags: [], labelsTags: ['en:gluten-free', 'en:no-gluten'] };
    await givenFoods(test.db, cookie(COOKIE, 45, wheat), cookie('4000000000020', 5, wheat), cookie('4000000000037', 30, rice));
    const ana = await signUp(test, 'ana');
    expect((await ask(ana.as))[0]?.food.id).toBe('4000000000020');
    await ana.as('PUT', '/api/health-profile', { medicalConditions: ['Celiac'] });
    const found = await ask(ana.as);
    expect(found.map(({ food, reason }) => [food.id, reason])).toEqual([['4000000000037', expect.stringMatching(/^No gluten\b/u)]]);
    expect(found[0]?.score).toBe((await ana.as('POST', '/api/calculate-score', { food: { id: '4000000000037' } })).json.score);
  });

  it('leave out foods whose figures cannot be true, and those of which too little is known', async () => {
    await givenFoods(
      test.db,
      cookie(COOKIE, 45),
      cookie('4000000000020', 5, { nutriments: { ...FIGURES, sugars: 1, fat: 90, carbohydrates: 90 } }),
      cookie('4000000000037', 0, { nutriments: {} }),
    );
    expect(await ask(anyone(test))).toEqual([]);
  });
});

describe('the search for better foods', () => {
  const food = record({
    sugars: double({ min: 0, max: 60, noNaN: true }),
    salt: double({ min: 0, max: 3, noNaN: true }),
    saturatedFat: double({ min: 0, max: 9, noNaN: true }),
    fiber: double({ min: 0, max: 12, noNaN: true }),
    nova: constantFrom(1, 3, 4),
    organic: boolean(),
    list: subarray(['wheat flour', 'palm oil', 'milk powder', 'oats', 'cinnamon', 'egg']),
  });
  const profile = record({
    goals: subarray(['Heart Health', 'Build Muscle', 'Lose Weight']),
    conditions: subarray(['Diabetes', 'Celiac']),
    restrictions: subarray(['Vegan', 'Low-Sodium']),
    preferences: array(
      record({
        ingredientName: constantFrom('Fiber', 'Palm Oil', 'Cinnamon', 'Sugar', 'Oats'),
        preferenceValue: integer({ min: -5, max: 5 }),
      }),
      { maxLength: 3 },
    ),
  });

  it('stops early and still finds what scoring every food finds', () => {
    assert(
      property(array(food, { minLength: 2, maxLength: 40 }), profile, (given, person) => {
        const prepared = prepareProfile(person);
        const products = given.map(({ nova, organic, list, ...figures }, at) =>
          aFood({
            gtin: String(4_000_000_000_000 + at),
            name: `Food ${at}`,
            nova: nova === 1 ? 1 : nova === 3 ? 3 : 4,
            labelsTags: organic ? ['en:organic'] : [],
            ingredientsText: list.join(', '),
            allergensTags: [],
            nutriments: { ...FIGURES, carbohydrates: 70, ...figures },
          }),
        );
        const [current = aFood()] = products;
        const ranked = products.map(candidateOf).toSorted(byHealthiness);
        const oneByOne = ranked.flatMap((one) => betterFoods([[one]], current, prepared));
        const expected = oneByOne
          .toSorted((one, other) => other.score - one.score || byHealthiness(one.candidate, other.candidate))
          .slice(0, 5);
        expect(betterFoods([ranked], current, prepared)).toEqual(expected);
        for (const { candidate, score } of expected) expect(scoreOnly(candidate.prepared, prepared)).toBe(score);
      }),
      { numRuns: 200 },
    );
  });
});
