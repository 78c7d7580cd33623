import { describe, expect, it } from 'vitest';
import { sameBarcode, subjectOf } from './use-results.ts';

describe('a results address', () => {
  it.each([
    ['3017620422003', '', { kind: 'barcode', barcode: '3017620422003' }],
    [undefined, '?barcode=3017620422003', { kind: 'barcode', barcode: '3017620422003' }],
    ['temp', '', { kind: 'last-scan' }],
    ['temp', '?limit=scans', { kind: 'last-scan' }],
    [undefined, '', { kind: 'last-scan' }],
    [undefined, '?fromPage=insights', { kind: 'last-scan' }],
    [undefined, '?barcode=', { kind: 'last-scan' }],
  ])('%s%s asks for %j', (param, search, subject) => {
    expect(subjectOf(param, search)).toEqual(subject);
  });

  it.each([
    ['012000006494', '0012000006494', true],
    ['3017620422003', '5449000000996', false],
    ['3017620422003', null, false],
    ['abc', 'abc', true],
  ])('%s and %s name one product: %s', (one, other, same) => {
    expect(sameBarcode(one, other)).toBe(same);
  });
});
