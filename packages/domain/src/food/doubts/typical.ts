import type { FoodGroup } from '../groups/groups.data.ts';

/** Of the members of a group: one in ten lies below the first, half below the second, nine in ten below the third. */
export type Tenths = readonly [tenth: number, median: number, ninetieth: number];

/** Figures of a group per 100 g: kJ, grams of what is neither water nor ash but salt, grams of salt where the list names salt. */
export type Typical = {
  readonly energy: Tenths;
  readonly dry: Tenths;
  readonly salt: Tenths | null;
  /** Hardly a member is without salt: one without a list is salted too. */
  readonly alwaysSalted: boolean;
};
/** What a food is compared with. */
export type Compared = {
  readonly group: FoodGroup | null;
  readonly usual: Typical | undefined;
  /** The group rests on the name alone. */
  readonly isByName: boolean;
  /** By how much further out a figure has to lie. */
  readonly strict: number;
};
export type TypicalFigures = ReadonlyMap<FoodGroup, Typical>;

/** The tenth of a normal distribution lies so many standard deviations below its middle. */
const TENTH = 1.2816;
/** Powers of ten. No group is narrower: labels round, recipes differ. */
const MIN_SPREAD = { energy: 0.03, dry: 0.02, salt: 0.08 } as const;
/** What is below counts as this, as zero has no logarithm. */
const MIN_AMOUNTS = { energy: 1, dry: 0.5, salt: 0.01 } as const;

/** How far a figure lies from the middle of its group, in standard deviations on a logarithmic scale: figures of food are skewed. */
export function deviation(what: keyof typeof MIN_AMOUNTS, value: number, [tenth, median, ninetieth]: Tenths): number {
  const log = (amount: number) => Math.log10(Math.max(amount, MIN_AMOUNTS[what]));
  const distance = log(value) - log(median);
  const tail = Math.abs(log(distance < 0 ? tenth : ninetieth) - log(median)) / TENTH;
  return distance / Math.max(tail, MIN_SPREAD[what]);
}
