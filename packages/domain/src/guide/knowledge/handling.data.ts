import type { GeneralId } from './general.data.ts';

/** Entries on how food is handled that stand outside the kitchen's own. */
export const ALSO_OF_HANDLING: ReadonlySet<GeneralId> = new Set([
  'travel_food',
  'yogurt_whey',
  'wash_mushrooms',
  'wash_salad',
  'freezing_germs',
  'alcohol_cooking',
  'starch_flour',
]);
/** Of what a body does with food. */
export const BODY_ENTRIES: ReadonlySet<GeneralId> = new Set([
  'mercury_fish',
  'hangover',
  'constipation',
  'diarrhoea_food',
  'nausea_food',
  'ill_food',
  'migraine_food',
  'thyroid_food',
  'fatty_liver',
  'shift_work',
  'sport_before',
]);
