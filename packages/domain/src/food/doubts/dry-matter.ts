import type { Nutriments } from '../food-facts.ts';

/** What is not water, grams in 100 g; a label states the ash only as salt. `null` where a main part is not stated. */
export function dryMatter({ fat, carbohydrates, proteins, salt = 0, fiber = 0, polyols = 0 }: Nutriments): number | null {
  if (fat === undefined || carbohydrates === undefined) return null;
  return fat + Math.max(carbohydrates, polyols) + (proteins ?? 0) + salt + fiber;
}
