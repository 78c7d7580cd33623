/**
 * What the pack shows of a substance. `amount` is 1 present, ½ possible (an unnamed vegetable oil), 0 absent,
 * `null` unknown: no evidence and no list that could be read. `prominent`: among the first three ingredients, or the food
 * is of its category. `evidence`: the words, category, tag or code that showed it.
 */
export type Presence = {
  readonly amount: number | null;
  readonly inFirstThree: boolean;
  readonly prominent: boolean;
  readonly evidence: string | null;
};

/** `limited`: fits in moderation (diets that are a matter of amount). */
export type Answer = 'yes' | 'no' | 'unknown' | 'limited';

/** `why` names what decided; `traces` tells an unknown that only traces stand in the way of. */
export type Suitability = { readonly answer: Answer; readonly why: string; readonly traces: boolean };
