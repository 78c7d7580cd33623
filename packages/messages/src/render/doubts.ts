import type { Doubt, DoubtId } from '@labelwise/domain/food';
import type { Say } from '../index.ts';

/** What would settle each doubt. */
const FIXES = {
  negative: 'doubts.read_figure_again',
  impossible: 'doubts.read_figure_again',
  macros_above_100: 'doubts.compare_four',
  saturates_above_fat: 'doubts.compare_both',
  sugars_above_carbohydrates: 'doubts.compare_both',
  added_sugars_above_sugars: 'doubts.compare_both',
  trans_fat_above_fat: 'doubts.compare_both',
  omega3_above_fat: 'doubts.compare_both',
  fiber_and_carbohydrates_above_100: 'doubts.compare_both',
  salt_too_high: 'doubts.salt_or_sodium',
  salt_too_low: 'doubts.salt_or_sodium_and_unit',
  salt_low: 'doubts.salt_or_sodium_and_unit',
  water_with_energy: 'doubts.flavoured_water',
  energy_units_swapped: 'doubts.which_is_kj',
  energy_same_in_both_units: 'doubts.both_energy_figures',
  energy_units_disagree: 'doubts.both_energy_figures',
  energy_kcal_as_kj: 'doubts.energy_unit',
  energy_far_from_macros: 'doubts.compare_energy',
  per_serving_as_per_100g: 'doubts.per_100_g_column',
  large_serving_as_per_100g: 'doubts.per_100_g_column',
  all_zero: 'doubts.read_table',
  zero_but_energy_rich: 'doubts.small_serving',
} as const satisfies Readonly<Record<DoubtId, string>>;

/** A doubt with its words: what looks wrong, and the one thing that would settle it. */
export type PresentedDoubt = Doubt & { message: string; fix: string };

export function presentDoubt(say: Say, doubt: Doubt): PresentedDoubt {
  const { id, mistake } = doubt;
  return { ...doubt, message: say(`doubts.${id}`), fix: say(mistake === 'unit' ? 'doubts.salt_unit' : FIXES[id]) };
}
