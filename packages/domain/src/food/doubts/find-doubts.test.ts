import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Nutriments } from '../food-facts.ts';
import type { FoodKind } from '../groups/groups.data.ts';
import type { LabelFacts } from './doubt.ts';
import { findDoubts } from './find-doubts.ts';

const BISCUIT: Nutriments = {
  energyKj: 2000,
  energyKcal: 478,
  fat: 20,
  saturatedFat: 9,
  carbohydrates: 66,
  sugars: 25,
  fiber: 3,
  proteins: 7,
  salt: 0.8,
};

function idsOf(food: Partial<LabelFacts>): string[] {
  return findDoubts({ nutriments: {}, kind: 'general', categoriesTags: [], ingredientsText: null, ...food }).map(({ id }) => id);
}

function doubtsOf(changes: Nutriments, kind: FoodKind | null = 'general', ...categoriesTags: string[]) {
  return idsOf({ nutriments: { ...BISCUIT, ...changes }, kind, categoriesTags });
}

describe('findDoubts', () => {
  it('has none about plausible figures, and none about no figures', () => {
    expect(doubtsOf({})).toEqual([]);
    expect(idsOf({ kind: null })).toEqual([]);
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
    ['more added sugars than sugars', { addedSugars: 30 }, ['added_sugars_above_sugars']],
    ['more trans fat than fat', { transFat: 25 }, ['trans_fat_above_fat']],
    ['more omega-3 than fat', { omega3: 22 }, ['omega3_above_fat']],
    [
      'more fibre than there is room for',
      { fiber: 90, carbohydrates: 30, energyKj: 1850, energyKcal: 442 },
      ['fiber_and_carbohydrates_above_100'],
    ],
  ])('names %s', (_what, changes, ids) => {
    expect(doubtsOf(changes)).toEqual(ids);
  });

  it('takes kcal in the kJ field for what it is', () => {
    const { energyKcal: _unstated, ...rest } = BISCUIT;
    expect(idsOf({ nutriments: { ...rest, energyKj: 478 } })).toEqual(['energy_kcal_as_kj']);
  });

  it('suspects figures of a serving where a category never is that light', () => {
    const serving = {
      energyKj: 300,
      energyKcal: 72,
      fat: 3,
      saturatedFat: 1.4,
      carbohydrates: 10,
      sugars: 4,
      fiber: 0.4,
      proteins: 1,
      salt: 0.1,
    };
    expect(doubtsOf(serving, 'general', 'en:biscuits')).toEqual(['per_serving_as_per_100g']);
    expect(doubtsOf(serving, 'general', 'en:compotes')).toEqual([]);
    expect(idsOf({ nutriments: serving, categoriesTags: ['en:compotes'], servingAsPer100g: true })).toEqual(['per_serving_as_per_100g']);
  });

  it('lets seasonings be salty and suspects cheese that is not', () => {
    const stock = { energyKj: 0, energyKcal: 0, fat: 0, saturatedFat: 0, carbohydrates: 0, sugars: 0, proteins: 0, fiber: 0, salt: 55 };
    expect(doubtsOf(stock, 'general', 'en:condiments')).toEqual([]);
    expect(doubtsOf({ salt: 0.0015 }, 'cheese')).toEqual(['salt_too_low']);
  });

  it('knows how much salt a bread can hold at most', () => {
    expect(doubtsOf({ salt: 9 }, 'general', 'en:breads')).toEqual(['salt_too_high']);
    expect(doubtsOf({ salt: 2.2 }, 'general', 'en:breads')).toEqual([]);
    expect(doubtsOf({ salt: 9 }, 'general', 'en:breads', 'en:sauces')).toEqual([]);
  });

  const PLAIN = { fat: 0, saturatedFat: 0, proteins: 0, fiber: 0, salt: 0 };
  it.each<[string, string[], Partial<LabelFacts>]>([
    [
      'a drink that is lighter than its sugars',
      ['energy_far_from_macros'],
      { kind: 'beverage', nutriments: { ...PLAIN, energyKj: 14, carbohydrates: 9.86, sugars: 9.86 } },
    ],
    [
      'a drink that is heavier than its sugars',
      ['energy_far_from_macros'],
      { kind: 'beverage', nutriments: { ...PLAIN, energyKj: 250, carbohydrates: 10, sugars: 10 } },
    ],
    [
      'a soup that is far lighter than it can be',
      ['energy_far_from_macros'],
      { nutriments: { ...PLAIN, energyKj: 75, fat: 1.3, carbohydrates: 5.3, sugars: 2.6, proteins: 1.9 } },
    ],
    ['a cola', [], { kind: 'beverage', nutriments: { ...PLAIN, energyKj: 180, carbohydrates: 10.6, sugars: 10.6 } }],
    ['a diet cola, rounded', [], { kind: 'beverage', nutriments: { ...PLAIN, energyKj: 1, carbohydrates: 0.5, sugars: 0 } }],
    ['a beer', [], { kind: 'na', nutriments: { ...PLAIN, energyKj: 180, carbohydrates: 3.5, sugars: 0.1, proteins: 0.5, alcohol: 5 } }],
    [
      'lemon juice, whose acid feeds',
      [],
      { kind: 'beverage', ingredientsText: 'Lemon juice', nutriments: { ...PLAIN, energyKj: 110, carbohydrates: 1.5, sugars: 1.5 } },
    ],
    ['pickles that may be stated as 0', [], { nutriments: { ...PLAIN, energyKj: 0, carbohydrates: 3.57, sugars: 0 } }],
    ['a shirataki noodle of fibre alone', [], { nutriments: { ...PLAIN, energyKj: 30, carbohydrates: 0, fiber: 4 } }],
  ])('judges %s: %j', (_what, ids, food) => {
    expect(idsOf(food)).toEqual(ids);
  });

  const NOTHING = { energyKj: 0, fat: 0, carbohydrates: 0, sugars: 0, proteins: 0 };
  it.each([
    'Sugar, maltodextrin',
    'sugar; gum arabic',
    'Cane sugar (98%), flavouring',
    'Ingredients: Wheat flour, water',
    'Huile de tournesol, sel',
    'Sucre',
    'Rohrzucker, Aroma',
    'Zutaten: Weizenmehl*, Wasser',
    'Zonnebloemolie',
    'aceite de oliva',
    'Zucchero di canna',
    'Açúcar, amido',
  ])('does not believe that nothing feeds in "%s"', (ingredientsText) => {
    expect(idsOf({ ingredientsText, nutriments: NOTHING })).toEqual(['zero_but_energy_rich']);
  });

  it.each([
    'Water, orange juice',
    'Sugar substitute, aroma',
    'sugar-free gum base, sorbitol',
    'Sweetener: sucralose',
    'Green tea',
    'Cucumbers, water, sugar',
    'Salt',
    'Sparkling water',
    '',
  ])('believes it of "%s"', (ingredientsText) => {
    expect(idsOf({ ingredientsText, nutriments: NOTHING })).toEqual([]);
  });

  it('does not take one stated figure, or figures that are not zero, for nothing', () => {
    expect(idsOf({ ingredientsText: 'Sugar', nutriments: { fat: 0 } })).toEqual([]);
    expect(idsOf({ ingredientsText: 'Sugar', nutriments: { ...NOTHING, energyKj: 1700, carbohydrates: 100, sugars: 100 } })).toEqual([]);
    expect(idsOf({ ingredientsText: null, nutriments: NOTHING })).toEqual([]);
  });

  it('knows that water has no sugars', () => {
    expect(doubtsOf({}, 'water')).toEqual(['water_with_energy']);
  });

  it.each([
    ['fibre counted into carbohydrate, as in the US', { energyKj: 1700, energyKcal: 406, carbohydrates: 66, fiber: 20 }],
    ['polyols that feed little', { energyKj: 1360, energyKcal: 325, carbohydrates: 66, polyols: 60, sugars: 2 }],
    [
      'spirits',
      { energyKj: 925, energyKcal: 221, fat: 0, saturatedFat: 0, carbohydrates: 0, sugars: 0, proteins: 0, fiber: 0, salt: 0, alcohol: 40 },
    ],
    ['rounding by tenths', { saturatedFat: 20.1, sugars: 66.1 }],
  ])('has none about %s', (_what, changes) => {
    expect(doubtsOf(changes)).toEqual([]);
  });

  it('names the figures of each', () => {
    const doubts = findDoubts({ nutriments: { ...BISCUIT, saturatedFat: 30 }, kind: 'general', categoriesTags: [], ingredientsText: null });
    expect(doubts).toEqual([
      {
        id: 'saturates_above_fat',
        level: 'doubtful',
        nutriments: ['saturatedFat', 'fat'],
      },
    ]);
  });

  it('names only figures that are stated, and each check once', () => {
    const amounts = fc.record(
      {
        energyKj: fc.double(),
        energyKcal: fc.double(),
        fat: fc.double(),
        saturatedFat: fc.double(),
        sugars: fc.double(),
        salt: fc.double(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(amounts, (nutriments) => {
        const doubts = findDoubts({ nutriments, kind: 'general', categoriesTags: [], ingredientsText: null });
        const stated = doubts.every((doubt) => doubt.nutriments.some((name) => name in nutriments));
        return stated && new Set(doubts.map(({ id }) => id)).size === doubts.length;
      }),
    );
  });
});
