import { sum } from '../lib/index.ts';
import type { ReadFood } from '../matching/index.ts';
import { type DayGoals, EATEN_NAMES, type EatenName, eatenOf, goalsOfDay, type Portion, portionOf } from '../portion/index.ts';

/** A product that was eaten, bought or scanned in the week. */
export type IntakeProduct = {
  readonly product: string;
  readonly food: ReadFood;
  /** Grams or millilitres; null where the pack does not say. */
  readonly servingSize: number | null;
  /** Figures that cannot be true, by name: they do not count. */
  readonly doubtful: ReadonlySet<string>;
  /** Portions in the week. */
  readonly times: number;
};

/** What a day brought of one nutriment, on average. Grams, of energy kcal. */
export type IntakeRow = {
  readonly nutriment: EatenName;
  readonly perDay: number;
  /** What the member's day holds: a limit, of fiber and protein an amount to reach. */
  readonly ofDay: number;
  /** Products that state it. */
  readonly stated: number;
  /** The product that brings most of it, and how much of it; null where nothing brings any. */
  readonly top: { readonly product: string; readonly perDay: number } | null;
};

export type Intake = {
  readonly rows: readonly IntakeRow[];
  readonly products: number;
  /** How many of them are counted by the serving of the pack, by the can, and by 100 g or ml for want of either. */
  readonly portions: Readonly<Record<Portion['kind'], number>>;
};

/**
 * Energy, free sugars, saturated fat, salt, fiber and protein of one portion each time, as the mean of some days: what a day is counted by,
 * in the same way.
 *
 * @param days that the products are spread over, 1 or more
 */
export function intakeOf(products: readonly IntakeProduct[], days: number, targets: DayGoals): Intake {
  const ofDay = goalsOfDay(targets);
  const rows = EATEN_NAMES.map((nutriment): IntakeRow => {
    const known = products.flatMap(({ times, ...one }) => {
      const amount = eatenOf({ ...one, amount: null }, nutriment);
      return amount === null ? [] : [{ product: one.product, perDay: (amount * times) / days }];
    });
    const top = known.reduce<IntakeRow['top']>(
      (most, one) => (one.perDay > 0 && (most === null || one.perDay > most.perDay) ? one : most),
      null,
    );
    return { nutriment, perDay: sum(known.map(({ perDay }) => perDay)), ofDay: ofDay[nutriment], stated: known.length, top };
  });
  const portions = { serving: 0, can: 0, '100': 0 };
  for (const { food, servingSize } of products) portions[portionOf(food, servingSize).kind] += 1;
  return { rows, products: products.length, portions };
}
