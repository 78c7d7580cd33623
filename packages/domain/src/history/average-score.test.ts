import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageScore, type ScoredRecord } from './index.ts';

const of = (product: string, at: number, score: number | null): ScoredRecord => ({ product, at, score });

it('is of different products, the newest score of each; what nobody can judge is not in it', () => {
  expect(averageScore([of('a', 1, 20), of('a', 3, 80), of('b', 2, 40), of('b', 9, null), of('c', 5, null)])).toBe(60);
  expect(averageScore([of('a', 1, 70), of('a', 1, 10)])).toBe(70);
  expect(averageScore([of('a', 1, null)])).toBeNull();
});

it('is the same in any order, and the same when a product is recorded again with its score', () => {
  const records = fc.uniqueArray(
    fc.record({ product: fc.constantFrom('a', 'b', 'c'), at: fc.integer(), score: fc.option(fc.integer({ min: 0, max: 100 })) }),
    { selector: ({ at }) => at, maxLength: 20 },
  );
  fc.assert(
    fc.property(records, (list) => {
      const expected = averageScore(list);
      expect(averageScore(list.toSorted((one, other) => other.at - one.at)) ?? -1).toBeCloseTo(expected ?? -1, 9);
      expect(averageScore([...list, ...list]) ?? -1).toBeCloseTo(expected ?? -1, 9);
    }),
  );
});
