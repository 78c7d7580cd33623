import type { Translation } from '../catalog.ts';
import type { alternatives as english } from '../en/alternatives.ts';

export const alternatives = {
  scores_higher: 'Een betere score voor jou',
  better_figures: 'Betere voedingswaarden',
  less_processed: 'Minder bewerkt',
  no_additives: 'Geen zorgelijke additieven',
  fewer_additives: 'Minder zorgelijke additieven',
  organic: 'Biologisch',
  grade: 'Nutri-Score {better} in plaats van {current}',
  amounts: '{what}: {better, number} g in plaats van {current, number} g per {per}',
  without: 'Zonder {name}',
  less: 'Minder {name}',
  less_energy: 'Minder energie',
  less_sugar: 'Minder suiker',
  less_saturated_fat: 'Minder verzadigd vet',
  better_fat: 'Een beter soort vet',
  less_salt: 'Minder zout',
  no_sweetener: 'Zonder zoetstof',
  more_fruit_and_vegetables: 'Meer groente en fruit',
  more_fiber: 'Meer vezels',
  more_protein: 'Meer eiwit',
} satisfies Translation<typeof english>;
