import type { Translation } from '../catalog.ts';
import type { nutrients as english } from '../en/nutrients.ts';

export const nutrients = {
  sugar: 'açúcares',
  added_sugar: 'açúcares adicionados',
  sodium: 'sal',
  calories: 'energia',
  fiber: 'fibra',
  ultra_processed: 'ingredientes ultraprocessados',
  plant_protein: 'proteínas vegetais',
  omega_3: 'ómega-3',
  vitamin_b12: 'vitamina B12',
} satisfies Translation<typeof english>;
