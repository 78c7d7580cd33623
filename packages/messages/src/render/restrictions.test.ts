import { DIETS } from '@labelwise/domain/diets';
import { understand } from '@labelwise/domain/understanding';
import { expect, it, vi } from 'vitest';
import { sayEnglish } from '../english.ts';
import { readBack } from './restrictions.ts';

// The first question loads the vocabulary: slow on a busy machine, never stuck.
vi.setConfig({ testTimeout: 60_000 });

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
])('%s is read back as %j', (typed, texts) => {
  expect(understand(typed).map((restriction) => readBack(sayEnglish, restriction))).toEqual(texts);
});

it('every diet has words', () => {
  for (const diet of DIETS)
    expect(readBack(sayEnglish, { kind: 'diet', diet, strictness: 'safety', typed: null }).length, diet).toBeGreaterThan(5);
});
