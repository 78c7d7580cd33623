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
