import { describe, expect, it } from 'vitest';
import { foodOf, listed } from '../matching/testing/food-of.ts';
import { portionOf, sharesOfDay } from './index.ts';

const SPREAD = { nutriments: { energyKj: 2240, sugars: 51, saturatedFat: 10.6, salt: 0.11, fiber: 2.8 } };

describe('a portion', () => {
  it.each([
    ['the serving of the pack', 'general', 30, { kind: 'serving', amount: 30, unit: 'g' }],
    ['a can of a drink that names none', 'beverage', null, { kind: 'can', amount: 330, unit: 'ml' }],
    ['100 g of anything else', 'general', null, { kind: '100', amount: 100, unit: 'g' }],
    ['100 g where the serving cannot be true', 'general', 30_000, { kind: '100', amount: 100, unit: 'g' }],
  ] as const)('is %s', (_what, kind, serving, portion) => {
    expect(portionOf(foodOf({ kind }), serving)).toEqual(portion);
  });
});

describe('the shares of a day', () => {
  it('are what a serving brings of free sugars, saturated fat, salt, fiber and energy', () => {
    const shares = sharesOfDay(listed('sugar, palm oil', 'en', SPREAD), 30);
    expect(shares.map(({ nutriment, percent, source }) => [nutriment, percent, source])).toEqual([
      ['sugars', 31, 'WHO free sugars'],
      ['saturatedFat', 16, 'EU saturated fat'],
      ['salt', 1, 'WHO salt'],
      ['fiber', 3, 'EFSA fiber'],
      ['energyKj', 8, 'EU energy'],
    ]);
  });

  it('of the sugars of whole fruit and of milk are those of the reference intake of all sugars', () => {
    const day = (list: string, kind: 'general' | 'beverage') =>
      sharesOfDay(listed(list, 'en', { kind, nutriments: { sugars: 10 } }), 100)[0]?.source;
    expect([day('milk, cultures', 'general'), day('apples', 'general'), day('milk', 'beverage')]).toEqual([
      'EU sugars',
      'EU sugars',
      'EU sugars',
    ]);
    expect([day('orange juice', 'beverage'), day('yogurt, honey', 'general')]).toEqual(['WHO free sugars', 'WHO free sugars']);
  });

  it('follow the energy of the member’s own day where the guideline is a part of energy; salt and fiber do not', () => {
    const shares = sharesOfDay(listed('sugar', 'en', SPREAD), 100, { calories: 3000 });
    expect(shares.map(({ ofDay }) => Math.round(ofDay))).toEqual([75, 30, 5, 25, 12552]);
  });

  it('leave out what the pack does not state', () => {
    expect(sharesOfDay(foodOf({ nutriments: { salt: 1 } }), 50).map(({ nutriment, percent }) => [nutriment, percent])).toEqual([
      ['salt', 10],
    ]);
  });
});
