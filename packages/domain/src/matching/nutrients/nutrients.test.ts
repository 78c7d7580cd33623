import { describe, expect, it } from 'vitest';
import type { FoodFacts, Nutriments } from '../../food/index.ts';
import { matchName } from '../match-name.ts';
import type { Want } from '../read-food.ts';
import { foodOf } from '../testing/food-of.ts';

type Row = [name: string, want: Want, nutriments: Nutriments, facts: Partial<FoodFacts>, share: number | null];
const DRINK = { kind: 'beverage' } as const;

describe('nutrients on their published thresholds', () => {
  it.each<Row>([
    ['Sugar', 'less', { sugars: 5 }, {}, 0],
    ['Sugar', 'less', { sugars: 13.75 }, {}, 0.5],
    ['Sugar', 'less', { sugars: 22.5 }, {}, 1],
    ['Sugar', 'less', { sugars: 11.25 }, DRINK, 1],
    ['Sugar', 'less', {}, {}, null],
    ['Sugar', 'less', { carbohydrates: 0 }, {}, 0],
    ['Sodium', 'less', { salt: 0.9 }, {}, 0.5],
    ['Sodium', 'less', { salt: 0.75 }, DRINK, 1],
    ['Saturated Fat', 'less', { saturatedFat: 5, fat: 20 }, {}, 1],
    ['Saturated Fat', 'less', { saturatedFat: 14, fat: 100 }, { kind: 'fat' }, 0],
    ['Saturated Fat', 'less', { saturatedFat: 30, fat: 100 }, { kind: 'fat' }, 1],
    ['Saturated Fat', 'less', { fat: 0 }, {}, 0],
    ['Carbohydrates', 'less', { carbohydrates: 17.5 }, {}, 0.5],
    ['Fat', 'less', { fat: 17.5 }, {}, 1],
    ['Calories', 'less', { energyKj: 1673.6 }, {}, 1],
    ['Trans Fat', 'less', { transFat: 0.3, fat: 10 }, {}, 1],
    ['Trans Fat', 'less', { transFat: 0.1, fat: 1 }, {}, 0],
    ['Protein', 'more', { proteins: 10, energyKcal: 100 }, {}, 1],
    ['Protein', 'more', { proteins: 6, energyKcal: 100 }, {}, 0.6],
    ['Protein', 'more', { proteins: 6, energyKcal: 400 }, {}, 0],
    ['Protein', 'more', { proteins: 4 }, {}, 0],
    ['Protein', 'less', { proteins: 7.5 }, {}, 0.5],
    ['Fiber', 'more', { fiber: 6 }, {}, 1],
    ['Fiber', 'more', { fiber: 2.9, energyKcal: 400 }, {}, 0],
    ['Fiber', 'more', { fiber: 3, energyKcal: 100 }, {}, 1],
    ['Added Sugar', 'less', { addedSugars: 6.25 }, {}, 0.5],
    ['Added Sugar', 'less', { sugars: 0.4 }, {}, 0],
    ['Added Sugar', 'less', { sugars: 10 }, { ingredientsText: 'Flour, sugar' }, 1],
    ['Added Sugar', 'less', { sugars: 10 }, { ingredientsText: 'Milk' }, 0],
    ['Added Sugar', 'less', {}, { ingredientsText: 'Flour, water, salt, honey' }, 0.5],
    ['Calcium', 'more', { calcium: 0.24 }, {}, 1],
    ['Calcium', 'more', {}, { kind: 'cheese' }, 1],
    ['Calcium', 'more', {}, {}, null],
    ['Calcium', 'more', { calcium: 0.24, sugars: 30 }, {}, 0],
    ['Calcium', 'less', { calcium: 0.24, sugars: 30 }, {}, 1],
    ['Potassium', 'less', {}, { additives: ['e340'] }, 0.5],
    ['Potassium', 'more', {}, { fruitVegPercent: 90 }, 0.5],
    ['Iron', 'more', {}, { categoriesTags: ['en:lentils'] }, 0.5],
    ['B12', 'more', {}, { ingredientsText: 'Salmon, salt' }, 0.5],
    ['Vitamins', 'more', {}, { ingredientsText: 'Oats, niacin' }, 0.5],
    ['Omega-3', 'more', { omega3: 0.6, energyKcal: 100 }, {}, 1],
    ['Omega-3', 'more', {}, { ingredientsText: 'Salmon' }, 1],
    ['Healthy Fats', 'more', { fat: 93, saturatedFat: 13, energyKcal: 837 }, { kind: 'fat', ingredientsText: 'Olive oil' }, 1],
    ['Healthy Fats', 'more', { fat: 81, saturatedFat: 54, energyKcal: 740 }, { kind: 'fat' }, 0],
    ['Caffeine', 'less', { caffeine: 0.03 }, DRINK, 1],
    ['Caffeine', 'less', {}, { ...DRINK, ingredientsText: 'Water, coffee' }, 1],
    ['Alcohol', 'less', { alcohol: 5 }, {}, 1],
    ['Alcohol', 'less', {}, { categoriesTags: ['en:beers'] }, 1],
    ['Alcohol', 'less', { alcohol: 0 }, { categoriesTags: ['en:beers', 'en:non-alcoholic-beers'] }, 0],
    ['Alcohol', 'less', {}, { ingredientsText: 'Sugar, rum' }, 0.5],
    ['Ultra-Processed Foods', 'less', {}, { nova: 4 }, 1],
    ['Ultra-Processed Foods', 'less', {}, { nova: 3 }, 0],
    ['Ultra-Processed Foods', 'less', {}, {}, null],
    ['Plant Protein', 'more', { proteins: 12, energyKcal: 120 }, { labelsTags: ['en:vegan'] }, 1],
    ['Plant Protein', 'more', { proteins: 12, energyKcal: 120 }, { ingredientsText: 'Milk' }, 0],
    ['Plant Protein', 'more', { proteins: 12, energyKcal: 120 }, {}, null],
  ])('%s, want %s: %j %j → %s', (name, want, nutriments, facts, share) => {
    const found = matchName(foodOf({ nutriments, ...facts }), name, want);
    if (share === null || found === null) expect(found).toBe(share);
    else expect(found).toBeCloseTo(share, 6);
  });

  it('finds nothing in plain water but salt, minerals and bubbles', () => {
    const water = foodOf({ kind: 'water', nutriments: { salt: 0.8, sugars: 0, calcium: 0.2 }, categoriesTags: ['en:carbonated-waters'] });
    expect(['Sodium', 'Calcium', 'Carbonation', 'Sugar', 'Dairy', 'Cinnamon', 'Protein'].map((name) => matchName(water, name))).toEqual([
      1, 1, 1, 0, 0, 0, 0,
    ]);
  });

  it('ignores figures that cannot be true', () => {
    expect(matchName(foodOf({ nutriments: { sugars: -5 } }), 'Sugar')).toBeNull();
    expect(matchName(foodOf({ nutriments: { sugars: Number.NaN } }), 'Sugar')).toBeNull();
  });
});
