import type { Translation } from '../catalog.ts';
import type { foods as english } from '../en/foods.ts';

export const foods = {
  kind_general: 'een voedingsmiddel',
  kind_cheese: 'een kaas',
  kind_fat: 'een vet, een olie, een noot of een zaad',
  kind_beverage: 'een drank',
  kind_water: 'water',
  kind_exempt: 'zonder Nutri-Score',
  evidence_name: 'de naam',
  evidence_quantity: 'de eenheid van de hoeveelheid',
  evidence_ingredients: 'de eerste ingrediënten',
  evidence_figures: 'de waarden',
  both: '{one} en {other}',
  either: '{one} of {other}',
  energy: 'energie',
  energy_kcal: 'energie (kcal)',
  fat: 'vetten',
  saturated_fat: 'verzadigde vetzuren',
  trans_fat: 'transvetten',
  carbohydrates: 'koolhydraten',
  sugars: 'suikers',
  added_sugars: 'toegevoegde suikers',
  fiber: 'vezels',
  proteins: 'eiwitten',
  salt: 'zout',
} satisfies Translation<typeof english>;
