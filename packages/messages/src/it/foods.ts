import type { Translation } from '../catalog.ts';
import type { foods as english } from '../en/foods.ts';

export const foods = {
  kind_general: 'un alimento',
  kind_cheese: 'un formaggio',
  kind_fat: 'un grasso, un olio, un frutto a guscio o un seme',
  kind_beverage: 'una bevanda',
  kind_water: 'acqua',
  kind_exempt: 'senza Nutri-Score',
  evidence_name: 'il nome',
  evidence_quantity: 'l’unità della quantità',
  evidence_ingredients: 'i primi ingredienti',
  evidence_figures: 'i valori',
  both: '{one} e {other}',
  either: '{one} o {other}',
  energy: 'energia',
  energy_kcal: 'energia (kcal)',
  fat: 'grassi',
  saturated_fat: 'acidi grassi saturi',
  trans_fat: 'grassi trans',
  carbohydrates: 'carboidrati',
  sugars: 'zuccheri',
  added_sugars: 'zuccheri aggiunti',
  fiber: 'fibre',
  proteins: 'proteine',
  salt: 'sale',
} satisfies Translation<typeof english>;
