import type { FoodKind } from '../food/index.ts';
import {
  ENERGY_FROM_SATURATES_KJ,
  FIBER_G,
  KJ_PER_G_FAT,
  SALT_G,
  SATURATED_FAT_G,
  SATURATED_FAT_RATIO,
  SUGARS_G,
  SUGARS_G_BEVERAGE,
} from './thresholds.data.ts';

/** Figures that a maker can change by themselves; others (energy, fat) follow from them. */
export type SteppedNutriment = 'salt' | 'sugars' | 'saturatedFat' | 'fiber';

/** Amounts at which the points of a figure change, in grams per 100 g or 100 ml. @param fat grams of fat, for the share of saturates in fats */
export function stepsOf(nutriment: SteppedNutriment, kind: FoodKind, fat: number | null): readonly number[] {
  switch (nutriment) {
    case 'salt':
      return SALT_G;
    case 'sugars':
      return kind === 'beverage' ? SUGARS_G_BEVERAGE : SUGARS_G;
    case 'fiber':
      return FIBER_G;
    case 'saturatedFat':
      return kind === 'fat' ? [...ENERGY_FROM_SATURATES_KJ.map((kj) => kj / KJ_PER_G_FAT), ...ratioSteps(fat)] : SATURATED_FAT_G;
    default:
      return nutriment satisfies never;
  }
}

function ratioSteps(fat: number | null): readonly number[] {
  return fat === null ? [] : SATURATED_FAT_RATIO.map((percent) => (fat * percent) / 100);
}
