import { scoreFood } from '@labelwise/domain/scoring';
import { readProduct } from '@labelwise/domain/vocabulary';
import { assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodOfFields as food } from '../../../testing/foods.ts';
import { gradeSpan, pointsGroups } from './judgement-cards.tsx';
import { figure, grams, nutritionRows, whole } from './nutrition-rows.ts';
import { ingredientParts } from './product-card.tsx';

const rowsOf = async (fields: Record<string, unknown>) =>
  Object.fromEntries(nutritionRows(await food(fields)).map((row) => [row.name, row]));

describe('amounts', () => {
  it.each([
    [6.2, '6.2 g'],
    [0, '0 g'],
    [0.008, '8 mg'],
    [0.0000024, '2.4 µg'],
    [55, '55 g'],
    [0.5, '0.5 g'],
    [undefined, 'N/A'],
    [Number.NaN, 'N/A'],
  ])('%s g reads %s', (value, text) => {
    expect(grams(value).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('have their thousands apart as the language writes it', () => {
    expect(whole(1650, 'kJ')).toBe('1,650\u00a0kJ');
    expect(figure(100, 0)).toBe('100');
  });
});

describe('nutrition facts', () => {
  it('always hold eight lines, N/A where the pack does not say', async () => {
    const rows = await rowsOf({});
    for (const name of ['Energy', 'Calories', 'Fat', 'Carbohydrates', 'Sugars', 'Protein', 'Fiber', 'Sodium'])
      expect(rows[name]?.value).toBe('N/A');
  });

  it('show zero as zero, and energy in both units where one is known', async () => {
    const rows = await rowsOf({ nutriments: { 'energy-kcal_100g': 100, fat_100g: 0 } });
    expect(rows['Energy']?.value).toBe('418\u00a0kJ');
    expect(rows['Calories']?.value).toBe('100\u00a0kcal');
    expect(rows['Fat']?.value).toBe('0\u00a0g');
  });

  it('give sodium from salt, and a level by published limits', async () => {
    const rows = await rowsOf({ nutriments: { salt_100g: 2, sugars_100g: 1, carbohydrates_100g: 60, fiber_100g: 7, energy_100g: 1300 } });
    expect(rows['Sodium']?.value).toBe('0.8\u00a0g');
    expect(rows['Sodium']?.verdict).toEqual({ level: 'poor', word: 'High' });
    expect(rows['Sugars']?.verdict).toEqual({ level: 'good', word: 'Low' });
    expect(rows['Fiber']?.verdict).toEqual({ level: 'good', word: 'High' });
  });

  it('strike out what cannot be true and judge nothing by it', async () => {
    const rows = await rowsOf({ nutriments: { fat_100g: 60, carbohydrates_100g: 60, proteins_100g: 10, energy_100g: 1500 } });
    expect(rows['Fat']).toMatchObject({ doubtful: 'doubtful', verdict: undefined });
  });
});

describe('the ingredient list', () => {
  const NOTHING = { contributions: [], alerts: [] };
  const read = async (ingredientsText: string) => ({
    ...(await food({ additives: 'e330, e102' })).facts,
    lang: 'en',
    ingredientsText,
    reading: readProduct({ ingredientsText, lang: 'en', categoriesTags: [], nova: null }),
  });

  it('marks additives by code or name with their risk, and allergens', async () => {
    const text = 'Sugar, whole MILK powder, citric acid, colour (E102).';
    const parts = ingredientParts(text, await read(text), NOTHING);
    expect(parts.filter(({ level, strong }) => level !== undefined || strong === true).map((part) => [part.text, part.level])).toEqual([
      ['whole MILK powder', undefined],
      ['citric acid', 'good'],
      ['E102', 'fair'],
    ]);
  });

  it('marks what a preference is about', async () => {
    const preference = {
      points: -10,
      data: {
        kind: 'preference' as const,
        name: 'Seed oils',
        value: -3,
        match: { kind: 'named in the list' },
        matchSource: null,
        reason: null,
        source: null,
      },
    };
    const text = 'Oats, sunflower oil, salt';
    const parts = ingredientParts(text, await read(text), { ...NOTHING, contributions: [preference] });
    expect(parts.find(({ level }) => level === 'poor')?.text).toBe('sunflower oil');
  });

  it('marks the words that an alert rests on before all else, under an address of their own', async () => {
    const text = 'Sugar, HAZELNUTS 13%, cocoa';
    const facts = await read(text);
    const { alerts } = scoreFood(facts, { restrictions: ['Allergy: Tree nuts'] });
    const marked = ingredientParts(text, facts, { ...NOTHING, alerts }).filter(({ alert }) => alert !== undefined);
    expect(marked).toMatchObject([{ text: expect.stringContaining('HAZELNUTS'), alert: 'conflict', id: 'in-list-7' }]);
  });

  it('has no marks as long as nobody has read it', async () => {
    const text = 'Sugar, HAZELNUTS 13%, cocoa';
    expect(ingredientParts(text, { ...(await read(text)), reading: null }, NOTHING)).toEqual([{ text }]);
  });

  it('is never changed by its marks, whatever is printed', async () => {
    const some = await read('Sugar, whole MILK powder, citric acid, colour (E102).');
    const spans = tuple(integer({ min: -5, max: 60 }), integer({ min: -5, max: 60 }));
    assert(
      property(string(), constantFrom('E330', '(milk)', 'citric acid; ', 'e 102 %'), string(), spans, (before, known, after, span) => {
        const text = before + known + after;
        const alerts = [{ level: 'conflict' as const, span }];
        expect(
          ingredientParts(text, some, { ...NOTHING, alerts })
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the points of the Nutri-Score', () => {
  it.each([
    ['a', 'general', 'Fewer points are better. A is 0 or less.'],
    ['c', 'general', 'Fewer points are better. C is 3 to 10.'],
    ['e', 'beverage', 'Fewer points are better. E is 10 or more.'],
    ['a', 'fat', 'Fewer points are better. A is −6 or less.'],
    ['a', 'water', 'Plain water is always an A.'],
  ] as const)('%s of %s: %s', (grade, kind, text) => {
    const span = gradeSpan(grade, kind);
    expect(span).toBe(text);
  });

  it('add up, half by half, to what the score says', async () => {
    const muesli = {
      energy_100g: 1500,
      'saturated-fat_100g': 1.6,
      sugars_100g: 6.2,
      salt_100g: 0.02,
      proteins_100g: 12.4,
      fiber_100g: 9.1,
      fat_100g: 11,
    };
    const biscuit = { ...muesli, 'saturated-fat_100g': 12, sugars_100g: 40, energy_100g: 2200 };
    for (const sample of [muesli, biscuit]) {
      const { nutriScore } = await food({ category: 'Biscuits', nutriments: sample });
      if (!nutriScore.computable) throw new Error('not computable');
      for (const { total, rows } of pointsGroups(nutriScore)) expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
  });
});
