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
