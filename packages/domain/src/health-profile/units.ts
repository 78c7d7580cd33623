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
