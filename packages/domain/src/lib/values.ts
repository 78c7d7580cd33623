/** Energy: Regulation (EU) No 1169/2011, annex XIV; 1 kcal = 4.184 kJ. */
export const KJ_PER_KCAL = 4.184;

/** kJ a gram. @source Regulation (EU) No 1169/2011, annex XIV */
export const KJ_PER_GRAM = { fat: 37, carbohydrates: 17, proteins: 17, fiber: 8 } as const;

/** `value` held between `low` and `high`, both included. */
export function clamp(value: number, low: number, high: number): number {
  if (value < low) return low;
  return value > high ? high : value;
}

/** Half goes up, also below zero (-2.5 → -2): the rounding that the score's ledger is defined with. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}

/** Zero for an empty list. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

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

/** An object of which nothing is known but that it has named fields: JSON, a row, an answer of another service. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_ENTRIES = 3000;

/** The same function, that works each word out once; forgets all when it has seen `most`, because people may write anything. */
export function memoize<T>(work: (word: string) => T, most = MAX_ENTRIES): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    if (known.size >= most) known.clear();
    const fresh = work(word);
    known.set(word, fresh);
    return fresh;
  };
}
