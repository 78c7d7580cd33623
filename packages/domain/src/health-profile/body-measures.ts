import type { Nutriments } from '../food/index.ts';
import { KJ_PER_KCAL } from '../lib/index.ts';

export type UnitSystem = 'metric' | 'imperial';

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.45359237;
const IMPERIAL_REGIONS = new Set(['US', 'LR', 'MM']);

/**
 * The unit system people of a locale expect ("en-US" → imperial, "de" → metric). A locale without a region means its
 * most likely one ("en" → US); one that cannot be read is metric.
 */
export function unitSystemOfLocale(locale: string | null | undefined): UnitSystem {
  if (locale === null || locale === undefined || locale === '') return 'metric';
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return region !== undefined && IMPERIAL_REGIONS.has(region) ? 'imperial' : 'metric';
  } catch {
    return 'metric';
  }
}

/** A height as entered (cm, or inches) → decimal inches, the unit it is stored in. */
export function storedHeight(entered: number, system: UnitSystem): number {
  return system === 'metric' ? entered / CM_PER_INCH : entered;
}

/** A weight as entered (kg, or pounds) → decimal pounds, the unit it is stored in. */
export function storedWeight(entered: number, system: UnitSystem): number {
  return system === 'metric' ? entered / KG_PER_POUND : entered;
}

/** Stored inches → whole centimeters or inches: what was entered as 171 cm reads 171 cm for ever. */
export function shownHeight(inches: number, system: UnitSystem): number {
  return Math.round(system === 'metric' ? inches * CM_PER_INCH : inches);
}

/** Stored pounds → whole kilograms or pounds. */
export function shownWeight(pounds: number, system: UnitSystem): number {
  return Math.round(system === 'metric' ? pounds * KG_PER_POUND : pounds);
}

export const HEIGHT_UNIT: Readonly<Record<UnitSystem, string>> = { metric: 'cm', imperial: 'in' };
export const WEIGHT_UNIT: Readonly<Record<UnitSystem, string>> = { metric: 'kg', imperial: 'lbs' };

export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';
export type Bmi = { value: number /** One decimal: "24.4". */; text: string; category: BmiCategory };

/**
 * Body mass index from inches and pounds; `null` unless both are known and above zero. The category goes by the exact
 * value, not by the rounded text.
 * @source category limits of the World Health Organization
 */
export function bodyMassIndex(heightInches: number | null, weightPounds: number | null): Bmi | null {
  if (heightInches === null || weightPounds === null || !(heightInches > 0) || !(weightPounds > 0)) return null;
  const meters = (heightInches * 2.54) / 100;
  const value = (weightPounds * 0.453592) / meters ** 2;
  return Number.isFinite(value) ? { value, text: value.toFixed(1), category: bmiCategory(value) } : null;
}

/** Below 18.5, 25 and 30; from 30 on Obese. */
export function bmiCategory(value: number): BmiCategory {
  if (value < 18.5) return 'Underweight';
  if (value < 25) return 'Normal';
  return value < 30 ? 'Overweight' : 'Obese';
}

/** The member's own daily targets: kcal and grams; `null` = unset. */
export type DailyTargets = { calories: number | null; protein: number | null; carbs: number | null; fat: number | null };

/** Reference intakes of an average adult. @source Regulation (EU) No 1169/2011, Annex XIII, part B */
export const REFERENCE_INTAKES = { calories: 2000, protein: 50, carbs: 260, fat: 70 } as const;

export type DailyShare = {
  target: keyof DailyTargets;
  /** kcal or grams in the amount judged. */
  amount: number;
  /** kcal or grams a day that the share is of. */
  ofDaily: number;
  /** Whole percent of the day. */
  percent: number;
  /** Whose day: the member's target, or the EU reference intake where none is set. */
  basis: 'own target' | 'reference intake';
};

export type DailyShares = {
  /** One serving where the pack states its size (g or ml), else 100 g or ml. */
  per: 'serving' | '100';
  grams: number;
  shares: DailyShare[];
};

const TARGETS = ['calories', 'protein', 'carbs', 'fat'] as const;

/**
 * How much of the day a serving brings. Shown beside the score, never part of it; a nutrient that is not stated is
 * left out. `servingSize` in grams or milliliters, `null` = not stated.
 */
export function dailyShares(nutriments: Nutriments, servingSize: number | null, targets: Partial<DailyTargets> = {}): DailyShares {
  const stated = servingSize !== null && servingSize > 0;
  const grams = stated ? servingSize : 100;
  const shares = TARGETS.flatMap((target): DailyShare[] => {
    const per100 = amountPer100(nutriments, target);
    if (per100 === undefined) return [];
    const own = targets[target] ?? null;
    const usable = own !== null && own > 0;
    const ofDaily = usable ? own : REFERENCE_INTAKES[target];
    const amount = (per100 * grams) / 100;
    return [{ target, amount, ofDaily, percent: Math.round((100 * amount) / ofDaily), basis: usable ? 'own target' : 'reference intake' }];
  });
  return { per: stated ? 'serving' : '100', grams, shares };
}

function amountPer100(nutriments: Nutriments, target: keyof DailyTargets): number | undefined {
  if (target === 'protein') return nutriments.proteins;
  if (target === 'carbs') return nutriments.carbohydrates;
  if (target === 'fat') return nutriments.fat;
  return nutriments.energyKcal ?? (nutriments.energyKj === undefined ? undefined : nutriments.energyKj / KJ_PER_KCAL);
}
