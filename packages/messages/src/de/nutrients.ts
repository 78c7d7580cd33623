import type { Translation } from '../catalog.ts';
import type { nutrients as english } from '../en/nutrients.ts';

export const nutrients = {
  sugar: 'Zucker',
  added_sugar: 'zugesetzter Zucker',
  sodium: 'Salz',
  calories: 'Energie',
  fiber: 'Ballaststoffe',
  ultra_processed: 'hochverarbeitete Zutaten',
  plant_protein: 'pflanzliches Eiweiß',
  omega_3: 'Omega-3',
  vitamin_b12: 'Vitamin B12',
} satisfies Translation<typeof english>;
