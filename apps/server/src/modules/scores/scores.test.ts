import { FoodScore } from '@labelwise/contracts/scores';
import { assert, asyncProperty, constantFrom, dictionary, double, jsonValue, oneof, option, record, string } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const WAFER: Record<string, unknown> = {
  sugars_100g: 40,
  salt_100g: 0.3,
  'saturated-fat_100g': 12,
  proteins_100g: 6,
  fiber_100g: 3,
  energy_100g: 2200,
  fat_100g: 28,
};

describe.each(RULE_DIALECTS)('POST /api/calculate-score on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect, { env: { LABELWISE_BENCH: '1' } });
  });
  afterAll(() => test.close());

  const post = async (payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/calculate-score', payload });
    return { status: answer.statusCode, body: answer.json(), text: answer.body };
  };
  const scoreOf = async (payload: object) => {
    const { status, body } = await post(payload);
    expect(status).toBe(200);
    return FoodScore.parse(body);
  };

  it('answers anyone with a score and a ledger that adds up to it', async () => {
    const { score, contributions, alerts } = await scoreOf({
      food: { name: 'Wafer', category: 'Biscuits' },
      nutriments: WAFER,
      novaGroup: 4,
      additives: 'e322, e500',
      ingredients: 'sugar, palm oil',
    });
    expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(contributions.every(({ group }) => group === 'food')).toBe(true);
    expect(alerts).toEqual([]);
  });

  it('gives the same number however the same food is written down', async () => {
    const nutriments = WAFER;
    const plain = Object.fromEntries(Object.entries(WAFER).map(([key, value]) => [key.replace('_100g', ''), value]));
    const asText = Object.fromEntries(Object.entries(WAFER).map(([key, value]) => [key, String(value)]));
    const spellings = [
      { food: { name: 'Wafer' }, nutriments, novaGroup: 4, nutriscoreGrade: 'e', additives: 'e150d, E330' },
      { food: { name: 'Wafer' }, nutriments, nova_group: '4', nutriscore_grade: 'E', additives_tags: ['en:e330', 'en:e150d'] },
      { food: { name: 'Wafer', nutriments: plain, novaGroup: 4, nutriscoreGrade: 'e', additives: 'e330,e150d' } },
      {
        food: { name: 'Wafer', nutriments: { sugars_100g: 1 } },
        nutriments: asText,
        novaGroup: 4,
        nutriscoreGrade: 'e',
        additives: ['e330', 'e150d'],
      },
    ];
    const scores = await Promise.all(spellings.map(async (spelling) => (await scoreOf(spelling)).score));
    expect(new Set(scores).size).toBe(1);
  });

  it('scores a food of the catalogue from the catalogue, not from what else the caller sends', async () => {
    await givenFoods(test.db, {
      gtin: '3017620422003',
      nutriments: { energyKj: 2252, sugars: 56.3, saturatedFat: 10.6, salt: 0.107, fat: 30.9, proteins: 6.3 },
    });
    const honest = await scoreOf({ food: { barcode: '3017620422003' } });
    const lied = await scoreOf({ food: { id: '03017620422003' }, nutriments: { sugars_100g: 0 }, novaGroup: 1 });
    expect(honest.base).toBe('nutriscore');
    expect(lied).toEqual(honest);
  });

  it('says what is unknown instead of guessing', async () => {
    const { score, base, nutriScore } = await scoreOf({});
    expect(score).toBe(50);
    expect(base).toBe('fallback');
    expect(nutriScore).toMatchObject({ computable: false, reason: 'missing_nutriments' });
  });

  it.each([
    { nutriments: 'much' },
    { nutriments: [] },
    { novaGroup: {} },
    { additives: 7 },
    { food: 'Wafer' },
    { food: [] },
    { ingredients: 5 },
  ])('%j is 400 with the field named', async (payload) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', issues: [{ path: Object.keys(payload)[0] }] });
  });

  it('for any label, the score is a whole number from 0 to 100', async () => {
    const figure = oneof(double(), constantFrom('12,5', '< 0.5', '1e400', 'NaN', '-3', '<b>9</b>', null, 1e9, -1, true), jsonValue());
    const label = record(
      {
        nutriments: option(
          dictionary(
            constantFrom(
              'sugars_100g',
              'salt',
              'fat_100g',
              'saturated-fat_100g',
              'energy_100g',
              'energy-kcal_100g',
              'proteins',
              'fiber_100g',
            ),
            figure,
          ),
        ),
        ingredients: option(string()),
        novaGroup: option(oneof(double(), constantFrom('4', 'ultra'))),
        additives: option(string()),
        food: option(record({ category: option(constantFrom('Cheeses', 'Sodas', 'Waters', '<img onerror=x>')), name: option(string()) })),
      },
      { requiredKeys: [] },
    );
    await assert(
      asyncProperty(label, async (payload) => {
        const { status, body, text } = await post(payload);
        if (status === 400) return;
        expect(status).toBe(200);
        const { score, contributions } = FoodScore.parse(body);
        expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(text).not.toMatch(/NaN|Infinity/u);
      }),
      { numRuns: 300 },
    );
  });
});
