import type { NutrimentName, Nutriments } from '../food-facts.ts';
import type { AmountReader } from './amount-reader.ts';
import { OFF_NUTRIMENT_KEYS } from './nutriment-keys.data.ts';

export type NutrimentsNote = 'negative_figure' | 'impossible_figure';

/** Nothing per 100 g comes near this, whatever its unit: such a number is a slip of the keyboard, not a doubtful figure. */
const ABSURD = 100_000;
const KJ_PER_KCAL = 4.184;
const SALT_PER_SODIUM = 2.5;

/**
 * All figures per 100 g in our names and units. Negative and absurd ones are left out and noted; doubtful ones stay, for
 * `findDoubts` to name. Energy is stated in kJ, kcal or both: the missing one follows.
 */
export function nutrimentsFrom(read: AmountReader, note: (what: NutrimentsNote) => void): Nutriments {
  const nutriments: { [name in NutrimentName]?: number } = {};
  const keep = (name: NutrimentName, value: number | null): void => {
    const usable = usableAmount(value, note);
    if (usable !== null) nutriments[name] = usable;
  };
  const kcal = usableAmount(read('energy-kcal'), note);
  const kj = usableAmount(read('energy-kj') ?? read('energy'), note);
  keep('energyKj', kj ?? (kcal === null ? null : Math.round(kcal * KJ_PER_KCAL)));
  keep('energyKcal', kcal ?? (kj === null ? null : round(kj / KJ_PER_KCAL, 1)));
  for (const [name, key] of OFF_NUTRIMENT_KEYS) keep(name, read(key));
  keep('carbohydrates', read('carbohydrates') ?? availableCarbohydrates(read));
  keep('salt', read('salt') ?? saltFromSodium(read('sodium')));
  if (nutriments.vitaminK === undefined) keep('vitaminK', read('phylloquinone'));
  return nutriments;
}

/** US tables state total carbohydrate, fibre included. */
function availableCarbohydrates(read: AmountReader): number | null {
  const total = read('carbohydrates-total');
  return total === null ? null : Math.max(0, round(total - (read('fiber') ?? 0), 5));
}

function saltFromSodium(sodium: number | null): number | null {
  return sodium === null ? null : round(sodium * SALT_PER_SODIUM, 6);
}

function usableAmount(value: number | null, note: (what: NutrimentsNote) => void): number | null {
  if (value === null) return null;
  if (value < 0) note('negative_figure');
  else if (value >= ABSURD) note('impossible_figure');
  else return Number(value.toPrecision(7));
  return null;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
