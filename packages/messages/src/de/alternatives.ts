import type { Translation } from '../catalog.ts';
import type { alternatives as english } from '../en/alternatives.ts';

export const alternatives = {
  scores_higher: 'Ein besserer Score für dich',
  better_figures: 'Bessere Nährwerte',
  less_processed: 'Weniger verarbeitet',
  no_additives: 'Keine bedenklichen Zusatzstoffe',
  fewer_additives: 'Weniger bedenkliche Zusatzstoffe',
  organic: 'Bio',
  grade: 'Nutri-Score {better} statt {current}',
  amounts: '{what}: {better, number} g statt {current, number} g je {per}',
  without: 'Ohne {name}',
  less: 'Weniger {name}',
  less_energy: 'Weniger Energie',
  less_sugar: 'Weniger Zucker',
  less_saturated_fat: 'Weniger gesättigte Fettsäuren',
  better_fat: 'Besseres Fett',
  less_salt: 'Weniger Salz',
  no_sweetener: 'Ohne Süßungsmittel',
  more_fruit_and_vegetables: 'Mehr Obst und Gemüse',
  more_fiber: 'Mehr Ballaststoffe',
  more_protein: 'Mehr Eiweiß',
} satisfies Translation<typeof english>;
