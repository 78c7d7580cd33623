import type { Catalog } from '../catalog.ts';

/** The one thing that makes an alternative better. */
export const alternatives = {
  scores_higher: 'A better score for you',
  better_figures: 'Better nutrition values',
  less_processed: 'Less processed',
  no_additives: 'No additives of concern',
  fewer_additives: 'Fewer additives of concern',
  organic: 'Organic',
  grade: 'Nutri-Score {better} instead of {current}',
  amounts: '{what}: {better} g instead of {current} g in {per}',
  without: 'Without {name}',
  less: 'Less {name}',
  less_energy: 'Less energy',
  less_sugar: 'Less sugar',
  less_saturated_fat: 'Less saturated fat',
  better_fat: 'A better kind of fat',
  less_salt: 'Less salt',
  no_sweetener: 'No sweetener',
  more_fruit_and_vegetables: 'More fruit and vegetables',
  more_fiber: 'More fiber',
  more_protein: 'More protein',
} as const satisfies Catalog;
