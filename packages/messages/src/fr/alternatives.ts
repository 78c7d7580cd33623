import type { Translation } from '../catalog.ts';
import type { alternatives as english } from '../en/alternatives.ts';

export const alternatives = {
  scores_higher: 'Un meilleur score pour vous',
  better_figures: 'De meilleures valeurs nutritionnelles',
  less_processed: 'Moins transformé',
  no_additives: 'Pas d’additifs préoccupants',
  fewer_additives: 'Moins d’additifs préoccupants',
  organic: 'Bio',
  grade: 'Nutri-Score {better} au lieu de {current}',
  amounts: '{what} : {better, number} g au lieu de {current, number} g pour {per}',
  without: 'Sans {name}',
  less: 'Moins : {name}',
  less_energy: 'Moins de calories',
  less_sugar: 'Moins de sucres',
  less_saturated_fat: 'Moins d’acides gras saturés',
  better_fat: 'De meilleures matières grasses',
  less_salt: 'Moins de sel',
  no_sweetener: 'Sans édulcorant',
  more_fruit_and_vegetables: 'Plus de fruits et légumes',
  more_fiber: 'Plus de fibres',
  more_protein: 'Plus de protéines',
} satisfies Translation<typeof english>;
