import { describe, expect, it } from 'vitest';
import { clamp, roundHalfUp, sum } from './numbers.ts';

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
