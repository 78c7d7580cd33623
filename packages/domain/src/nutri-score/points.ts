/**
 * Declared figures are decimal; sums such as 0.1 + 0.2 or sodium × 2.5 land a few 1e-16 beside the decimal they mean.
 * No label states more than six decimals, so nothing real is this close to a limit.
 */
const FLOAT_NOISE = 1e-9;

/** How many limits `value` is strictly above. */
export function pointsAbove(value: number, limits: readonly number[]): number {
  let points = 0;
  while (points < limits.length && value > (limits[points] ?? Number.POSITIVE_INFINITY) + FLOAT_NOISE) points += 1;
  return points;
}

/** How many limits `value` is at or above. */
export function pointsFrom(value: number, limits: readonly number[]): number {
  let points = 0;
  while (points < limits.length && value >= (limits[points] ?? Number.POSITIVE_INFINITY) - FLOAT_NOISE) points += 1;
  return points;
}
