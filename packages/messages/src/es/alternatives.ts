import type { Translation } from '../catalog.ts';
import type { alternatives as english } from '../en/alternatives.ts';

export const alternatives = {
  scores_higher: 'Mejor puntuación para ti',
  better_figures: 'Mejores valores nutricionales',
  less_processed: 'Menos procesado',
  no_additives: 'Sin aditivos preocupantes',
  fewer_additives: 'Menos aditivos preocupantes',
  organic: 'Ecológico',
  grade: 'Nutri-Score {better} en lugar de {current}',
  amounts: '{what}: {better, number} g en lugar de {current, number} g por {per}',
  without: 'Sin {name}',
  less: 'Menos {name}',
  less_energy: 'Menos calorías',
  less_sugar: 'Menos azúcar',
  less_saturated_fat: 'Menos grasa saturada',
  better_fat: 'Una grasa mejor',
  less_salt: 'Menos sal',
  no_sweetener: 'Sin edulcorantes',
  more_fruit_and_vegetables: 'Más frutas y verduras',
  more_fiber: 'Más fibra',
  more_protein: 'Más proteínas',
} satisfies Translation<typeof english>;
