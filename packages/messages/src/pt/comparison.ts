import type { Translation } from '../catalog.ts';
import type { comparison as english } from '../en/comparison.ts';

export const comparison = {
  one: 'Escolha {name}: {reasons}.',
  one_by_score: 'Escolha {name}: tem a melhor pontuação.',
  best_of_poor: 'Nenhum destes é uma boa escolha. O melhor é {name}.',
  same: 'Sem diferença na pontuação: {score} cada um.',
  tied: '{names} têm a melhor pontuação: {score}.',
  tied_poor: 'Nenhum destes é uma boa escolha. {names} têm a mesma pontuação: {score}.',
  both: '{one} e {other}',
  none_fits: 'Nenhum destes é adequado para si.',
  check: 'Só as embalagens podem dizer se algum é adequado para si.',
  check_rest: '{names}: não. Do resto, só as embalagens podem dizer se é adequado para si.',
  unknown: 'Sabe-se demasiado pouco para escolher.',
  half: '{what}: metade',
  third: '{what}: um terço',
  quarter: '{what}: um quarto',
  none: 'sem {what}',
  least: 'a menor quantidade de {what}',
  most: 'a maior quantidade de {what}',
  fewest_additives: 'o menor número de aditivos',
  sugars: 'açúcar',
  saturated_fat: 'gordura saturada',
  salt: 'sal',
  fiber: 'fibra',
  proteins: 'proteína',
  additives: 'aditivos',
} satisfies Translation<typeof english>;
