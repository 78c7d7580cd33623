import { sum } from '../lib/index.ts';
import type { ReadFood } from '../matching/index.ts';
import { amountsOfDay, type DayTargets, hasFreeSugars, type Portion, portionOf, sharesOfDay } from '../portion/index.ts';

export const INTAKE_NUTRIMENTS = ['sugars', 'saturatedFat', 'salt', 'fiber'] as const;
export type IntakeNutriment = (typeof INTAKE_NUTRIMENTS)[number];

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

/** What a day brought of one nutriment, on average. Grams. */
export type IntakeRow = {
  readonly nutriment: IntakeNutriment;
  readonly perDay: number;
  /** What the member's day holds: a limit, of fiber an amount to reach. */
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
 * Free sugars, saturated fat, salt and fiber of one portion each time, as the mean of some days. The sugars of whole fruit and milk are
 * none of the free ones (docs/decisions/070).
 *
 * @param days that the products are spread over, 1 or more
 */
export function intakeOf(products: readonly IntakeProduct[], days: number, targets: DayTargets): Intake {
  const ofDay = amountsOfDay(targets);
  const eaten = products.map((one) => ({ ...one, amounts: amountsIn(one) }));
  const rows = INTAKE_NUTRIMENTS.map((nutriment): IntakeRow => {
    const known = eaten.flatMap(({ product, times, amounts }) => {
      const amount = amounts.get(nutriment);
      return amount === undefined ? [] : [{ product, perDay: (amount * times) / days }];
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

/** Grams in one portion, by what the pack states. */
function amountsIn({ food, servingSize, doubtful }: IntakeProduct): Map<IntakeNutriment, number> {
  const amounts = new Map<IntakeNutriment, number>();
  for (const { nutriment, inPortion } of sharesOfDay(food, servingSize)) {
    if (nutriment === 'energyKj' || doubtful.has(nutriment)) continue;
    amounts.set(nutriment, nutriment === 'sugars' && !hasFreeSugars(food) ? 0 : inPortion);
  }
  return amounts;
}
