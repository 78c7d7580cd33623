import type { Translation } from '../catalog.ts';
import type { watch as english } from '../en/watch.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Maintenant : {text}',
  conflict: 'Il ne convient plus à tout le monde',
  traces: 'Il peut désormais contenir des traces de ce que quelqu’un évite',
  unknown: 'L’emballage ne dit plus ce qu’il disait',
  limits: 'Il convient moins bien qu’avant',
  no_list: 'La liste des ingrédients manque maintenant',
  no_figures: 'Des valeurs du tableau nutritionnel manquent maintenant',
  figure: '{name} : {before, number} → {now, number} g pour 100 g ou ml',
  score: 'Score {before, number} → {now, number}',
  no_score: 'On n’en sait plus assez pour un score',
} as const satisfies Translation<typeof english>;
