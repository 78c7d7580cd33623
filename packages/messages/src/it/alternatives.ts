import type { Translation } from '../catalog.ts';
import type { alternatives as english } from '../en/alternatives.ts';

export const alternatives = {
  scores_higher: 'Un punteggio migliore per te',
  better_figures: 'Valori nutrizionali migliori',
  less_processed: 'Meno lavorato',
  no_additives: 'Nessun additivo preoccupante',
  fewer_additives: 'Meno additivi preoccupanti',
  organic: 'Biologico',
  grade: 'Nutri-Score {better} invece di {current}',
  amounts: '{what}: {better, number} g invece di {current, number} g per {per}',
  without: 'Senza {name}',
  less: 'Meno {name}',
  less_energy: 'Meno calorie',
  less_sugar: 'Meno zuccheri',
  less_saturated_fat: 'Meno grassi saturi',
  better_fat: 'Grassi migliori',
  less_salt: 'Meno sale',
  no_sweetener: 'Senza edulcoranti',
  more_fruit_and_vegetables: 'Più frutta e verdura',
  more_fiber: 'Più fibre',
  more_protein: 'Più proteine',
} satisfies Translation<typeof english>;
