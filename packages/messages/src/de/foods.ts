import type { Translation } from '../catalog.ts';
import type { foods as english } from '../en/foods.ts';

export const foods = {
  kind_general: 'ein Lebensmittel',
  kind_cheese: 'ein Käse',
  kind_fat: 'ein Fett, ein Öl, eine Nuss oder ein Samen',
  kind_beverage: 'ein Getränk',
  kind_water: 'ein Wasser',
  kind_exempt: 'ohne Nutri-Score',
  evidence_name: 'dem Namen',
  evidence_quantity: 'der Einheit seiner Menge',
  evidence_ingredients: 'den ersten Zutaten',
  evidence_figures: 'seinen Werten',
  both: '{one} und {other}',
  either: '{one} oder {other}',
  energy: 'Energie',
  energy_kcal: 'Energie (kcal)',
  fat: 'Fett',
  saturated_fat: 'gesättigte Fettsäuren',
  trans_fat: 'Transfette',
  carbohydrates: 'Kohlenhydrate',
  sugars: 'Zucker',
  added_sugars: 'zugesetzter Zucker',
  fiber: 'Ballaststoffe',
  proteins: 'Eiweiß',
  salt: 'Salz',
} satisfies Translation<typeof english>;
