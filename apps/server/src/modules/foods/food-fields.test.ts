import { Food } from '@labelwise/contracts/foods';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(RULE_DIALECTS)('a food over HTTP on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, {
      gtin: '4006040055235',
      category: 'Rolled oats',
      imageUrl: 'https://pictures.example/oats.jpg',
      additives: ['e322', 'e330'],
      nutriments: {
        energyKj: 1550,
        energyKcal: 370,
        fat: 7,
        saturatedFat: 1.3,
        carbohydrates: 58,
        sugars: 0.7,
        proteins: 13.5,
        fiber: 10,
        salt: 0.02,
      },
    });
  });
  const food = async () => (await test.app.inject('/api/foods/barcode/4006040055235')).json();

  it('carries every published nutriment, in both spellings where there are two', async () => {
    expect((await food()).nutriments).toMatchObject({
      energy: 1550,
      'energy-kcal': 370,
      fat: 7,
      carbohydrates: 58,
      sugars: 0.7,
      proteins: 13.5,
      fiber: 10,
      sodium: 0.008,
      sugars_100g: 0.7,
      salt_100g: 0.02,
      'saturated-fat_100g': 1.3,
      proteins_100g: 13.5,
      fiber_100g: 10,
    });
  });

  it('carries picture, category, and its additives as text and as a list', async () => {
    expect(Food.parse(await food())).toMatchObject({
      image: 'https://pictures.example/oats.jpg',
      category: 'Rolled oats',
      additives: 'e322, e330',
      additives_tags: ['en:e322', 'en:e330'],
    });
  });

  it('has a Nutri-Score grade from a to e, or unknown', async () => {
    const grades = ['a', 'b', 'c', 'd', 'e', 'unknown', 'A', 'f', 'not-applicable', '', null];
    expect(grades.filter((grade) => z.safeParse(Food.shape.nutriscoreGrade, grade).success)).toEqual(['a', 'b', 'c', 'd', 'e', 'unknown']);
    await givenFoods(test.db, { gtin: '96385074', kind: null, nutriments: {}, printedGrade: null });
    expect((await test.app.inject('/api/foods/barcode/96385074')).json()).toMatchObject({
      nutriscoreGrade: 'unknown',
      nutriscore_grade: 'unknown',
    });
  });
});
