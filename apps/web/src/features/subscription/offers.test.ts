import { afterEach, expect, it } from 'vitest';
import { priceParts } from './offers.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  ['en', { sign: '$', figure: '9.99', isSignLast: false }],
  ['de', { sign: '€', figure: '9,99', isSignLast: true }],
  ['fr', { sign: '€', figure: '9,99', isSignLast: true }],
  ['nl', { sign: '€', figure: '9,99', isSignLast: false }],
])('a tag shows a price with its sign where %s writes it', (lang, parts) => {
  document.documentElement.lang = lang;
  expect(priceParts({ cents: 999, currency: lang === 'en' ? 'USD' : 'EUR' })).toEqual(parts);
});
