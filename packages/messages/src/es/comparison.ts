import type { Translation } from '../catalog.ts';
import type { comparison as english } from '../en/comparison.ts';

export const comparison = {
  one: 'Elige {name}: {reasons}.',
  one_by_score: 'Elige {name}: tiene la mejor puntuación.',
  best_of_poor: 'Ninguno es una buena opción. El mejor es {name}.',
  same: 'No hay diferencia de puntuación: {score} cada uno.',
  tied: '{names} tienen la mejor puntuación: {score}.',
  tied_poor: 'Ninguno es una buena opción. {names} tienen la misma puntuación: {score}.',
  both: '{one} y {other}',
  none_fits: 'Ninguno es apto para ti.',
  check: 'Solo los envases pueden decir si alguno es apto para ti.',
  check_rest: '{names}: no. De lo demás, solo los envases pueden decir si es apto para ti.',
  unknown: 'Se sabe demasiado poco para elegir.',
  half: '{what}: la mitad',
  third: '{what}: un tercio',
  quarter: '{what}: una cuarta parte',
  none: 'sin {what}',
  least: 'la menor cantidad de {what}',
  most: 'la mayor cantidad de {what}',
  fewest_additives: 'el menor número de aditivos',
  sugars: 'azúcar',
  saturated_fat: 'grasa saturada',
  salt: 'sal',
  fiber: 'fibra',
  proteins: 'proteína',
  additives: 'aditivos',
} satisfies Translation<typeof english>;
