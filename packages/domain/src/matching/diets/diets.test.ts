import { describe, expect, it } from 'vitest';
import type { FoodFacts } from '../../food/index.ts';
import { foodOf } from '../testing/food-of.ts';
import { suitability } from './suitability.ts';

type Row = [diet: string, facts: Partial<FoodFacts>, answer: string];
const complete = (ingredientsText: string, more: Partial<FoodFacts> = {}): Partial<FoodFacts> => ({
  ingredientsText, ingredientsCount: 5, unknownIngredientsCount: 0, ...more,
});

describe('what a food answers to a diet', () => {
  it.each<Row>([
    ['vegan', complete('Lentils, salt'), 'yes'], ['vegan', complete('Lentils, honey'), 'no'], ['vegan', complete('Lentils, natural flavor'), 'unknown'],
    ['vegan', complete('Lentils', { additives: ['e471'] }), 'unknown'], ['vegan', complete('Sweets', { additives: ['e120'] }), 'no'],
    ['vegan', { labelsTags: ['en:vegan'] }, 'yes'], ['vegan', complete('Milk', { labelsTags: ['en:vegan'] }), 'unknown'],
    ['vegan', { categoriesTags: ['en:lentils'] }, 'yes'], ['vegan', { categoriesTags: ['en:lentils', 'en:soups'] }, 'unknown'],
    ['vegan', complete('Lentils', { ingredientsAnalysisTags: ['en:non-vegan'] }), 'no'], ['vegan', {}, 'unknown'],
    ['vegan', complete('Lentils', { unknownIngredientsCount: 1 }), 'unknown'],
    ['vegetarian', complete('Sugar. Not suitable for vegetarians'), 'no'], ['vegan', complete('Sugar. Not suitable for vegetarians'), 'no'],
    ['vegan', complete('Sugar. Not suitable for vegans'), 'no'], ['vegetarian', complete('Sugar. Not suitable for vegans'), 'yes'],
    ['vegetarian', complete('Sugar. Not suitable for vegetarians', { labelsTags: ['en:vegetarian'] }), 'unknown'],
    ['pescatarian', complete('Sugar. Not suitable for vegetarians'), 'unknown'], ['halal', complete('Zucker. Nicht für Veganer geeignet', { lang: 'de' }), 'unknown'],
    ['vegan', complete('Sugar, E120'), 'no'], ['vegetarian', complete('Sugar, color (E 120)'), 'no'], ['halal', complete('Sugar, E120'), 'no'], ['vegan', complete('Sugar, E471'), 'unknown'],
    ['vegan', complete('Sugar, no E120'), 'yes'], ['vegetarian', complete('Milk, sugar'), 'yes'], ['vegetarian', complete('Milk, rennet'), 'unknown'], ['vegetarian', complete('Sugar, gelatin'), 'no'],
    ['pescatarian', complete('Salmon, salt'), 'yes'], ['pescatarian', complete('Chicken'), 'no'], ['pescatarian', complete('Milk'), 'yes'],
    ['gluten-free', complete('Wheat flour'), 'no'], ['gluten-free', complete('Rice, salt'), 'yes'], ['gluten-free', complete('Rice, soy sauce'), 'unknown'],
    ['gluten-free', complete('Oats'), 'no'], ['gluten-free', complete('Oats', { labelsTags: ['en:no-gluten'] }), 'yes'],
    ['gluten-free', complete('Wheat flour', { labelsTags: ['en:no-gluten'] }), 'unknown'],
    ['gluten-free', complete('Rice', { tracesTags: ['en:gluten'] }), 'unknown'], ['gluten-free', complete('Rice', { tracesTags: ['en:gluten'], labelsTags: ['en:no-gluten'] }), 'yes'],
    ['dairy-free', complete('Sugar'), 'yes'], ['dairy-free', { allergensTags: ['en:milk'] }, 'no'], ['dairy-free', complete('Sugar. May contain milk.'), 'unknown'],
    ['dairy-free', { labelsTags: ['en:vegan'] }, 'yes'], ['egg-free', complete('Flour, eggs'), 'no'], ['nut-free', complete('Coconut'), 'yes'],
    ['peanut-free', {}, 'unknown'], ['sesame-free', { allergensTags: ['en:sesame-seeds'] }, 'no'], ['kiwi-free', complete('Kiwis, sugar'), 'no'],
    ['kiwi-free', complete('Apples'), 'yes'], ['kiwi-free', complete('Apples. May contain kiwi.'), 'unknown'],
    ['kosher', complete('Pork'), 'no'], ['kosher', complete('Beef, milk'), 'no'], ['kosher', { labelsTags: ['en:orthodox-union-kosher'] }, 'yes'],
    ['kosher', { categoriesTags: ['en:lentils'], nova: 1 }, 'yes'], ['kosher', complete('Sugar'), 'unknown'],
    ['halal', complete('Sugar, rum'), 'no'], ['halal', { nutriments: { alcohol: 0.6 } }, 'no'], ['halal', complete('Lentils'), 'yes'], ['halal', complete('Beef'), 'unknown'],
    ['keto', { nutriments: { carbohydrates: 5 } }, 'yes'], ['keto', { nutriments: { carbohydrates: 10 } }, 'limited'], ['keto', { nutriments: { carbohydrates: 16 } }, 'no'],
    ['keto', { kind: 'beverage', nutriments: { carbohydrates: 6 } }, 'no'], ['low-carb', { nutriments: { carbohydrates: 30 } }, 'limited'], ['low-sodium', {}, 'unknown'],
    ['low-sodium', { nutriments: { salt: 1.6 } }, 'no'], ['paleo', complete('Rice', { nova: 1 }), 'no'], ['paleo', complete('Apples', { nova: 1 }), 'yes'],
    ['paleo', complete('Apples', { nova: 4 }), 'no'], ['mediterranean', complete('Olive oil', { nova: 2 }), 'yes'], ['mediterranean', complete('Ham', { nova: 3 }), 'no'],
    ['mediterranean', complete('Sugar', { nova: 2 }), 'unknown'], ['vegan', { kind: 'water' }, 'yes'], ['keto', { kind: 'water' }, 'yes'],
  ])('%s: %j → %s', (diet, facts, answer) => {
    expect(suitability(foodOf(facts), diet).answer).toBe(answer);
  });

  it('tells an unknown that only traces stand in the way of', () => {
    expect(suitability(foodOf(complete('Sugar. May contain nuts.')), 'nut-free')).toEqual({ answer: 'unknown', why: 'traces', traces: true });
    expect(suitability(foodOf({}), 'nut-free').traces).toBe(false);
  });
});
