import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Activity,
  type ActivityKind,
  categorySplit,
  explorationProgress,
  mergeActivities,
  newestPerProduct,
  productKey,
  scoreDistribution,
  topContributors,
  windowAverages,
} from './index.ts';

const did = (kind: ActivityKind, barcode: string, at: number | null): Activity => ({ kind, food: { barcode }, at });

describe('productKey', () => {
  it.each([
    [{ barcode: ' 3017620422003 ', id: 7, name: 'X' }, 'barcode:3017620422003'],
    [{ barcode: 'unknown', id: 7 }, 'id:7'],
    [{ barcode: 'Unknown', id: 'f1' }, 'id:f1'],
    [{ barcode: '', id: 0 }, 'id:0'],
    [{ barcode: null, id: null, name: '  Oat Drink ' }, 'name:oat drink'],
    [{ id: '', name: 'OAT DRINK' }, 'name:oat drink'],
    [{}, null],
    [{ name: '  ' }, null],
  ])('of %j is %s', (food, key) => expect(productKey(food)).toBe(key));
});

describe('newestPerProduct', () => {
  it('keeps the most recent entry of a product, newest first', () => {
    const items = [did('scanned', 'a', 1), did('scanned', 'b', 2), did('scanned', 'a', 3), did('scanned', 'c', null)];
    expect(newestPerProduct(items).map(({ food, at }) => [food.barcode, at])).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', null],
    ]);
  });

  it('never takes two foods without any identity for one', () => {
    expect(
      newestPerProduct([
        { food: {}, at: 1 },
        { food: {}, at: 2 },
      ]),
    ).toHaveLength(2);
  });

  it('keeps no product twice, loses none, and gives the same the second time', () => {
    const items = fc.array(
      fc.record({
        food: fc.record({
          barcode: fc.constantFrom('a', 'b', '', null),
          id: fc.constantFrom(1, 2, null),
          name: fc.constantFrom('x', 'X ', null),
        }),
        at: fc.option(fc.integer()),
      }),
    );
    fc.assert(
      fc.property(items, (list) => {
        const newest = newestPerProduct(list);
        const keys = newest.map(({ food }) => productKey(food)).filter((key) => key !== null);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set(list.map(({ food }) => productKey(food)).filter((key) => key !== null)));
        expect(newestPerProduct(newest)).toEqual(newest);
      }),
    );
  });
});

describe('mergeActivities', () => {
  it('puts favorited before purchased before scanned, whatever is newer', () => {
    const merged = mergeActivities([
      did('scanned', 'a', 9),
      did('favorited', 'a', 1),
      did('purchased', 'a', 5),
      did('purchased', 'b', 2),
      did('scanned', 'b', 8),
    ]);
    expect(merged.map(({ kind, at }) => [kind, at])).toEqual([
      ['purchased', 2],
      ['favorited', 1],
    ]);
  });

  it('breaks ties by the newest', () => {
    expect(mergeActivities([did('scanned', 'a', 1), did('scanned', 'a', 4), did('scanned', 'a', 2)])).toEqual([did('scanned', 'a', 4)]);
  });
});

describe('score figures', () => {
  it('take the mean of the last 3, the last 7 and all', () => {
    expect(windowAverages([90, 60, 30, 60, 60, 60, 60, 20])).toEqual({ last3: 60, last7: 60, all: 55 });
    expect(windowAverages([null, 80, null, 40])).toEqual({ last3: 60, last7: 60, all: 60 });
    expect(windowAverages([])).toEqual({ last3: null, last7: null, all: null });
  });

  it('put every score in one step of five', () => {
    const buckets = scoreDistribution([0, 4, 5, 74, 75, 99, 100]);
    expect(buckets).toHaveLength(20);
    expect([buckets[0], buckets[1], buckets[14], buckets[15], buckets[19]]).toEqual([
      { from: 0, to: 4, count: 2 },
      { from: 5, to: 9, count: 1 },
      { from: 70, to: 74, count: 1 },
      { from: 75, to: 79, count: 1 },
      { from: 95, to: 100, count: 2 },
    ]);
  });

  it('count as many scores as there are, in any step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 })), fc.constantFrom(1, 5, 10, 20, 25), (scores, step) => {
        const buckets = scoreDistribution(scores, step);
        expect(buckets.reduce((total, { count }) => total + count, 0)).toBe(scores.length);
        for (const { from, to, count } of buckets) expect(count).toBe(scores.filter((score) => score >= from && score <= to).length);
      }),
    );
  });
});

describe('categorySplit', () => {
  it('shows the categories of the foods, and the rest with those of none as other', () => {
    expect(categorySplit(['bread', 'soda', 'bread', 'other', 'cheese', 'nuts'], 2)).toEqual([
      { category: 'bread', count: 2, percent: 33 },
      { category: 'cheese', count: 1, percent: 17 },
      { category: 'other', count: 3, percent: 50 },
    ]);
    expect(categorySplit([])).toEqual([]);
  });

  it('adds up to 100 percent and to all foods', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'other'), { minLength: 1 }), (categories) => {
        const shares = categorySplit(categories, 3);
        expect(shares.reduce((total, { percent }) => total + percent, 0)).toBe(100);
        expect(shares.reduce((total, { count }) => total + count, 0)).toBe(categories.length);
      }),
    );
  });
});

describe('topContributors', () => {
  it('adds up the ledgers, gains and losses apart, without base, clamp and the limits of a group', () => {
    const line = (id: string, points: number) => ({ id, points });
    const { gains, losses } = topContributors([
      [line('base.nutriscore', 60), line('health.Fiber', 25), line('additive.e250', -8), line('clamp', -10)],
      [
        line('health.Fiber', 5),
        line('processing.nova', -8),
        line('organic', 3),
        line('additive.e250', -8),
        line('health.Sugar', 0),
        line('cap.additives', 6),
      ],
    ]);
    expect(gains).toEqual([
      { line: line('health.Fiber', 25), points: 30, foods: 2 },
      { line: line('organic', 3), points: 3, foods: 1 },
    ]);
    expect(losses.map(({ line: { id }, points }) => [id, points])).toEqual([
      ['additive.e250', -16],
      ['processing.nova', -8],
    ]);
    expect(topContributors([], 3)).toEqual({ gains: [], losses: [] });
  });

  it('takes lines that read the same for one cause, and a food that has two of them for one food', () => {
    const line = (id: string, points: number, label: string) => ({ id, points, label });
    const ledgers = [
      [line('processing.nova', -8, 'Ultra-processed'), line('preference.Ultra', -15, 'Ultra-processed')],
      [line('processing.nova', -4, 'Processed'), line('preference.Ultra', 5, 'Ultra-processed')],
      [line('processing.nova', -8, 'Ultra-processed')],
    ];
    const { gains, losses } = topContributors(ledgers, 5, ({ label }) => label);
    expect(losses.map(({ line: { label }, points, foods }) => [label, points, foods])).toEqual([
      ['Ultra-processed', -31, 2],
      ['Processed', -4, 1],
    ]);
    expect(gains).toMatchObject([{ points: 5, foods: 1 }]);
  });
});

describe('explorationProgress', () => {
  it.each([
    [0, 0, 25, 25],
    [18, 0, 25, 7],
    [24, 0, 25, 1],
    [25, 1, 50, 25],
    [26, 1, 50, 24],
  ])('at %d products: %d reached, next at %d, %d to go', (products, reached, next, remaining) => {
    expect(explorationProgress(products)).toEqual({ products, reached, next, remaining });
  });
});
