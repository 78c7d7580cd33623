import { describe, expect, it } from 'vitest';
import { amountText, readAmount } from './index.ts';

describe('an amount that is typed', () => {
  it.each([
    ['12', 'g', 12, 0],
    [' 0,5 ', 'g', 0.5, 1],
    ['5.8', 'g', 5.8, 1],
    ['0', 'g', 0, 0],
    ['1,586', 'g', 1.586, 3],
    ['1.586', 'mg', 1.586, 3],
    ['1.586', 'kJ', 1586, 0],
    ['1,586', 'kcal', 1586, 0],
    ['0.586', 'kJ', 0.586, 3],
    ['376.5', 'kcal', 376.5, 1],
    ['1 586', 'kJ', 1586, 0],
    ['1 586', 'g', 1586, 0],
    ['1\u202F586', 'mg', 1586, 0],
    ["1'586", 'kJ', 1586, 0],
  ] as const)('%j %s is %d', (text, unit, value, decimals) => {
    expect(readAmount(text, unit)).toEqual({ amount: { value, bound: null }, decimals });
  });

  it.each(['<0.5', '< 0,5'])('%j is a bound', (text) => {
    expect(readAmount(text, 'g')?.amount).toEqual({ value: 0.5, bound: '<' });
  });

  it.each(['', 'about 3', '3 g', '1.2.3', '-4', '1e3', '1 58', '0 586'])('%j is none', (text) => {
    expect(readAmount(text, 'g')).toBeNull();
  });

  it('is read again as it stands in its field', () => {
    for (const value of [0, 0.03, 5.8, 66, 376.5, 1586]) {
      for (const bound of ['<', null] as const) {
        for (const unit of ['g', 'mg', 'kJ', 'kcal', 'ml'] as const)
          expect(readAmount(amountText({ value, bound }), unit)?.amount).toEqual({ value, bound });
      }
    }
  });
});
