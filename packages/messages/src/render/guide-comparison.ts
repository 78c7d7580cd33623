import type { NutrientComparison } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { amountText, nutrientWord } from './guide-words.ts';
import { linked } from './markdown.ts';

/** Of these people want plenty, so that the food with more is named. */
const WANTED: ReadonlySet<string> = new Set([
  'Protein',
  'Plant Protein',
  'Fiber',
  'Omega-3',
  'Calcium',
  'Iron',
  'Magnesium',
  'Zinc',
  'B12',
  'Folate',
  'Vitamin C',
  'Vitamin D',
]);

/** Which of two foods has more or less of something. */
export function nutrientComparison(say: Say, one: NutrientComparison): string {
  const nutrient = nutrientWord(say, one.name);
  switch (one.kind) {
    case 'not stated':
      return say('guide.more_not_stated', { nutrient, food: linked(one.food) });
    case 'equal':
      return say('guide.equal_amounts', { amount: amountText(say, one.amount), nutrient, per: one.per });
    case 'less':
      return say(WANTED.has(one.name) ? 'guide.more_of' : 'guide.less_of', {
        nutrient,
        food: linked(WANTED.has(one.name) ? one.other : one.food),
        less: amountText(say, one.less),
        more: amountText(say, one.more),
        per: one.per,
      });
    default:
      return one satisfies never;
  }
}
