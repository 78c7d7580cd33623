import { describe, expect, it } from 'vitest';
import { numbersIn } from './amounts.ts';

const read = (text: string): string[] =>
  numbersIn(text).map(
    ({ value, unit, isBound, problems }) =>
      `${isBound ? '<' : ''}${value} ${unit ?? '-'}${problems.length > 0 ? ` (${problems.join()})` : ''}`,
  );

describe('numbers of a table', () => {
  it.each([
    ['1 586 kJ / 376 kcal', ['1586 kJ', '376 kcal']],
    ['1,970 kJ', ['1970 kJ']],
    ['1.970kJ/470kcal', ['1970 kJ', '470 kcal']],
    ['5,8 g', ['5.8 g']],
    ['5.8g 12%', ['5.8 g', '12 percent']],
    ['< 0,5 g', ['<0.5 g']],
    ['moins de 0,5 g', ['<0.5 g']],
    ['Includes9gAdded', ['9 g']],
    ['Og', ['0 g']],
    ['O,5 g', ['0.5 g']],
    ['583k', ['583 kJ']],
    ['110 Cal', ['110 kcal']],
    ['180mg', ['180 mg']],
    ['0mcg', ['0 other']],
    ['05 g', ['5 g (no-decimal-mark)']],
    ['0,125 g', ['0.125 g (many-decimals)']],
    ['1,97 g', ['1.97 g']],
    ['E322, B12', []],
    ['30 g (2 pieces)', ['30 g', '2 -']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
