import type { Translation } from '../catalog.ts';
import type { unknowns as english } from '../en/unknowns.ts';

export const unknowns = {
  nutri_score: 'Nutri-Score',
  nutri_score_reason: 'No se puede calcular con lo que indica el envase.',
  add_to_table: 'Completa la tabla nutricional: {names}.',
  add_category: 'Añade una categoría.',
  assumed_reason: 'No figura, se cuenta con el peor valor: no puede cambiar la letra.',
  check_table: 'Mira la tabla nutricional del envase.',
  fiber: 'Fibra',
  fruit_and_vegetables: 'Frutas y verduras',
  open_reason: 'No figura, se cuenta como cero.',
  open_fix: 'Hasta +{gain} (Nutri-Score {grade}) si el envase lo indica.',
  category: 'Categoría',
  category_reason: 'No se sabe qué tipo de alimento es; cuenta el más estricto posible.',
  processing: 'Procesado',
  processing_reason: 'No se sabe cuánto lo ha transformado la industria.',
  processing_fix: 'La lista de ingredientes lo mostraría.',
  additive_reason: 'Este aditivo no está en nuestra tabla.',
  additive_fix: 'No cuenta hasta que se evalúe.',
  substance_reason: 'No hay una lista de ingredientes que podamos leer.',
  check_ingredients: 'Mira los ingredientes del envase.',
  nutrient_reason: 'El envase no lo indica.',
  potassium: 'Potasio',
  potassium_reason: 'No figura, suele ser alto: unos {milligrams, number} mg por 100 g ({food}; USDA FoodData Central).',
  potassium_fix: 'Mira la tabla nutricional del envase o pregunta a tu equipo médico.',
} satisfies Translation<typeof english>;
