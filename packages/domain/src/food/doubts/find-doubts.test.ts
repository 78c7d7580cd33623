import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodKind, Nutriments } from '../food-facts.ts';
import { findDoubts } from './find-doubts.ts';

const BISCUIT: Nutriments = {
  energyKj: 2000, energyKcal: 478, fat: 20, saturatedFat: 9, carbohydrates: 66, sugars: 25, fiber: 3, proteins: 7, salt: 0.8,
};

function doubtsOf(changes: Nutriments, kind: FoodKind | null = 'general', ...categoriesTags: string[]) {
  return findDoubts({ nutriments: { ...BISCUIT, ...changes }, kind, categoriesTags }).map(({ id }) => id);
}

describe('findDoubts', () => {
  it('has none about plausible figures, and none about no figures', () => {
    expect(doubtsOf({})).toEqual([]);
    expect(findDoubts({ nutriments: {}, kind: null, categoriesTags: [] })).toEqual([]);
  });

  it.each([
    ['kJ and kcal swapped', { energyKj: 478, energyKcal: 2000 }, ['impossible', 'energy_units_swapped']],
    ['the same number in both units', { energyKj: 478, energyKcal: 478 }, ['energy_same_in_both_units']],
    ['units that disagree', { energyKj: 2000, energyKcal: 300 }, ['energy_units_disagree']],
    ['macros above 100 g', { fat: 50, carbohydrates: 66, energyKj: 3100, energyKcal: 741 }, ['macros_above_100']],
    ['more saturates than fat', { saturatedFat: 30 }, ['saturates_above_fat']],
    ['more sugars than carbohydrate', { sugars: 70 }, ['sugars_above_carbohydrates']],
    ['more than 100 g of anything', { sugars: 800, carbohydrates: 820 }, ['impossible', 'energy_far_from_macros']],
    ['a figure below zero', { salt: -1 }, ['negative']],
    ['energy far from its macros', { energyKj: 1000, energyKcal: 239 }, ['energy_far_from_macros']],
    ['salt like a condiment', { salt: 25 }, ['macros_above_100', 'salt_too_high']],
  ])('names %s', (_what, changes, ids) => {
    expect(doubtsOf(changes)).toEqual(ids);
  });

  it('takes kcal in the kJ field for what it is', () => {
    const { energyKcal: _unstated, ...rest } = BISCUIT;
    expect(findDoubts({ nutriments: { ...rest, energyKj: 478 }, kind: 'general', categoriesTags: [] }).map(({ id }) => id)).toEqual([
      'energy_kcal_as_kj',
    ]);
  });

  it('suspects figures of a serving where a category never is that light', () => {
    const serving = { energyKj: 300, energyKcal: 72, fat: 3, saturatedFat: 1.4, carbohydrates: 10, sugars: 4, fiber: 0.4, proteins: 1, salt: 0.1 };
    expect(doubtsOf(serving, 'general', 'en:biscuits')).toEqual(['per_serving_as_per_100g']);
    expect(doubtsOf(serving, 'general', 'en:compotes')).toEqual([]);
  });

  it('lets seasonings be salty and suspects cheese that is not', () => {
    const stock = { energyKj: 0, energyKcal: 0, fat: 0, saturatedFat: 0, carbohydrates: 0, sugars: 0, proteins: 0, fiber: 0, salt: 55 };
    expect(doubtsOf(stock, 'general', 'en:condiments')).toEqual([]);
    expect(doubtsOf({ salt: 0.0015 }, 'cheese')).toEqual(['salt_too_low']);
  });

  it('knows that water has no sugars', () => {
    expect(doubtsOf({}, 'water')).toEqual(['water_with_energy']);
  });

  it.each([
    ['fibre counted into carbohydrate, as in the US', { energyKj: 1700, energyKcal: 406, carbohydrates: 66, fiber: 20 }],
    ['polyols that feed little', { energyKj: 1360, energyKcal: 325, carbohydrates: 66, polyols: 60, sugars: 2 }],
    ['spirits', { energyKj: 925, energyKcal: 221, fat: 0, saturatedFat: 0, carbohydrates: 0, sugars: 0, proteins: 0, fiber: 0, salt: 0, alcohol: 40 }],
    ['rounding by tenths', { saturatedFat: 20.1, sugars: 66.1 }],
  ])('has none about %s', (_what, changes) => {
    expect(doubtsOf(changes)).toEqual([]);
  });

  it('says for each what is wrong and what would settle it', () => {
    const doubts = findDoubts({ nutriments: { ...BISCUIT, saturatedFat: 30 }, kind: 'general', categoriesTags: [] });
    expect(doubts).toEqual([
      {
        id: 'saturates_above_fat', nutriments: ['saturatedFat', 'fat'], message: 'There is more saturated fat than fat.',
        fix: 'Compare both figures with the pack.',
      },
    ]);
  });

  it('names only figures that are stated, and each check once', () => {
    const amounts = fc.record(
      { energyKj: fc.double(), energyKcal: fc.double(), fat: fc.double(), saturatedFat: fc.double(), sugars: fc.double(), salt: fc.double() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(amounts, (nutriments) => {
        const doubts = findDoubts({ nutriments, kind: 'general', categoriesTags: [] });
        const stated = doubts.every((doubt) => doubt.nutriments.some((name) => name in nutriments));
        return stated && new Set(doubts.map(({ id }) => id)).size === doubts.length;
      }),
    );
  });
});
