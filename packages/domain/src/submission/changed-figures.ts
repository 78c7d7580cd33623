import type { NutrimentName, Nutriments } from '../food/index.ts';

/** A figure per 100 g that is another one than it was. */
export type ChangedFigure = { readonly field: NutrimentName; readonly before: number; readonly now: number };

/**
 * What of the table is compared, and how much of a difference in grams (energy: kcal) is more than another rounding of the same recipe.
 * @source European Commission, guidance on tolerances for nutrient values (2012), section 5: how figures are rounded on packs
 */
const COMPARED: readonly (readonly [NutrimentName, number])[] = [
  ['sugars', 0.5],
  ['saturatedFat', 0.2],
  ['fat', 0.5],
  ['salt', 0.06],
  ['energyKcal', 10],
  ['carbohydrates', 1],
  ['fiber', 0.5],
  ['proteins', 0.5],
];
/** Less than this share of the former figure is noise, too. */
const MIN_SHARE = 0.05;

/** What changed in a recipe, the gravest figures first; figures that are not known on both sides are left out. */
export function changedFigures(before: Nutriments, now: Nutriments): readonly ChangedFigure[] {
  return COMPARED.flatMap(([field, least]) => {
    const [former, present] = [before[field], now[field]];
    if (former === undefined || present === undefined) return [];
    const difference = Math.abs(present - former);
    return difference > least && difference > former * MIN_SHARE ? [{ field, before: former, now: present }] : [];
  });
}

/** The figures that are compared later: what a scan stores of the food as it was. */
export function comparedFigures(nutriments: Nutriments): Nutriments {
  return Object.fromEntries(
    COMPARED.flatMap(([field]) => {
      const value = nutriments[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
