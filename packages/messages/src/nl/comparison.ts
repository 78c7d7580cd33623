import type { Translation } from '../catalog.ts';
import type { comparison as english } from '../en/comparison.ts';

export const comparison = {
  one: 'Neem {name}: {reasons}.',
  one_by_score: 'Neem {name}: de beste score.',
  best_of_poor: 'Geen van deze is een goede keuze. De beste is {name}.',
  same: 'Geen verschil in score: elk {score}.',
  tied: '{names} hebben de beste score: {score}.',
  tied_poor: 'Geen van deze is een goede keuze. {names} hebben dezelfde score: {score}.',
  both: '{one} en {other}',
  none_fits: 'Geen van deze past bij je.',
  check: 'Of een van deze bij je past, staat alleen op de verpakking.',
  check_rest: '{names}: niet. Of de rest bij je past, staat alleen op de verpakking.',
  unknown: 'Er is te weinig bekend om te kiezen.',
  half: '{what}: de helft',
  third: '{what}: een derde',
  quarter: '{what}: een kwart',
  none: 'zonder {what}',
  least: 'het minst {what}',
  most: 'het meest {what}',
  fewest_additives: 'de minste additieven',
  sugars: 'suiker',
  saturated_fat: 'verzadigd vet',
  salt: 'zout',
  fiber: 'vezels',
  proteins: 'eiwit',
  additives: 'additieven',
} satisfies Translation<typeof english>;
