import type { Translation } from '../catalog.ts';
import type { nutrients as english } from '../en/nutrients.ts';

export const nutrients = {
  sugar: 'sucres',
  added_sugar: 'sucres ajoutés',
  sodium: 'sel',
  calories: 'énergie',
  fiber: 'fibres',
  ultra_processed: 'ingrédients ultra-transformés',
  plant_protein: 'protéines végétales',
  omega_3: 'oméga-3',
  vitamin_b12: 'vitamine B12',
} satisfies Translation<typeof english>;
