import { KJ_PER_KCAL } from '../lib/index.ts';
import { amountOf, kilocalories, presenceOf, type ReadFood } from '../matching/index.ts';
import { CAN_ML, EU_INTAKES, FIBER_G, FREE_SUGARS_G, SALT_G } from './day.data.ts';

/** How much of a food is looked at: the serving of its pack, a can of a drink that names none, else 100 g or ml. */
export type Portion = { readonly kind: 'serving' | 'can' | '100'; readonly amount: number; readonly unit: 'g' | 'ml' };

export const DAY_NUTRIMENTS = ['sugars', 'saturatedFat', 'salt', 'fiber', 'energyKj'] as const;
export type DayNutriment = (typeof DAY_NUTRIMENTS)[number];

/** Where the amount of a day comes from. */
export type DaySource = 'WHO free sugars' | 'EU sugars' | 'EU saturated fat' | 'WHO salt' | 'EFSA fiber' | 'EU energy' | 'own target';

export type DayShare = {
  readonly nutriment: DayNutriment;
  /** Grams, of energy kJ. */
  readonly per100: number;
  readonly inPortion: number;
  readonly ofDay: number;
  /** Whole percent of the day in a portion. */
  readonly percent: number;
  readonly source: DaySource;
};

/** Daily targets of a member; the guidelines state free sugars and saturated fat as parts of a day's energy, so they follow it. */
export type DayTargets = { readonly calories: number | null };

const KCAL_OF_REFERENCE = 2000;
/** Larger servings are typing errors of the source: no pack suggests more than a kilogram. */
const MAX_SERVING = 1000;

export function portionOf(food: ReadFood, servingSize: number | null): Portion {
  const unit = food.isDrink ? 'ml' : 'g';
  if (servingSize !== null && servingSize > 0 && servingSize <= MAX_SERVING) return { kind: 'serving', amount: servingSize, unit };
  return food.isDrink ? { kind: 'can', amount: CAN_ML, unit } : { kind: '100', amount: 100, unit };
}

/**
 * What a portion brings of a day, for the nutriments that the pack states. Shown beside the score, never part of it.
 *
 * @param servingSize grams or millilitres; null where the pack does not say
 */
export function sharesOfDay(food: ReadFood, servingSize: number | null, targets: DayTargets = { calories: null }): DayShare[] {
  const portion = portionOf(food, servingSize);
  return DAY_NUTRIMENTS.flatMap((nutriment): DayShare[] => {
    const per100 = per100Of(food, nutriment);
    if (per100 === null) return [];
    const { amount: ofDay, source } = dayOf(food, nutriment, targets);
    const inPortion = (per100 * portion.amount) / 100;
    return [{ nutriment, per100, inPortion, ofDay, percent: Math.round((100 * inPortion) / ofDay), source }];
  });
}

function per100Of(food: ReadFood, nutriment: DayNutriment): number | null {
  if (nutriment !== 'energyKj') return amountOf(food, nutriment);
  const stated = amountOf(food, 'energyKj');
  if (stated !== null) return stated;
  const kcal = kilocalories(food);
  return kcal === null ? null : kcal * KJ_PER_KCAL;
}

/** Grams that a member's day holds at most; of fiber, at least. Sugars are the free ones: those of whole fruit and milk have no such limit. */
export function amountsOfDay(targets: DayTargets): Readonly<Record<Exclude<DayNutriment, 'energyKj'>, number>> {
  const ofEnergy = energyOfDay(targets);
  return { sugars: FREE_SUGARS_G * ofEnergy, saturatedFat: EU_INTAKES.saturatedFat * ofEnergy, salt: SALT_G, fiber: FIBER_G };
}

/** The energy of the member's own day, as a multiple of the reference. */
function energyOfDay({ calories }: DayTargets): number {
  return (calories !== null && calories > 0 ? calories : KCAL_OF_REFERENCE) / KCAL_OF_REFERENCE;
}

function dayOf(food: ReadFood, nutriment: DayNutriment, targets: DayTargets): { amount: number; source: DaySource } {
  const ofEnergy = energyOfDay(targets);
  const { sugars, saturatedFat, salt, fiber } = amountsOfDay(targets);
  switch (nutriment) {
    case 'sugars':
      return hasFreeSugars(food)
        ? { amount: sugars, source: 'WHO free sugars' }
        : { amount: EU_INTAKES.sugars * ofEnergy, source: 'EU sugars' };
    case 'saturatedFat':
      return { amount: saturatedFat, source: 'EU saturated fat' };
    case 'salt':
      return { amount: salt, source: 'WHO salt' };
    case 'fiber':
      return { amount: fiber, source: 'EFSA fiber' };
    case 'energyKj':
      return ofEnergy === 1
        ? { amount: EU_INTAKES.energyKj, source: 'EU energy' }
        : { amount: KCAL_OF_REFERENCE * ofEnergy * KJ_PER_KCAL, source: 'own target' };
  }
}

/**
 * Sugars that somebody added, and those of honey, syrups and juices. Those of whole fruit and of milk are none.
 * @source WHO, Guideline: sugars intake for adults and children (2015)
 */
export function hasFreeSugars(food: ReadFood): boolean {
  const { amount } = presenceOf(food, 'Sugars and Syrups');
  if (amount !== null) return amount > 0 || (food.isDrink && presenceOf(food, 'Dairy').amount === 0);
  return food.isDrink || food.facts.nova === 4;
}
