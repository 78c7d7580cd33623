/** Foods for tests: complete, plain, and changed only where a test says so. */
import type { FoodProduct } from '@labelwise/domain/food';
import { readAgain } from '../storage/food-row.ts';

/** Its list is read as it is when a food comes in, unless `changes` bring a reading. */
export function aFood(changes: Partial<FoodProduct> = {}): FoodProduct {
  const food: FoodProduct = {
    gtin: '4006040055235',
    name: 'Rolled oats',
    brand: 'Mill & Field',
    imageUrl: null,
    category: 'Rolled oats',
    quantity: '500 g',
    servingSize: 40,
    source: 'import',
    sourceModifiedAt: 1_700_000_000_000,
    kind: 'general',
    nutriments: {
      energyKj: 1550,
      energyKcal: 370,
      fat: 7,
      saturatedFat: 1.3,
      carbohydrates: 59,
      sugars: 0.7,
      fiber: 10,
      proteins: 13.5,
      salt: 0.02,
    },
    fruitVegPercent: 0,
    redMeat: false,
    sweetener: false,
    nova: 1,
    printedGrade: 'a',
    additives: [],
    lang: 'en',
    ingredientsText: 'Wholegrain oats',
    reading: null,
    ingredientsCount: 1,
    unknownIngredientsCount: 0,
    categoriesTags: ['en:breakfasts', 'en:rolled-oats'],
    labelsTags: [],
    allergensTags: ['en:gluten'],
    tracesTags: [],
    ingredientsAnalysisTags: ['en:vegan'],
    listBasis: 'source',
    ...changes,
  };
  return changes.reading === undefined ? readAgain(food) : food;
}

/** Of a food of which only its name is known: nobody can judge it. */
export const NOTHING_KNOWN: Partial<FoodProduct> = {
  name: 'A box',
  kind: null,
  categoriesTags: [],
  nutriments: {},
  nova: null,
  printedGrade: null,
  ingredientsText: null,
  allergensTags: [],
  ingredientsAnalysisTags: [],
};
