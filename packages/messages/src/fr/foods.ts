import type { Translation } from '../catalog.ts';
import type { foods as english } from '../en/foods.ts';

export const foods = {
  kind_general: 'un aliment',
  kind_cheese: 'un fromage',
  kind_fat: 'une matière grasse, une huile, un fruit à coque ou une graine',
  kind_beverage: 'une boisson',
  kind_water: 'de l’eau',
  kind_exempt: 'sans Nutri-Score',
  evidence_name: 'son nom',
  evidence_quantity: 'l’unité de sa quantité',
  evidence_ingredients: 'ses premiers ingrédients',
  evidence_figures: 'ses valeurs',
  both: '{one} et {other}',
  either: '{one} ou {other}',
  energy: 'énergie',
  energy_kcal: 'énergie (kcal)',
  fat: 'matières grasses',
  saturated_fat: 'acides gras saturés',
  trans_fat: 'acides gras trans',
  carbohydrates: 'glucides',
  sugars: 'sucres',
  added_sugars: 'sucres ajoutés',
  fiber: 'fibres alimentaires',
  proteins: 'protéines',
  salt: 'sel',
} satisfies Translation<typeof english>;
