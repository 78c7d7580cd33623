import { sum } from './numbers.ts';

/**
 * Whole numbers in the proportion of `weights` that add up to `total`, by largest remainder; of equal remainders the first gets more.
 * Empty where there is nothing to divide by.
 *
 * @param total a whole number, 0 or more
 * @param weights 0 or more each
 */
export function wholeParts(weights: readonly number[], total = 100): number[] {
  const all = sum(weights);
  if (all === 0) return [];
  const exact = weights.map((weight) => (total * weight) / all);
  const parts = exact.map(Math.floor);
  const missing = total - sum(parts);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
