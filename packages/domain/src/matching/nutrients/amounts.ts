import type { NutrimentName } from '../../food/index.ts';
import { clamp, KJ_PER_KCAL } from '../../lib/index.ts';
import type { ReadFood } from '../read-food.ts';
import type { Ramp } from './ramps.data.ts';

/**
 * Grams per 100 g or 100 ml; `null` where the pack does not say or says nonsense. No fat means no saturates and no
 * carbohydrate means no sugars, also where a pack leaves those out.
 */
export function amountOf(food: ReadFood, name: NutrimentName): number | null {
  const stated = statedAmount(food, name);
  if (stated !== null) return stated;
  if (name === 'saturatedFat') return statedAmount(food, 'fat') === 0 ? 0 : null;
  return name === 'sugars' && statedAmount(food, 'carbohydrates') === 0 ? 0 : null;
}

function statedAmount(food: ReadFood, name: NutrimentName): number | null {
  const amount = food.facts.nutriments[name];
  return amount === undefined || !Number.isFinite(amount) || amount < 0 ? null : amount;
}

/** kcal per 100 g or 100 ml, from whichever unit is stated. */
export function kilocalories(food: ReadFood): number | null {
  const kcal = amountOf(food, 'energyKcal');
  if (kcal !== null) return kcal;
  const kj = amountOf(food, 'energyKj');
  return kj === null ? null : kj / KJ_PER_KCAL;
}

export function onRamp(value: number, { from, to }: Ramp): number {
  return clamp((value - from) / (to - from), 0, 1);
}

/** The ramp of a drink or of any other food. */
export function sideFor<T>(food: ReadFood, sides: { readonly food: T; readonly drink: T }): T {
  return food.isDrink ? sides.drink : sides.food;
}

/** A claim's strength: nothing below half of "high in", full from "high in" on. */
export function claimShare(quotient: number): number {
  return quotient < 0.5 ? 0 : Math.min(1, quotient);
}
