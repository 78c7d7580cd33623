/** How many foods of a shelf have each score for everyone: 101 counts, of 0 to 100. */
export type ScoreCounts = readonly number[];

/** Fewer judged foods than this say nothing of where one of them stands. */
export const MIN_SHELF_SIZE = 20;

export type ShelfPlace = {
  /** Whole percent of the shelf that scores lower. */
  readonly percent: number;
  readonly size: number;
  /** Nothing scores higher, or nothing scores lower. */
  readonly end: 'best' | 'lowest' | null;
  /** The highest score on the shelf. */
  readonly best: number;
};

/** Where a score stands on its shelf. Rounded down, so that no food looks better than it is. */
export function placeOnShelf(counts: ScoreCounts, score: number): ShelfPlace {
  const size = total(counts);
  const lower = total(counts.slice(0, score));
  const higher = total(counts.slice(score + 1));
  return {
    percent: size === 0 ? 0 : Math.floor((100 * lower) / size),
    size,
    end: higher === 0 ? 'best' : lower === 0 ? 'lowest' : null,
    best: counts.findLastIndex((count) => count > 0),
  };
}

const BAR_POINTS = 4;
const BARS = 25;

/** Heights of the bars of a shelf, each of four points, as parts of the highest; the last one holds 100 as well. */
export function shelfBars(counts: ScoreCounts): number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  counts.forEach((count, score) => {
    bars[barOf(score)] = (bars[barOf(score)] ?? 0) + count;
  });
  const highest = Math.max(...bars);
  return highest === 0 ? bars : bars.map((count) => count / highest);
}

/** Which bar a score stands in. */
export function barOf(score: number): number {
  return Math.min(BARS - 1, Math.floor(score / BAR_POINTS));
}

function total(counts: ScoreCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
