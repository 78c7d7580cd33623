import { averageScore } from '../history/index.ts';
import { wholeParts } from '../lib/index.ts';

export type ShelfProduct = { readonly product: string; readonly score: number };
export type Swap = { readonly from: ShelfProduct; readonly to: ShelfProduct };

/** Swaps that are proposed at once. */
export const MAX_SWAPS = 3;
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
