import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, roundHalfUp, sum, wholeParts } from './values.ts';

describe('numbers', () => {
  it.each([
    [5, 5],
    [-1, 0],
    [11, 10],
    [0, 0],
    [10, 10],
  ])('clamps %d to %d', (value, expected) => {
    expect(clamp(value, 0, 10)).toBe(expected);
  });

  it.each([
    [2.5, 3],
    [-2.5, -2],
    [2.49, 2],
    [-2.51, -3],
    [0, 0],
  ])('rounds %d to %d', (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected);
  });

  it('sums any iterable, and nothing to zero', () => {
    expect(sum(new Set([1, 2, 3.5]))).toBe(6.5);
    expect(sum([])).toBe(0);
  });
});

it('whole parts add up to the total, each within one of its exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }), fc.nat(200), (weights, total) => {
      const all = sum(weights);
      const parts = wholeParts(weights, total);
      expect(sum(parts)).toBe(all === 0 ? 0 : total);
      for (const [at, part] of parts.entries()) expect(Math.abs(part - (total * (weights[at] ?? 0)) / all)).toBeLessThan(1);
    }),
  );
});
