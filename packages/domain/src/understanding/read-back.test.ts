import { expect, it } from 'vitest';
import { DIETS, type Restriction } from '../diets/index.ts';
import { readBack, understand } from './index.ts';

it.each([
  ['tree nuts', ['Nuts: almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias']],
  ['almond allergy', ['Almonds. Other nuts are shown as unknown.']],
  ['wheat allergy', ['Wheat. Other cereals with gluten are shown as unknown.']],
  ['allergic to xyzzle', ['We do not know “xyzzle” as a food. We look for the word itself and never call a product free of it.']],
  ['milk', ['Milk and everything made of it: whey, cheese, butter, cream, yogurt, casein']],
  ['salmon allergy', ['Salmon and everything made of it. Other fish is shown as unknown.']],
  ['Kiwiallergie', ['Kiwi and everything made of it']],
  [
    'Allergy: Milk (strict)',
    ['Milk and everything made of it: whey, cheese, butter, cream, yogurt, casein. Traces count as much as the food itself.'],
  ],
])('%s is read back as %j', (said, texts) => {
  expect(understand(said).map((one) => readBack(one))).toEqual(texts);
});

it('has words for every diet, and English ones for a language that has none', () => {
  for (const diet of DIETS) {
    const restriction: Restriction = { kind: 'diet', diet, strictness: 'safety', said: null };
    expect(readBack(restriction, 'zz').length, diet).toBeGreaterThan(5);
  }
});
