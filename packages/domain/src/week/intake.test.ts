import { describe, expect, it } from 'vitest';
import { foodOf, listed } from '../matching/testing/food-of.ts';
import { type IntakeProduct, intakeMeaning, intakeOf } from './index.ts';

const NOTHING: ReadonlySet<string> = new Set();
const COLA = listed('water, sugar', 'en', { kind: 'beverage', nutriments: { energyKcal: 42, sugars: 10.6, salt: 0, saturatedFat: 0 } });
const MILK = listed('milk', 'en', { kind: 'beverage', nutriments: { sugars: 5, salt: 0.1, saturatedFat: 1 } });
const BREAD = listed('wheat flour, water, salt', 'en', { nutriments: { sugars: 2, salt: 1.2, saturatedFat: 0.2, fiber: 6, proteins: 8 } });
const one = (product: string, food = COLA, changes: Partial<IntakeProduct> = {}): IntakeProduct => ({
  product,
  food,
  servingSize: null,
  doubtful: NOTHING,
  times: 1,
  ...changes,
});
const rounded = (products: IntakeProduct[], days: number, calories: number | null = null) =>
  intakeOf(products, days, { calories, protein: null }).rows.map(({ nutriment, perDay, ofDay, stated, top }) => [
    nutriment,
    Math.round(perDay * 10) / 10,
    ofDay,
    stated,
    top?.product ?? null,
  ]);

describe('what a week brings of a day', () => {
  it('is a portion each time, spread over the days, of what each product states', () => {
    expect(rounded([one('cola', COLA, { times: 14 }), one('bread', BREAD, { servingSize: 50, times: 7 })], 7)).toEqual([
      ['calories', 277.2, 2000, 1, 'cola'],
      ['sugars', 70, 50, 2, 'cola'],
      ['saturatedFat', 0.1, 20, 2, 'bread'],
      ['salt', 0.6, 5, 2, 'bread'],
      ['fiber', 3, 25, 1, 'bread'],
      ['protein', 4, 50, 1, 'bread'],
    ]);
  });

  it('counts none of the sugars of milk as free ones, and no figure that cannot be true', () => {
    expect(rounded([one('milk', MILK, { doubtful: new Set(['salt']) })], 1)).toEqual([
      ['calories', 0, 2000, 0, null],
      ['sugars', 0, 50, 1, null],
      ['saturatedFat', 3.3, 20, 1, 'milk'],
      ['salt', 0, 5, 0, null],
      ['fiber', 0, 25, 0, null],
      ['protein', 0, 50, 0, null],
    ]);
  });

  it('is held against the member’s own day where the guideline follows its energy', () => {
    expect(rounded([], 7, 3000).map(([, , ofDay]) => ofDay)).toEqual([3000, 75, 30, 5, 25, 50]);
  });

  it('says how many are counted by the serving, the can and 100 g', () => {
    expect(
      intakeOf([one('a'), one('b', BREAD), one('c', BREAD, { servingSize: 40 })], 7, { calories: null, protein: null }).portions,
    ).toEqual({
      serving: 1,
      can: 1,
      '100': 1,
    });
  });

  it('means what is furthest above its limit, and what brings most of it', () => {
    const meaning = (products: IntakeProduct[], days: number) => intakeMeaning(intakeOf(products, days, { calories: null, protein: null }));
    expect(meaning([one('cola', COLA, { times: 14 }), one('bread', BREAD)], 7)).toEqual({
      kind: 'above',
      nutriment: 'sugars',
      top: { product: 'cola', percent: 100 },
    });
    expect(
      meaning(
        ['a', 'b', 'c', 'd'].map((product) => one(product)),
        1,
      ),
    ).toEqual({ kind: 'above', nutriment: 'sugars', top: null });
    const colas = ['a', 'b', 'c', 'd', 'e'].map((product) => one(product));
    expect(meaning(colas, 7)).toEqual({ kind: 'within', nutriment: 'sugars', percent: 50 });
  });

  it('of fewer than five products never means that a day stays below its limits', () => {
    const meaning = (products: IntakeProduct[]) => intakeMeaning(intakeOf(products, 1, { calories: null, protein: null }));
    expect(meaning([one('cola')])).toEqual({ kind: 'too few', products: 1 });
    expect(meaning([one('cola', COLA, { times: 2 })])).toMatchObject({ kind: 'above', nutriment: 'sugars' });
    expect(meaning([one('blank', foodOf({ nutriments: { fiber: 3 } }))])).toEqual({ kind: 'unknown' });
  });
});
