import type { Translation } from '../catalog.ts';
import type { comparison as english } from '../en/comparison.ts';

export const comparison = {
  one: 'Prenez {name} : {reasons}.',
  one_by_score: 'Prenez {name} : c’est le meilleur score.',
  best_of_poor: 'Aucun d’eux n’est un bon choix. Le meilleur est {name}.',
  same: 'Pas de différence de score : {score} pour chacun.',
  tied: '{names} ont le meilleur score : {score}.',
  tied_poor: 'Aucun d’eux n’est un bon choix. {names} ont le même score : {score}.',
  both: '{one} et {other}',
  none_fits: 'Aucun d’eux ne vous convient.',
  check: 'Seuls les emballages peuvent dire si l’un d’eux vous convient.',
  check_rest: 'Pas {names}. Pour le reste, seuls les emballages peuvent dire si cela vous convient.',
  unknown: 'On en sait trop peu pour choisir.',
  half: '{what} : moitié moins',
  third: '{what} : trois fois moins',
  quarter: '{what} : quatre fois moins',
  none: 'sans {what}',
  least: 'le moins de {what}',
  most: 'le plus de {what}',
  fewest_additives: 'le moins d’additifs',
  sugars: 'sucres',
  saturated_fat: 'graisses saturées',
  salt: 'sel',
  fiber: 'fibres',
  proteins: 'protéines',
  additives: 'additifs',
} satisfies Translation<typeof english>;
