import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageScore } from '../history/index.ts';
import { sum } from '../lib/index.ts';
import {
  addDays,
  boardOf,
  chooseSwaps,
  gainOf,
  isSettled,
  liftOf,
  monthOf,
  processingByMonth,
  processingMeaning,
  rollingTrend,
  type ShelfProduct,
  shelfMeaning,
  trendMeaning,
} from './index.ts';

const TODAY = '2026-11-22';
const score = fc.integer({ min: 0, max: 100 });

describe('days', () => {
  it.each([
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %d days is %s', (day, days, then) => expect(addDays(day, days)).toBe(then));

  it('months go on over the end of a year', () =>
    expect([monthOf('2026-01-31', -1), monthOf('2026-12-01', 1)]).toEqual(['2025-12', '2027-01']));
});

describe('a rolling trend', () => {
  const records = fc.array(
    fc.record({ product: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), back: fc.integer({ min: 0, max: 40 }), score: fc.option(score) }),
    { maxLength: 60 },
  );

  it('is for each day the average of the seven days that end with it, within its band’s limits of all scores', () => {
    fc.assert(
      fc.property(records, (list) => {
        const dated = list.map(({ product, back, score: points }) => ({ product, score: points, day: addDays(TODAY, -back) }));
        const points = rollingTrend(dated, { last: TODAY, most: 28 });
        expect(points.length).toBeLessThanOrEqual(28);
        for (const { day, mean, band, products } of points) {
          const window = dated.filter((one) => one.day <= day && one.day > addDays(day, -7));
          expect(mean).toBe(averageScore(window.map((one) => ({ ...one, at: Date.parse(one.day) }))));
          expect(band === null).toBe(products < 4);
          if (band !== null) expect(band.low).toBeLessThanOrEqual(band.high);
        }
        expect(points.at(-1)?.day ?? TODAY).toBe(TODAY);
      }),
    );
  });

  it('begins with the first record that can be judged, has gaps, and a band from four products on', () => {
    const on = (product: string, back: number, points: number | null) => ({ product, score: points, day: addDays(TODAY, -back) });
    const points = rollingTrend([on('a', 9, 20), on('b', 0, 10), on('c', 0, 40), on('d', 1, 60), on('e', 1, 90), on('x', 30, null)], {
      last: TODAY,
      most: 365,
    });
    expect(points.map(({ mean }) => mean)).toEqual([20, 20, 20, 20, 20, 20, 20, null, 75, 50]);
    expect(points.map(({ band }) => band).slice(-2)).toEqual([null, { low: 32.5, high: 67.5 }]);
  });

  const WHOLE = { low: 20, high: 60 };
  const points = (band: typeof WHOLE | null, ...means: (number | null)[]) =>
    means.map((mean, at) => ({ day: addDays(TODAY, at - means.length + 1), mean, band, products: band === null ? 1 : 4 }));
  const meaningOf = (...means: (number | null)[]) => trendMeaning(points(WHOLE, ...means), 7);
  const NO_GAP = { gap: 0, pause: 0 };

  it('says where it goes, and since when most of it', () => {
    expect(meaningOf(26, 26, 25, 27, 30, 34, 37)).toEqual({ kind: 'up', from: 26, to: 37, since: '2026-11-19', days: 7, ...NO_GAP });
    expect(meaningOf(60, 50, 42, 40)).toEqual({ kind: 'down', from: 60, to: 40, since: null, days: 4, ...NO_GAP });
    expect(meaningOf(20, 40, 30, 20, 40)).toEqual({ kind: 'up', from: 20, to: 40, since: null, days: 5, ...NO_GAP });
    expect(meaningOf(37, 36, 38.4)).toEqual({ kind: 'steady', around: 38, days: 3, ...NO_GAP });
    expect(meaningOf(37, 46, 38.4)).toEqual({ kind: 'steady', around: 38, days: 3, ...NO_GAP });
    // Where it began, but not steady: it was far from there in between.
    expect(meaningOf(29, 52, 25, 30)).toEqual({ kind: 'back', to: 30, farthest: 52, on: '2026-11-20', days: 4, ...NO_GAP });
    expect(meaningOf(40, 18, 41)).toEqual({ kind: 'back', to: 41, farthest: 18, on: '2026-11-21', days: 3, ...NO_GAP });
    const firm = points(WHOLE, 5, 30, 31, 40).map((point, at) => ({ ...point, band: at === 0 ? null : WHOLE }));
    expect(trendMeaning(firm, 7)).toEqual({ kind: 'up', from: 30, to: 40, since: '2026-11-21', days: 3, ...NO_GAP });
  });

  it('goes nowhere where each window holds one to three products', () => {
    const few = { kind: 'few products', low: 20, high: 80, days: 4, ...NO_GAP };
    expect(trendMeaning(points(null, 20, 80, 60, 70), 7)).toEqual(few);
    expect(trendMeaning(points(null, 41, 40, 43), 7)).toEqual({ kind: 'steady', around: 43, days: 3, ...NO_GAP });
    // Nor where two days alone have a whole window.
    const lastTwoWhole = points(null, 20, 80, 60, 70, 71, 70).map((point, at) => ({ ...point, band: at > 3 ? WHOLE : null }));
    expect(trendMeaning(lastTwoWhole, 7)).toMatchObject({ kind: 'few products', low: 20, high: 80, days: 6 });
  });

  it('needs products of two days: the same ones in each window were recorded on one', () => {
    expect(meaningOf(null, 40, 40, 40)).toEqual({ kind: 'too few days' });
    expect(meaningOf(40, 40, 40, 40, 40, 40, 40, 40)).toMatchObject({ kind: 'steady', days: 8 });
  });

  it('names days without an average, and how long there was nothing', () => {
    expect(meaningOf(40, 41, null, null, 42)).toEqual({ kind: 'steady', around: 42, days: 5, gap: 2, pause: 0 });
    // The last window that holds a product ends two days ago, its first day is the eighth before today.
    expect(meaningOf(40, 60, null, null)).toMatchObject({ kind: 'up', days: 2, gap: 0, pause: 8 });
    expect(meaningOf(null, null, null)).toEqual({ kind: 'none', pause: 9 });
  });

  it('never says more of a member’s days than their records', () => {
    fc.assert(
      fc.property(records, (list) => {
        const dated = list.map(({ product, back, score: judged }) => ({ product, score: judged, day: addDays(TODAY, -back) }));
        const meaning = trendMeaning(rollingTrend(dated, { last: TODAY, most: 28 }), 7);
        const backs = list.filter(({ score: judged }) => judged !== null).map(({ back }) => back);
        if ('pause' in meaning && backs.length > 0) expect(meaning.pause === 0 || meaning.pause <= Math.min(...backs)).toBe(true);
        if (new Set(backs).size === 1) expect(['too few days', 'none']).toContain(meaning.kind);
      }),
    );
  });
});

describe('swaps', () => {
  const shelf = (...scores: number[]): ShelfProduct[] => scores.map((points, at) => ({ product: `p${at}`, score: points }));
  const offer = (product: string, points: number): ShelfProduct => ({ product, score: points });

  it('lift the week of the example from 37 to 52, five points each', () => {
    const week = shelf(87, 79, 63, 58, 52, 31, 25, 18, 13, 9, 5, 4);
    const offers = new Map([
      ['p11', [offer('x', 71)]],
      ['p9', [offer('y', 66)]],
      ['p7', [offer('z', 74)]],
      ['p0', [offer('w', 95)]],
    ]);
    const swaps = chooseSwaps(week, offers);
    expect(swaps.map(({ from, to }) => [from.score, to.score])).toEqual([
      [4, 71],
      [9, 66],
      [18, 74],
    ]);
    expect(liftOf(week, swaps)).toEqual({ before: 37, after: 52, steps: [5, 5, 5] });
  });

  it('bring in nothing that stands there already, nothing twice, and nothing for a few points', () => {
    const week = shelf(10, 12, 80);
    const offers = new Map([
      ['p0', [offer('p2', 80), offer('x', 70)]],
      ['p1', [offer('x', 70), offer('y', 60)]],
      ['p2', [offer('z', 85)]],
    ]);
    expect(chooseSwaps(week, offers).map(({ from, to }) => [from.product, to.product])).toEqual([
      ['p0', 'x'],
      ['p1', 'y'],
    ]);
    expect(liftOf([], [])).toBeNull();
  });

  it('add up: the parts to the lift, and the lift to the average of the changed shelf; no other swap gains more', () => {
    const products = fc.uniqueArray(fc.record({ product: fc.integer({ min: 0, max: 30 }).map((n) => `p${n}`), score }), {
      selector: ({ product }) => product,
      maxLength: 20,
    });
    const offered = fc.array(fc.record({ product: fc.integer({ min: 20, max: 60 }).map((n) => `p${n}`), score }), { maxLength: 3 });
    fc.assert(
      fc.property(products, fc.array(offered, { minLength: 20, maxLength: 20 }), (week, lists) => {
        const offers = new Map(week.map(({ product }, at) => [product, lists[at] ?? []]));
        const swaps = chooseSwaps(week, offers);
        const lift = liftOf(week, swaps);
        if (lift === null) return;
        const ids = [...week.map(({ product }) => product), ...swaps.map(({ to }) => to.product)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(sum(lift.steps)).toBe(swaps.length === 0 ? 0 : lift.after - lift.before);
        expect(lift.after).toBe(Math.round(sum([...week.map((one) => one.score), ...swaps.map(gainOf)]) / week.length));
        // What is looked at from the lowest score up may stop as soon as nothing that follows can gain more.
        const sorted = week.toSorted((one, other) => one.score - other.score);
        const at = sorted.findIndex((one, place) => {
          const seen = new Map(sorted.slice(0, place).map(({ product }) => [product, offers.get(product) ?? []]));
          return isSettled(chooseSwaps(week, seen), one.score);
        });
        const seen = new Map(sorted.slice(0, at === -1 ? undefined : at).map(({ product }) => [product, offers.get(product) ?? []]));
        expect(sum(chooseSwaps(week, seen).map(gainOf))).toBe(sum(swaps.map(gainOf)));
      }),
    );
  });
});

describe('processing by month', () => {
  const on = (product: string, day: string, nova: 1 | 2 | 3 | 4 | null) => ({ product, day, nova });

  it('counts each product once a month, in shares that add up to 100', () => {
    const months = processingByMonth(
      [
        on('cola', '2026-09-03', 4),
        on('cola', '2026-09-20', 4),
        on('oats', '2026-09-20', 1),
        on('bread', '2026-09-21', 3),
        on('cola', TODAY, 4),
        on('mystery', TODAY, null),
        on('old', '2026-05-31', 4),
      ],
      TODAY,
    );
    expect(months).toEqual([
      { month: '2026-09', known: 3, unknown: 0, shares: { ultra: 34, processed: 33, plain: 33 } },
      { month: '2026-10', known: 0, unknown: 0, shares: null },
      { month: '2026-11', known: 1, unknown: 1, shares: { ultra: 100, processed: 0, plain: 0 } },
    ]);
    expect(processingMeaning(months)).toEqual({ kind: 'rose', from: { month: '2026-09', percent: 34 }, to: 100 });
    expect(processingMeaning(months.slice(2))).toEqual({ kind: 'one month', to: 100 });
    expect(processingMeaning(processingByMonth([], TODAY))).toEqual({ kind: 'unknown' });
  });
});

describe('the shelf', () => {
  it.each([
    [{ score: 75, isHeldBack: false }, 'great'],
    [{ score: 50, isHeldBack: false }, 'good'],
    [{ score: 49, isHeldBack: false }, 'poor'],
    [{ score: 49, isHeldBack: true }, 'check'],
    [{ score: null, isHeldBack: false }, 'no data'],
  ])('puts %j on the board %s', (product, board) => expect(boardOf(product)).toBe(board));

  it.each([
    [['great', 'great'], { kind: 'all', board: 'great', products: 2 }],
    [['poor'], { kind: 'all', board: 'poor', products: 1 }],
    [['great', 'good', 'poor', 'poor'], { kind: 'great and poor', great: 1, poor: 2 }],
    [['great', 'good'], { kind: 'great', great: 1, poor: 0 }],
    [['good', 'poor'], { kind: 'poor', great: 0, poor: 1 }],
    [['good', 'check'], { kind: 'good' }],
    [['check', 'no data'], { kind: 'unjudged', products: 2 }],
  ] as const)('of %j means %j', (boards, meaning) => expect(shelfMeaning(boards)).toEqual(meaning));
});
