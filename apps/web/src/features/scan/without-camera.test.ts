import { expect, it } from 'vitest';
import { cleanBarcode, hasBarcodeLength } from './without-camera.tsx';

it.each([
  ['1234567', '1234567', false],
  ['12345678', '12345678', true],
  ['12345678901234', '12345678901234', true],
  ['123456789012345', '123456789012345', false],
  [' 3 017620\t422003\n', '3017620422003', true],
  ['ABCDEFGH', 'ABCDEFGH', true],
  ['', '', false],
  ['3-017620-422003', '3017620422003', true],
  ['\u200b3017620422003\0', '3017620422003', true],
  ['３０１７６２０４２２００３', '3017620422003', true],
  ['1 2 3 4 5 6 7', '1234567', false],
])('%j is cleaned to %j; its length fits: %s', (typed, cleaned, fits) => {
  expect(cleanBarcode(typed)).toBe(cleaned);
  expect(hasBarcodeLength(cleanBarcode(typed))).toBe(fits);
});
