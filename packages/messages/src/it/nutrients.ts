import type { Translation } from '../catalog.ts';
import type { nutrients as english } from '../en/nutrients.ts';

export const nutrients = {
  sugar: 'zuccheri',
  added_sugar: 'zuccheri aggiunti',
  sodium: 'sale',
  calories: 'energia',
  fiber: 'fibre',
  ultra_processed: 'ingredienti ultraprocessati',
  plant_protein: 'proteine vegetali',
  omega_3: 'omega-3',
  vitamin_b12: 'vitamina B12',
} satisfies Translation<typeof english>;
