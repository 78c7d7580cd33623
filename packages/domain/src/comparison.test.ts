import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedFood, comparedRows, comparisonVerdict } from './comparison.ts';

const food = (nutriments: ComparedFood['facts']['nutriments'], changes: Partial<ComparedFood> = {}): ComparedFood => ({
  facts: { nutriments, additives: [], ingredientsText: 'Milk', listBasis: 'source' },
  servingSize: 150,
  score: 60,
  fit: null,
  ...changes,
});
const SKYR = food({ sugars: 4, salt: 0.13, proteins: 11 }, { score: 88 });
const HONEY = food({ sugars: 11.8, salt: 0.1, proteins: 4.5 }, { score: 55 });
const row = (id: string, foods: ComparedFood[], basis: '100' | 'serving' = '100') =>
  comparedRows(foods, basis).find((each) => each.id === id);

describe('foods side by side', () => {
  it('mark the best of each row, and nothing where all are the same or only one is known', () => {
    expect(row('sugars', [SKYR, HONEY])).toEqual({ id: 'sugars', better: 'less', values: [4, 11.8], best: [0] });
    expect(row('salt', [SKYR, HONEY])?.best).toEqual([1]);
    expect(row('proteins', [SKYR, HONEY])?.best).toEqual([0]);
    expect(row('additives', [SKYR, HONEY])?.best).toEqual([]);
    expect(row('fiber', [SKYR, HONEY])).toMatchObject({ values: [null, null], best: [] });
    expect(row('sugars', [SKYR, food({})])?.best).toEqual([]);
  });

  it('count a serving where the pack names one', () => {
    expect(row('sugars', [SKYR, { ...HONEY, servingSize: null }], 'serving')?.values).toEqual([6, null]);
  });

  it('name the one to take and why', () => {
    expect(comparisonVerdict([HONEY, SKYR])).toEqual({
      kind: 'one',
      at: 1,
      isPoor: false,
      because: [
        { kind: 'part', id: 'sugars', part: 'third' },
        { kind: 'best', id: 'proteins', better: 'more' },
      ],
    });
  });

  it('never name what is not known to fit, nor what nobody can judge', () => {
    expect(comparisonVerdict([{ ...SKYR, fit: 'conflict' }, HONEY])).toMatchObject({ kind: 'one', at: 1 });
    expect(
      comparisonVerdict([
        { ...SKYR, fit: 'unknown' },
        { ...HONEY, fit: 'fits' },
      ]),
    ).toMatchObject({ kind: 'one', at: 1 });
    expect(comparisonVerdict([SKYR, HONEY].map((each) => ({ ...each, fit: 'conflict' as const })))).toEqual({ kind: 'none fits' });
    expect(
      comparisonVerdict([
        { ...SKYR, fit: 'unknown' },
        { ...HONEY, fit: 'conflict' },
      ]),
    ).toEqual({ kind: 'check', not: [1] });
    expect(comparisonVerdict([SKYR, HONEY].map((each) => ({ ...each, score: null })))).toEqual({ kind: 'unknown' });
    expect(
      comparisonVerdict([
        { ...SKYR, score: 20 },
        { ...HONEY, score: 10 },
      ]),
    ).toMatchObject({ kind: 'one', at: 0, isPoor: true });
  });

  it('name those that share the best score, and all only where all have it', () => {
    expect(comparisonVerdict([SKYR, { ...HONEY, score: 88 }])).toMatchObject({ kind: 'same', score: 88, isAll: true });
    expect(comparisonVerdict([SKYR, { ...HONEY, score: 20 }, SKYR])).toMatchObject({ kind: 'same', at: [0, 2], isAll: false });
    expect(comparisonVerdict([SKYR, { ...HONEY, score: 88, fit: 'unknown' }])).toMatchObject({ kind: 'one', at: 0 });
  });

  it('the best of a row is best whatever the order of the foods', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(amounts, (sugars) => {
        const foods = sugars.map((amount) => food(amount === undefined ? {} : { sugars: amount }));
        const best = row('sugars', foods)?.best ?? [];
        const known = sugars.filter((amount) => amount !== undefined);
        for (const at of best) expect(sugars[at]).toBe(Math.min(...known));
        const turned = row('sugars', foods.toReversed())?.best ?? [];
        expect(turned.map((at) => foods.length - 1 - at).toSorted()).toEqual([...best].toSorted());
      }),
    );
  });
});
