import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FigureOptions, figureText } from './figure.ts';
import { LOCALES } from './languages.ts';

const figures = fc.oneof(
  fc.integer({ min: -3_000_000, max: 3_000_000 }),
  fc.double({ min: -100_000, max: 100_000, noNaN: true }),
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => value / 1000),
  fc.constantFrom(0, -0, 0.5, 1.005, 2.5, 9.995, 999.9996, 1e-9, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53 + 2),
);
const options: fc.Arbitrary<FigureOptions> = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 0, max: 6 }).map((maximumFractionDigits) => ({ maximumFractionDigits })),
  fc.integer({ min: 0, max: 5 }).map((minimumFractionDigits) => ({ minimumFractionDigits })),
  fc.integer({ min: 0, max: 3 }).map((digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits + 1 })),
  fc.constant({ useGrouping: false, maximumFractionDigits: 6 }),
  fc.constant({ style: 'percent' as const }),
);

it.each([...Object.values(LOCALES), 'sv', 'en-x-accented'])('a figure in %s is written as the language writes it', (locale) => {
  fc.assert(
    fc.property(figures, options, (value, how) => {
      expect(figureText(locale, value, how)).toBe(new Intl.NumberFormat(locale, how).format(value));
    }),
  );
});
