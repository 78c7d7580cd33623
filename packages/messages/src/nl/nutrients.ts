import type { Translation } from '../catalog.ts';
import type { nutrients as english } from '../en/nutrients.ts';

export const nutrients = {
  sugar: 'suikers',
  added_sugar: 'toegevoegde suikers',
  sodium: 'zout',
  calories: 'energie',
  fiber: 'vezels',
  ultra_processed: 'ultrabewerkte ingrediënten',
  plant_protein: 'plantaardige eiwitten',
  omega_3: 'omega 3',
  vitamin_b12: 'vitamine B12',
} satisfies Translation<typeof english>;
