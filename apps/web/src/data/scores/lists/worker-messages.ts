import type { FoodFacts } from '@labelwise/domain/food';

/**
 * A list to score. Foods have a place in the worker, where they are read once: a change of preferences sends places and
 * gets scores back, as numbers that are moved and not copied.
 */
export type ListMessage = {
  call: number;
  /** The member's profile as this device stores it. */
  profile: unknown;
  /** Foods that the worker does not know yet, or that changed. */
  added: readonly { place: number; facts: FoodFacts }[];
  /** The list, in its order. */
  places: Uint32Array<ArrayBuffer>;
};

/** In the order of the list: the scores, NaN where a food has none, and how each stands, as its place in `SCORE_STATES`. */
export type ListAnswer = { scores: Float64Array<ArrayBuffer>; states: Uint8Array<ArrayBuffer> };

/** The answer to a list, or that it could not be done. */
export type ScoresMessage = { call: number; answer: ListAnswer | null };
