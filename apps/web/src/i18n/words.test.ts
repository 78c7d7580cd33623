import { expect, it } from 'vitest';
import { unbroken } from './words.ts';

it.each([
  ['Less sugar: 5 g instead of 56.3 g in 100 g', 'Less sugar: 5_g instead of 56.3_g in 100_g'],
  ['Weniger Zucker: 5 g statt 56,3 g je 100 ml', 'Weniger Zucker: 5_g statt 56,3_g je 100_ml'],
  ['8 grains, 3 products, 20 %', '8 grains, 3 products, 20_%'],
])('a figure stays with its unit where a line ends: %s', (text, whole) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(whole);
});
