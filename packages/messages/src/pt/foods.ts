import type { Translation } from '../catalog.ts';
import type { foods as english } from '../en/foods.ts';

export const foods = {
  kind_general: 'um alimento',
  kind_cheese: 'um queijo',
  kind_fat: 'uma gordura, um óleo, um fruto de casca rija ou uma semente',
  kind_beverage: 'uma bebida',
  kind_water: 'água',
  kind_exempt: 'sem Nutri-Score',
  evidence_name: 'o nome',
  evidence_quantity: 'a unidade da quantidade',
  evidence_ingredients: 'os primeiros ingredientes',
  evidence_figures: 'os valores',
  both: '{one} e {other}',
  either: '{one} ou {other}',
  energy: 'energia',
  energy_kcal: 'energia (kcal)',
  fat: 'lípidos',
  saturated_fat: 'lípidos saturados',
  trans_fat: 'gorduras trans',
  carbohydrates: 'hidratos de carbono',
  sugars: 'açúcares',
  added_sugars: 'açúcares adicionados',
  fiber: 'fibra',
  proteins: 'proteínas',
  salt: 'sal',
} satisfies Translation<typeof english>;
