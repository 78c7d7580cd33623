import type { Translation } from '../catalog.ts';
import type { foods as english } from '../en/foods.ts';

export const foods = {
  kind_general: 'un alimento',
  kind_cheese: 'un queso',
  kind_fat: 'una grasa, un aceite, un fruto seco o una semilla',
  kind_beverage: 'una bebida',
  kind_water: 'agua',
  kind_exempt: 'sin Nutri-Score',
  evidence_name: 'su nombre',
  evidence_quantity: 'la unidad de su cantidad',
  evidence_ingredients: 'sus primeros ingredientes',
  evidence_figures: 'sus valores',
  both: '{one} y {other}',
  either: '{one} o {other}',
  energy: 'valor energético',
  energy_kcal: 'valor energético (kcal)',
  fat: 'grasas',
  saturated_fat: 'grasas saturadas',
  trans_fat: 'grasas trans',
  carbohydrates: 'hidratos de carbono',
  sugars: 'azúcares',
  added_sugars: 'azúcares añadidos',
  fiber: 'fibra alimentaria',
  proteins: 'proteínas',
  salt: 'sal',
} satisfies Translation<typeof english>;
