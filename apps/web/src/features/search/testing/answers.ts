import type { FoodHit, FoodSearchAnswer } from '../../../data/food-search.ts';

export function aHit(changes: Partial<FoodHit> = {}): FoodHit {
  return {
    id: '4200000000001',
    barcode: '4200000000001',
    name: 'Plain yoghurt',
    brand: 'Northfield',
    image: null,
    category: 'Yogurts',
    nutriscoreGrade: 'a',
    healthScore: 81,
    scoreBasis: 'nutriscore',
    placeholder: 'yoghurt',
    quantity: '500 g',
    score: 81,
    state: 'judged',
    fit: null,
    against: null,
    ...changes,
  };
}

export const YOGHURTS = { tag: 'en:yogurts', name: 'Yogurts', count: 188, placeholder: 'yoghurt' } as const;

export function anAnswer(changes: Partial<FoodSearchAnswer> = {}): FoodSearchAnswer {
  return {
    hits: [aHit()],
    total: 1,
    isCapped: false,
    corrected: null,
    filters: { fits: null, good: 1, noAdditives: 1 },
    categories: [],
    shelf: null,
    shelves: [],
    ...changes,
  };
}
