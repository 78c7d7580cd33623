import type { FoodFacts } from '@labelwise/domain/food';

/** A list to score. `facts` is absent for a food that the worker was given before. */
export type ListMessage = {
  call: number;
  /** The member's profile as this device stores it. */
  profile: unknown;
  foods: readonly { id: string; facts?: FoodFacts }[];
};

/** The scores in the order of the list, or that it could not be done. */
export type ScoresMessage = { call: number; scores: number[] | null };
