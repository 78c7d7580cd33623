/**
 * What the pack shows of a substance. `amount` is 1 present, ½ possible (an unnamed vegetable oil), 0 absent,
 * `null` unknown: no evidence and no list that could be read. `prominent`: among the first three ingredients, or the food
 * is of its category.
 */
export type Presence = {
  readonly amount: number | null;
  readonly inFirstThree: boolean;
  readonly prominent: boolean;
};
