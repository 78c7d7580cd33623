import type { Catalog } from '../catalog.ts';

/** Names of what a food is and states, as they stand in a sentence; lists. */
export const foods = {
  kind_general: 'a food',
  kind_cheese: 'a cheese',
  kind_fat: 'a fat, oil, nut or seed',
  kind_beverage: 'a drink',
  kind_water: 'water',
  kind_exempt: 'exempt',
  evidence_name: 'its name',
  evidence_quantity: 'the unit of its quantity',
  evidence_ingredients: 'its first ingredients',
  evidence_figures: 'its figures',
  both: '{one} and {other}',
  either: '{one} or {other}',
  energy: 'energy',
  energy_kcal: 'energy kcal',
  fat: 'fat',
  saturated_fat: 'saturated fat',
  trans_fat: 'trans fat',
  carbohydrates: 'carbohydrates',
  sugars: 'sugars',
  added_sugars: 'added sugars',
  fiber: 'fiber',
  proteins: 'proteins',
  salt: 'salt',
} as const satisfies Catalog;
