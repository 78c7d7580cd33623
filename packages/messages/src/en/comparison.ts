import type { Catalog } from '../catalog.ts';

/** Which of several foods to take, in one sentence. */
export const comparison = {
  one: '{name} is the one: {reasons}.',
  one_by_score: '{name} is the one: it has the best score.',
  best_of_poor: 'None of these is a good choice. {name} is the best of them.',
  same: 'No difference in the score: each has {score}.',
  tied: '{names} share the best score: {score}.',
  tied_poor: 'None of these is a good choice. {names} score alike: {score}.',
  both: '{one} and {other}',
  none_fits: 'None of these fits you.',
  check: 'Whether any of these fits you, only the packs can say.',
  check_rest: 'Not {names}. Whether the rest fits you, only the packs can say.',
  unknown: 'Too little is known to choose.',
  half: 'half of the {what}',
  third: 'a third of the {what}',
  quarter: 'a quarter of the {what}',
  none: 'no {what}',
  least: 'the least {what}',
  most: 'the most {what}',
  fewest_additives: 'the fewest additives',
  sugars: 'sugar',
  saturated_fat: 'saturated fat',
  salt: 'salt',
  fiber: 'fiber',
  proteins: 'protein',
  additives: 'additives',
} as const satisfies Catalog;
