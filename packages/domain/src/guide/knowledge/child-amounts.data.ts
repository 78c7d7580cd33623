/** What a day holds for a child, by the age in years from which it counts; `null`: there is no amount to name, but none or as little as can be. */
type ByAge = readonly (readonly [from: number, amount: number | null])[];

/**
 * @source NHS, Salt and Sugar: the facts (salt, free sugars); EFSA, dietary reference values: water 2010 (adequate intake, the mean of girls
 * and boys), fibre 2010, calcium 2015, iron 2015; EFSA, safety of caffeine, 2015 (mg per kg of body weight)
 */
export const CHILD_AMOUNTS = {
  /** Grams. */
  salt: [[0, 1], [1, 2], [4, 3], [7, 5], [11, 6]],
  /** Grams of free sugars. */
  sugars: [[0, null], [4, 19], [7, 24], [11, 30]],
  /** Milligrams per kilogram of body weight. */
  caffeine: [[0, null], [4, 3]],
  /** Litres of food and drink together. */
  water: [[0, null], [1, 1.2], [2, 1.3], [4, 1.6], [9, 2], [14, 2.3]],
  /** Milligrams. */
  calcium: [[0, 280], [1, 450], [4, 800], [11, 1150]],
  /** Milligrams. */
  iron: [[0, 11], [1, 7], [7, 11], [12, 13]],
  /** Grams. */
  fiber: [[0, null], [1, 10], [4, 14], [7, 16], [11, 19], [15, 21]],
} as const satisfies Readonly<Record<string, ByAge>>;
export type ChildNutrient = keyof typeof CHILD_AMOUNTS;

/** Usual body weight in kilograms by age in years, rounded. @source WHO, growth references (2006, 2007), median of girls and boys */
export const CHILD_WEIGHTS: readonly number[] = [8, 10, 12, 14, 16, 18, 20, 23, 25, 28, 32, 36, 41, 46, 51, 55, 58, 61];
/** The part of the water of a day that is drunk; the rest comes with food. @source EFSA, dietary reference values for water, 2010 */
export const SHARE_OF_DRINKS = 0.75;
