import { describe, expect, it } from 'vitest';
import { safetyOf } from './safety-of.ts';
import { aimsTooLow } from './target-weight.ts';
import { youngSlimming } from './young-slimming.ts';

describe('a weight that is aimed at', () => {
  it.each([
    'how do i get down to 42 kilos, i am 1.68',
    'wie komme ich auf 45 kg bei 1,70 m',
    'comment peser 42 kg pour 1m68',
    'quiero llegar a los 40 kilos y mido 1,65',
    'voglio arrivare a 43 chili, sono alta 1,67',
    'quero chegar aos 41 quilos, tenho 1,64',
    'ik wil naar 44 kilo, ik ben 170 cm',
  ])('is too little for the height: %s', (message) => {
    expect(aimsTooLow(message)).toBe(true);
    expect(safetyOf(message)).toBe('eating disorder');
  });

  it.each([
    'how do i get to 70 kg, i am 1.80',
    'ich will auf 65 kilo bei 1,72',
    'i weigh 45 kg and am 1.65, how do i gain',
    'je veux descendre à 60 kg pour 1m65',
    'can i get to 50 g of protein',
    'auf 40 grad erhitzen',
  ])('is no danger by itself: %s', (message) => {
    expect(aimsTooLow(message)).toBe(false);
  });

  it.each([
    ['bin 14, wie schaff ich 40 kilo bei 1,65', 'teen_diet'],
    ['my daughter is 13, how can she get down to 48 kilos', 'kids_weight'],
    ["j'ai 15 ans, comment descendre à 50 kg", 'teen_diet'],
  ])('of somebody under 18 gets no diet: %s', (message, entry) => {
    expect(youngSlimming(message)).toBe(entry);
  });
});
