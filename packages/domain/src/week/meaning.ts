import { averageScore } from '../history/index.ts';
import { sum, wholeParts } from '../lib/index.ts';
import type { ReadFood } from '../matching/index.ts';
import { type DayGoals, EATEN_NAMES, type EatenName, eatenOf, goalsOfDay, isToReach, type Portion, portionOf } from '../portion/index.ts';
import { scoreLabel } from '../scoring/index.ts';
import type { ProcessingMonth, TrendPoint } from './trend.ts';

/** Where a product of the week stands: by the word of its score, or apart where that word would be wrong. */
export const BOARDS = ['great', 'good', 'poor', 'check', 'no data'] as const;
export type Board = (typeof BOARDS)[number];

/** @param isHeldBack only something unknown holds the score down */
export function boardOf({ score, isHeldBack }: { score: number | null; isHeldBack: boolean }): Board {
  if (score === null) return 'no data';
  if (isHeldBack) return 'check';
  return ({ 'Great Match': 'great', 'Good Match': 'good', 'Poor Match': 'poor' } as const)[scoreLabel(score)];
}

/** What the shelf of a week says in one sentence. */
export type ShelfMeaning =
  | { readonly kind: 'all'; readonly board: 'great' | 'good' | 'poor'; readonly products: number }
  | { readonly kind: 'great and poor' | 'great' | 'poor'; readonly great: number; readonly poor: number }
  | { readonly kind: 'good' }
  | { readonly kind: 'unjudged'; readonly products: number };

export function shelfMeaning(boards: readonly Board[]): ShelfMeaning {
  const count = (board: Board) => boards.filter((one) => one === board).length;
  const [great, good, poor] = [count('great'), count('good'), count('poor')];
  const judged = great + good + poor;
  if (judged === 0) return { kind: 'unjudged', products: boards.length };
  if (judged === boards.length && (great === judged || good === judged || poor === judged))
    return { kind: 'all', board: great > 0 ? 'great' : good > 0 ? 'good' : 'poor', products: judged };
  if (great > 0 && poor > 0) return { kind: 'great and poor', great, poor };
  if (great > 0) return { kind: 'great', great, poor };
  return poor > 0 ? { kind: 'poor', great, poor } : { kind: 'good' };
}

/**
 * Where the average goes, over the `days` from the first to the last day that says something. `since`: the day after which most of a
 * change came; null where it came all along. `back`: it stands where it began, and was far from there in between. `few products`: each
 * window holds so few that the next product decides. `gap`: days between the first and the last one that have no average. `pause`: days
 * up to today without a product; 0 where the last window holds one. `none`: no day of the range has an average.
 */
export type TrendMeaning =
  | (Direction & { readonly gap: number; readonly pause: number })
  | { readonly kind: 'too few days' }
  | { readonly kind: 'none'; readonly pause: number };

type Direction =
  | { readonly kind: 'up' | 'down'; readonly from: number; readonly to: number; readonly since: string | null; readonly days: number }
  | { readonly kind: 'back'; readonly to: number; readonly farthest: number; readonly on: string; readonly days: number }
  | { readonly kind: 'few products'; readonly low: number; readonly high: number; readonly days: number }
  | { readonly kind: 'steady'; readonly around: number; readonly days: number };

/** Points that an average must move before it is called a trend: less is the noise of what happened to be bought. */
const MIN_CHANGE = 3;
/** Points between the ends and the day farthest from them from which on nobody who sees the line would call it steady. */
const MIN_SWING = 10;
/** Part of a change that is called most of it. */
const LARGEST_PART = 0.7;

/** Averages of few products that lie within these points are called steady. */
const NARROW = 5;

/** @param window days that each average covers */
export function trendMeaning(points: readonly TrendPoint[], window: number): TrendMeaning {
  const known = points.flatMap(({ mean, band, day, products }, at) =>
    mean === null ? [] : [{ at, day, mean: Math.round(mean), products, isFirm: band !== null }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return { kind: 'none', pause: points.length + window - 1 };
  const days = last.at - first.at + 1;
  // The same products on as many days as a window is long were recorded on one.
  const isOneDay = days <= window && known.every(({ mean, products }) => mean === first.mean && products === first.products);
  if (isOneDay) return { kind: 'too few days' };
  const empty = points.length - 1 - last.at;
  return { ...directionOf(known, first, last, window), gap: days - known.length, pause: empty === 0 ? 0 : empty + window - 1 };
}

type KnownPoint = { readonly at: number; readonly day: string; readonly mean: number; readonly isFirm: boolean };

function directionOf(known: readonly KnownPoint[], start: KnownPoint, end: KnownPoint, window: number): Direction {
  const firm = known.filter(({ isFirm }) => isFirm);
  // Windows that lie over each other hold the same products: a few days of them say nothing of the weeks around.
  const hasFew = firm.length < 2 || (firm.length < window / 2 && firm.length < known.length / 2);
  const compared = hasFew ? known : firm;
  const [first = start] = compared;
  const last = compared.at(-1) ?? end;
  const days = last.at - first.at + 1;
  // A window of one to three products is nothing to compare with.
  if (hasFew) {
    const means = known.map(({ mean }) => mean);
    const [low, high] = [Math.min(...means), Math.max(...means)];
    return high - low < NARROW ? { kind: 'steady', around: last.mean, days } : { kind: 'few products', low, high, days };
  }
  const change = last.mean - first.mean;
  if (Math.abs(change) < MIN_CHANGE) {
    const awayOf = ({ mean }: { readonly mean: number }) => Math.abs(mean - last.mean);
    const farthest = compared.reduce((most, point) => (awayOf(point) > awayOf(most) ? point : most));
    if (awayOf(farthest) < MIN_SWING) return { kind: 'steady', around: last.mean, days };
    return { kind: 'back', to: last.mean, farthest: farthest.mean, on: farthest.day, days };
  }
  const since = compared.findLast(({ mean }) => (last.mean - mean) / change >= LARGEST_PART);
  const isLate = since !== undefined && since.at - first.at >= (days - 1) / 2;
  // Where it had come as far before and was lost again, a dip is no beginning.
  const isFirst = compared.every(({ at, mean }) => at >= (since?.at ?? 0) || (mean - first.mean) / change < LARGEST_PART);
  return { kind: change > 0 ? 'up' : 'down', from: first.mean, to: last.mean, since: isLate && isFirst ? since.day : null, days };
}

/** What a week brings of a day. `top`: the product that alone brings a third or more of it. */
export type IntakeMeaning =
  | {
      readonly kind: 'above';
      readonly nutriment: EatenName;
      readonly top: { readonly product: string; readonly percent: number } | null;
    }
  | { readonly kind: 'within'; readonly nutriment: EatenName; readonly percent: number }
  | { readonly kind: 'too few'; readonly products: number }
  | { readonly kind: 'unknown' };

const LARGE_PERCENT = 33;

const MIN_PRODUCTS_OF_A_DAY = 5;

/** Whether products are enough to say that a day stays below a limit. That a few are above one is true in any case. */
export function isEnoughForDay({ products }: Pick<Intake, 'products'>): boolean {
  return products >= MIN_PRODUCTS_OF_A_DAY;
}

export function intakeMeaning({ rows, products }: Pick<Intake, 'rows' | 'products'>): IntakeMeaning {
  const limits = rows
    .filter(({ nutriment, stated }) => !isToReach(nutriment) && stated > 0)
    .sort((one, other) => other.perDay / other.ofDay - one.perDay / one.ofDay);
  const [most] = limits;
  if (most === undefined) return { kind: 'unknown' };
  const { nutriment, perDay, ofDay, top } = most;
  if (perDay <= ofDay && !isEnoughForDay({ products })) return { kind: 'too few', products };
  if (perDay <= ofDay) return { kind: 'within', nutriment, percent: Math.round((100 * perDay) / ofDay) };
  const percent = top === null ? 0 : Math.round((100 * top.perDay) / perDay);
  return { kind: 'above', nutriment, top: top === null || percent < LARGE_PERCENT ? null : { product: top.product, percent } };
}

/** How the share of ultra-processed products moves from the first month to the last one. */
export type ProcessingMeaning =
  | { readonly kind: 'rose' | 'fell'; readonly from: { readonly month: string; readonly percent: number }; readonly to: number }
  | { readonly kind: 'steady' | 'one month'; readonly to: number }
  | { readonly kind: 'unknown' };

export function processingMeaning(months: readonly ProcessingMonth[]): ProcessingMeaning {
  const known = months.flatMap(({ month, shares }) => (shares === null ? [] : [{ month, percent: shares.ultra }]));
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return { kind: 'unknown' };
  if (known.length === 1) return { kind: 'one month', to: last.percent };
  const change = last.percent - first.percent;
  if (Math.abs(change) < MIN_CHANGE) return { kind: 'steady', to: last.percent };
  return { kind: change > 0 ? 'rose' : 'fell', from: first, to: last.percent };
}

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

export type ShelfProduct = { readonly product: string; readonly score: number };
export type Swap = { readonly from: ShelfProduct; readonly to: ShelfProduct };

/** Swaps that are proposed at once. */
const MAX_SWAPS = 3;
/** A swap that gains fewer points is not worth the change. */
const MIN_GAIN = 10;

export const gainOf = ({ from, to }: Swap): number => to.score - from.score;

/**
 * The swaps that lift the average of a shelf most, the highest gain first. What comes in is new on the shelf, and comes in once, so that
 * each swap moves the average by exactly its gain over the number of products.
 *
 * @param offers what could be taken instead of a product, the one to propose first
 */
export function chooseSwaps(shelf: readonly ShelfProduct[], offers: ReadonlyMap<string, readonly ShelfProduct[]>): Swap[] {
  const taken = new Set(shelf.map(({ product }) => product));
  const open = new Map(shelf.map((from) => [from.product, from]));
  const swaps: Swap[] = [];
  while (swaps.length < MAX_SWAPS) {
    const best = [...open.values()]
      .flatMap((from): Swap[] => {
        const to = offers.get(from.product)?.find(({ product }) => !taken.has(product));
        return to === undefined ? [] : [{ from, to }];
      })
      .filter((swap) => gainOf(swap) >= MIN_GAIN)
      .sort(byGain)[0];
    if (best === undefined) break;
    swaps.push(best);
    open.delete(best.from.product);
    taken.add(best.to.product);
  }
  return swaps;
}

function byGain(one: Swap, other: Swap): number {
  return gainOf(other) - gainOf(one) || one.from.score - other.from.score || (one.from.product < other.from.product ? -1 : 1);
}

/** Whether no product that scores this much or more can displace one of these swaps. */
export function isSettled(swaps: readonly Swap[], score: number): boolean {
  return 100 - score < MIN_GAIN || (swaps.length === MAX_SWAPS && swaps.every((swap) => gainOf(swap) >= 100 - score));
}

export type Lift = {
  /** Whole averages, as they are shown. */
  readonly before: number;
  readonly after: number;
  /** What each swap adds; the parts add up to the difference. */
  readonly steps: readonly number[];
};

/** What swaps make of the average of a shelf; null of an empty shelf. */
export function liftOf(shelf: readonly ShelfProduct[], swaps: readonly Swap[]): Lift | null {
  const instead = new Map(swaps.map(({ from, to }) => [from.product, to]));
  const before = mean(shelf);
  const after = mean(shelf.map((one) => instead.get(one.product) ?? one));
  if (before === null || after === null) return null;
  return { before, after, steps: wholeParts(swaps.map(gainOf), after - before) };
}

function mean(shelf: readonly ShelfProduct[]): number | null {
  const exact = averageScore(shelf.map(({ product, score }) => ({ product, score, at: 0 })));
  return exact === null ? null : Math.round(exact);
}
