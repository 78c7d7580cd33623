import type { Translation } from '../catalog.ts';
import type { alternatives as english } from '../en/alternatives.ts';

export const alternatives = {
  scores_higher: 'Melhor pontuação para si',
  better_figures: 'Melhores valores nutricionais',
  less_processed: 'Menos processado',
  no_additives: 'Sem aditivos preocupantes',
  fewer_additives: 'Menos aditivos preocupantes',
  organic: 'Biológico',
  grade: 'Nutri-Score {better} em vez de {current}',
  amounts: '{what}: {better, number} g em vez de {current, number} g por {per}',
  without: 'Sem {name}',
  less: 'Menos {name}',
  less_energy: 'Menos calorias',
  less_sugar: 'Menos açúcar',
  less_saturated_fat: 'Menos gordura saturada',
  better_fat: 'Uma gordura melhor',
  less_salt: 'Menos sal',
  no_sweetener: 'Sem edulcorantes',
  more_fruit_and_vegetables: 'Mais fruta e legumes',
  more_fiber: 'Mais fibra',
  more_protein: 'Mais proteínas',
} satisfies Translation<typeof english>;
