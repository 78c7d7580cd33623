import type { Translation } from '../catalog.ts';
import type { comparison as english } from '../en/comparison.ts';

export const comparison = {
  one: 'Scegli {name}: {reasons}.',
  one_by_score: 'Scegli {name}: ha il punteggio migliore.',
  best_of_poor: 'Nessuno di questi è una buona scelta. Il migliore è {name}.',
  same: 'Nessuna differenza di punteggio: {score} ciascuno.',
  tied: '{names} hanno il punteggio migliore: {score}.',
  tied_poor: 'Nessuno di questi è una buona scelta. {names} hanno lo stesso punteggio: {score}.',
  both: '{one} e {other}',
  none_fits: 'Nessuno di questi va bene per te.',
  check: 'Solo le confezioni possono dire se qualcuno va bene per te.',
  check_rest: '{names}: no. Del resto solo le confezioni possono dire se va bene per te.',
  unknown: 'Si sa troppo poco per scegliere.',
  half: '{what}: la metà',
  third: '{what}: un terzo',
  quarter: '{what}: un quarto',
  none: 'senza {what}',
  least: 'la minore quantità di {what}',
  most: 'la maggiore quantità di {what}',
  fewest_additives: 'il minor numero di additivi',
  sugars: 'zuccheri',
  saturated_fat: 'grassi saturi',
  salt: 'sale',
  fiber: 'fibre',
  proteins: 'proteine',
  additives: 'additivi',
} satisfies Translation<typeof english>;
