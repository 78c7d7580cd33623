import type { Translation } from '../catalog.ts';
import type { nutrients as english } from '../en/nutrients.ts';

export const nutrients = {
  sugar: 'azúcares',
  added_sugar: 'azúcares añadidos',
  sodium: 'sal',
  calories: 'energía',
  fiber: 'fibra',
  ultra_processed: 'ingredientes ultraprocesados',
  plant_protein: 'proteínas vegetales',
  omega_3: 'omega-3',
  vitamin_b12: 'vitamina B12',
} satisfies Translation<typeof english>;
