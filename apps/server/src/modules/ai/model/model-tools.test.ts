import { describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../../testing/database.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { NOTHING_KNOWN } from '../../foods/testing/a-food.ts';
import { ask, begin, premiumMember, startWithModel } from '../chat/testing/chatting.ts';

const OATS = '4006040055235';
const SWEET = '5000159407236';
const NUTTY = '3017620422003';

describe.each(RULE_DIALECTS)('what a model may look up on %s', (dialect) => {
  it('is the member’s own data and the catalogue, judged for them', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    await ana.as('POST', '/api/health-profile', { dietaryRestrictions: ['Nut-Free'], targetCalories: 1900, consentVersion: '2026-11' });
    await ana.as('PUT', '/api/ai/health-consent', { agreed: true });
    await ana.as('POST', '/api/user-preferences', { ingredientName: 'Palm Oil', preferenceValue: -5 });
    await givenFoods(
      test.db,
      { gtin: OATS, name: 'Rolled oats' },
      {
        gtin: SWEET,
        name: 'Sugar puffs',
        nutriments: {
          energyKj: 1600,
          energyKcal: 380,
          fat: 2,
          saturatedFat: 0.5,
          carbohydrates: 85,
          sugars: 45,
          fiber: 3,
          proteins: 6,
          salt: 0.5,
        },
      },
      { gtin: NUTTY, name: 'Hazelnut oats', ingredientsText: 'Oats, hazelnuts', allergensTags: ['en:nuts'] },
    );
    await ana.as('POST', '/api/scans', { foodId: SWEET });
    const wanted = [
      ['product', { barcode: OATS }],
      ['product', { barcode: '00000000' }],
      ['search_products', { text: 'oats' }],
      ['recent_scans', { limit: 3 }],
      ['preferences', {}],
      ['health_profile', {}],
      ['alternatives', { barcode: SWEET }],
      ['food_ideas', { rich_in: ['Fiber'], low_in: ['Sugar'] }],
    ] as const;
    model.script((_call, round) =>
      round === 0 ? { calls: wanted.map(([name, given]) => ({ name, arguments: given })) } : { text: ['Done.'] },
    );
    await ask(ana, await begin(ana), 'What could I eat for my calorie target?');
    const answers = (model.calls.at(-1)?.messages ?? [])
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => JSON.parse(String(content).split('\n')[1] ?? ''));
    const [product, unknown, found, scans, preferences, profile, alternatives, ideas] = answers;
    expect(product).toMatchObject({
      barcode: OATS,
      name: 'Rolled oats',
      score: expect.any(Number),
      nutriScore: 'a',
      per: '100 g',
      nutriments: { fiber: 10 },
    });
    expect(unknown).toBeNull();
    expect(found.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Hazelnut oats', 'Rolled oats']);
    expect(scans).toMatchObject([{ barcode: SWEET, name: 'Sugar puffs', score: expect.any(Number) }]);
    expect(preferences).toContainEqual({ name: 'Palm Oil', value: -5, own: true, reason: null });
    expect(profile).toEqual({
      conditions: [],
      restrictions: ['Nut-Free'],
      targets: { calories: 1900, protein: null, carbs: null, fat: null },
    });
    expect(alternatives.are_good).toBe(true);
    for (const list of [alternatives.foods, ideas]) expect(list.map(({ name }: { name: string }) => name)).toEqual(['Rolled oats']);
  });

  it('holds no number that rests on nothing', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    await givenFoods(test.db, { ...NOTHING_KNOWN, gtin: OATS });
    await ana.as('POST', '/api/scans', { foodId: OATS });
    model.script((_call, round) =>
      round === 0
        ? {
            calls: [
              { name: 'product', arguments: { barcode: OATS } },
              { name: 'recent_scans', arguments: { limit: 1 } },
            ],
          }
        : { text: ['Done.'] },
    );
    await ask(ana, await begin(ana), 'Is it good?');
    const [product, scans] = (model.calls.at(-1)?.messages ?? [])
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => JSON.parse(String(content).split('\n')[1] ?? ''));
    expect([product, scans]).toMatchObject([{ score: null, label: 'Not enough data to judge' }, [{ score: null }]]);
  });

  it('has an end: after 40,000 characters there is no more', async () => {
    const { test, model } = await startWithModel(dialect);
    const ana = await premiumMember(test, 'ana');
    await givenFoods(test.db, {
      gtin: OATS,
      ingredientsText: 'oats, '.repeat(600),
      additives: Array.from({ length: 30 }, (_, at) => `e${100 + at}`),
    });
    model.script((_call, round) =>
      round === 0 ? { calls: Array.from({ length: 60 }, () => ({ name: 'product', arguments: { barcode: OATS } })) } : { text: ['Done.'] },
    );
    await ask(ana, await begin(ana), 'Is it good?');
    const answers = (model.calls.at(-1)?.messages ?? []).filter(({ role }) => role === 'tool').map(({ content }) => String(content));
    expect(answers.join('').length).toBeLessThan(60_000);
    expect(answers.at(-1)).toBe('Enough has been looked up. Answer with what is known.');
  });
});
