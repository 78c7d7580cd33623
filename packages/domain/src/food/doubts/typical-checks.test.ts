import { describe, expect, it } from 'vitest';
import type { Nutriments } from '../food-facts.ts';
import { deviation, type LabelFacts } from './doubt.ts';
import { checkFigures, findDoubts } from './find-doubts.ts';
import { TYPICAL_FIGURES } from './typical-figures.data.ts';
import { isUsServing, isUsSodium, usRounding, usServings } from './us-rounding.ts';

const BISCUITS: LabelFacts = {
  name: 'Butter biscuits',
  kind: 'general',
  kindBasis: 'category',
  group: 'biscuit',
  categoriesTags: ['en:biscuits'],
  labelsTags: [],
  lang: 'en',
  servingSize: null,
  ingredientsText: 'Wheat flour, sugar, butter, salt',
  nutriments: { energyKj: 1980, fat: 20, saturatedFat: 12, carbohydrates: 66, sugars: 25, fiber: 3, proteins: 7, salt: 0.8 },
};
const PICKLES: LabelFacts = {
  ...BISCUITS,
  name: 'Dill pickles',
  group: 'pickle',
  categoriesTags: ['en:pickles'],
  servingSize: 28,
  ingredientsText: 'Cucumbers, water, vinegar, salt',
  nutriments: { energyKj: 75, fat: 0, carbohydrates: 3.57, sugars: 0, proteins: 0, salt: 2.32 },
};

const levels = (food: LabelFacts) => checkFigures(food).map(({ id, level }) => `${id}: ${level}`);
const scaled = (nutriments: Nutriments, share: number): Nutriments =>
  Object.fromEntries(Object.entries(nutriments).map(([name, value]) => [name, value * share]));

describe('figures beside those of like foods', () => {
  it('has nothing to say about what is usual', () => {
    expect(levels(BISCUITS)).toEqual([]);
    expect(levels(PICKLES)).toEqual([]);
  });

  it('names a table of one serving by what dry ingredients leave, whether the serving is stated or not', () => {
    for (const servingSize of [null, 25]) {
      expect(levels({ ...BISCUITS, categoriesTags: ['fr:sables'], servingSize, nutriments: scaled(BISCUITS.nutriments, 0.25) })).toContain(
        'per_serving_as_per_100g: doubtful',
      );
    }
  });

  it('names the table of a large serving of what is mostly water', () => {
    const yogurt: LabelFacts = {
      ...BISCUITS,
      name: 'Yogurt',
      group: 'yogurt',
      categoriesTags: ['en:yogurts'],
      ingredientsText: 'Milk, cream, lactic ferments',
      servingSize: 500,
      nutriments: { energyKj: 270, fat: 3.5, carbohydrates: 4.7, sugars: 4.7, proteins: 3.8, salt: 0.1 },
    };
    expect(levels(yogurt)).toEqual([]);
    expect(levels({ ...yogurt, nutriments: scaled(yogurt.nutriments, 5) })).toEqual(['large_serving_as_per_100g: doubtful']);
  });

  it('says of all zeros what it is sure of', () => {
    const nothing = { energyKj: 0, fat: 0, carbohydrates: 0, sugars: 0, proteins: 0, salt: 0 };
    expect(levels({ ...BISCUITS, categoriesTags: ['fr:sables'], nutriments: nothing, ingredientsText: null })).toEqual([
      'all_zero: doubtful',
    ]);
    expect(levels({ ...BISCUITS, group: null, categoriesTags: [], nutriments: nothing, ingredientsText: 'Water, sugar' })).toEqual([
      'all_zero: doubtful',
    ]);
    expect(levels({ ...BISCUITS, group: null, categoriesTags: [], nutriments: nothing, ingredientsText: null })).toEqual([
      'all_zero: worth a look',
    ]);
    expect(
      levels({
        ...BISCUITS,
        group: 'soda',
        kind: 'beverage',
        categoriesTags: ['en:diet-sodas'],
        nutriments: nothing,
        ingredientsText: 'Carbonated water, sweeteners',
      }),
    ).toEqual([]);
    expect(
      levels({ ...BISCUITS, group: 'spice', kind: 'na', categoriesTags: ['en:spices'], nutriments: nothing, ingredientsText: 'Pepper' }),
    ).toEqual([]);
  });

  it('doubts a salt that is a tenth of what such a food holds, and looks twice at what is only low', () => {
    const bread: LabelFacts = {
      ...BISCUITS,
      name: 'Bread',
      group: 'bread',
      categoriesTags: ['en:breads'],
      ingredientsText: 'Wheat flour, water, yeast, rye, salt',
      nutriments: { energyKj: 1050, fat: 1.4, carbohydrates: 49, sugars: 2.3, fiber: 4, proteins: 8, salt: 1.2 },
    };
    const withSalt = (salt: number, changes: Partial<LabelFacts> = {}) =>
      levels({ ...bread, ...changes, nutriments: { ...bread.nutriments, salt } });
    expect(withSalt(1.2)).toEqual([]);
    expect(withSalt(0.12)).toEqual(['salt_too_low: doubtful']);
    expect(withSalt(0.52)).toEqual(['salt_low: worth a look']);
    expect(withSalt(0.12, { ingredientsText: null })).toEqual(['salt_too_low: doubtful']);
    expect(withSalt(0.12, { ingredientsText: 'Wheat flour, water, yeast' })).toEqual([]);
    expect(withSalt(0.12, { name: 'Low sodium bread' })).toEqual([]);
    expect(withSalt(0.12, { name: 'Natriumarmes Brot', labelsTags: ['en:low-salt'] })).toEqual([]);
  });

  it('does not accuse a food of little salt whose name is not at hand', () => {
    const { name: _unknown, ...unnamed } = {
      ...BISCUITS,
      group: 'bread' as const,
      categoriesTags: ['en:breads'],
      nutriments: { ...BISCUITS.nutriments, salt: 0.05 },
    };
    expect(levels(unnamed)).toEqual(['salt_low: worth a look']);
  });

  it('never counts what is worth a look as a doubt', () => {
    const unusual = {
      ...BISCUITS,
      group: null,
      categoriesTags: [],
      ingredientsText: null,
      nutriments: { energyKj: 0, fat: 0, carbohydrates: 0, sugars: 0, proteins: 0, salt: 0 },
    };
    expect(checkFigures(unusual)).toHaveLength(1);
    expect(findDoubts(unusual)).toEqual([]);
  });

  it('compares no figure that is wrong in itself', () => {
    expect(levels({ ...BISCUITS, nutriments: { ...BISCUITS.nutriments, salt: -1 } })).toEqual(['negative: doubtful']);
  });
});

describe('the rounding of US labels', () => {
  it('tells the serving that figures of 100 g come from', () => {
    const cereal: Nutriments = { energyKcal: 371.4, fat: 2.86, carbohydrates: 82.86, sugars: 25.71, fiber: 5.7, proteins: 8.57 };
    expect(isUsServing(cereal, 0.35)).toBe(true);
    expect(isUsServing(cereal, 0.42)).toBe(false);
    expect(isUsServing(cereal, 1)).toBe(false);
    expect(usServings(cereal)).toContain(0.35);
  });

  it('tells figures of the serving by their being round, where those of 100 g would not be', () => {
    const serving: Nutriments = {
      energyKcal: 60,
      energyKj: 251,
      fat: 0.5,
      carbohydrates: 14,
      sugars: 13,
      fiber: 1,
      proteins: 2,
      salt: 0.05,
    };
    expect(
      levels({ ...BISCUITS, group: 'sauce', categoriesTags: ['en:sauces'], ingredientsText: null, servingSize: 33, nutriments: serving }),
    ).toEqual(['per_serving_as_per_100g: doubtful']);
  });

  it('infers no serving from a label of 100 g', () => {
    expect(usServings({ energyKcal: 250, fat: 5, carbohydrates: 40, sugars: 10, fiber: 5, proteins: 10 })).toEqual([]);
  });

  it('finds sodium that stands for salt', () => {
    const share = 0.35;
    const salt = (0.23 / share) * 2.5;
    expect(isUsSodium(salt, share)).toBe(true);
    expect(isUsSodium(salt / 2.5, share)).toBe(false);
    const crackers: LabelFacts = {
      ...BISCUITS,
      name: 'Crackers',
      group: null,
      categoriesTags: [],
      servingSize: 35,
      ingredientsText: 'Wheat flour, oil, sugar, malt, salt',
      nutriments: { energyKcal: 428.57, energyKj: 1793, fat: 11.43, carbohydrates: 71.43, sugars: 8.57, fiber: 2.9, proteins: 8.57, salt },
    };
    expect(levels(crackers)).toEqual([]);
    expect(levels({ ...crackers, nutriments: { ...crackers.nutriments, salt: salt / 2.5 } })).toEqual(['salt_too_low: doubtful']);
  });

  it('says nothing of figures whose rounding is not clear', () => {
    expect(usRounding({ fat: 0, proteins: 0.1 }, 0.3)).toEqual({ on: 0, of: 0 });
    expect(isUsSodium(0.001, 0.3)).toBeNull();
  });
});

describe('the typical figures', () => {
  it('run from the tenth over the median to the ninetieth, for the groups that most packs are of', () => {
    for (const [, { energy, dry, salt }] of TYPICAL_FIGURES) {
      for (const tenths of [energy, dry, ...(salt === null ? [] : [salt])])
        expect(tenths.toSorted((one, other) => one - other)).toEqual(tenths);
    }
    for (const group of ['bread', 'biscuit', 'cheese', 'chocolate', 'soda', 'yogurt', 'soup', 'sauce'] as const)
      expect(TYPICAL_FIGURES.has(group)).toBe(true);
  });

  it('measure distance in standard deviations on a logarithmic scale', () => {
    expect(deviation('energy', 1000, [500, 1000, 2000])).toBe(0);
    expect(deviation('energy', 500, [500, 1000, 2000])).toBeCloseTo(-1.2816, 3);
    expect(deviation('salt', 0, [0.5, 1, 2])).toBeLessThan(-5);
  });
});
