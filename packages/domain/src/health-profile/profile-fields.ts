import { selectionKey } from '../preferences/index.ts';

/** Silent save of the basic fields this long after the last change, in ms. */
export const AUTO_SAVE_DELAY_MS = 1000;

/** The fields of "Basic Information"; height in inches, weight in pounds, both decimal. `null` = unset. */
export type BasicInformation = {
  age: number | null;
  gender: string | null;
  activityLevel: string | null;
  height: number | null;
  weight: number | null;
};

/** The silent save waits for at least one of age, height, weight and gender; an activity level alone is not enough. */
export function mayAutoSave({ age, height, weight, gender }: BasicInformation): boolean {
  return age !== null || height !== null || weight !== null || (gender !== null && gender !== '');
}

const THOUSANDS = /^\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+$/;
const DECIMAL = /^\d+(?:[.,]\d*)?$/;

/**
 * What a number field of the profile means: a whole number, decimals cut off ("70.9" → 70), thousands understood
 * ("2,000" → 2000). Empty, negative and unparseable entries are `null`, unset.
 */
export function parseWholeNumber(text: string): number | null {
  const entry = text.trim();
  if (THOUSANDS.test(entry)) return safe(Number(entry.replace(/\D/g, '')));
  return DECIMAL.test(entry) ? safe(Math.trunc(Number(entry.replace(',', '.')))) : null;
}

function safe(value: number): number | null {
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * The chips with one more; the same array when the trimmed text is empty or already there. Letter case does not make
 * a second chip ("vegan" beside "Vegan").
 */
export function addChip(chips: readonly string[], text: string): readonly string[] {
  const chip = text.trim().replace(/\s+/g, ' ');
  const isThere = chips.some((one) => selectionKey(one) === selectionKey(chip));
  return chip === '' || isThere ? chips : [...chips, chip];
}

export function removeChip(chips: readonly string[], chip: string): readonly string[] {
  return chips.filter((one) => one !== chip);
}
