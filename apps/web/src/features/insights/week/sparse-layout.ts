/** Where the months stand on a wide screen while there is no line to draw: below the shelf, below the trend, or across both columns. */
export type MonthsPlace = 'left' | 'right' | 'wide';

/** Heights at 1280 px of window and letters of 16 px, in px: of a card without its rows, and of a row. */
const SHELF = { card: 161, row: 148 };
const SWAPS = { card: 215, row: 94, none: 132 };
const TREND = 128;
const MONTHS = { card: 206, row: 47 };
const GAP = 24;
/** Products on a board beside each other. */
const PER_BOARD = 7;

type Sizes = {
  /** Products on each board of the shelf. */
  boards: readonly number[];
  swaps: number;
  months: number;
};

/** The place of the months that leaves least of either column empty. Shelf and swaps stand side by side, the trend below the swaps. */
export function monthsPlace({ boards, swaps, months }: Sizes): MonthsPlace {
  const shelf = SHELF.card + SHELF.row * boards.reduce((rows, count) => rows + Math.ceil(count / PER_BOARD), 0);
  const right = (swaps === 0 ? SWAPS.none : SWAPS.card + SWAPS.row * swaps) + GAP + TREND;
  const card = GAP + MONTHS.card + MONTHS.row * months;
  const empty: readonly (readonly [MonthsPlace, number])[] = [
    ['wide', Math.abs(shelf - right)],
    ['left', Math.abs(shelf + card - right)],
    ['right', Math.abs(shelf - right - card)],
  ];
  return empty.reduce((best, one) => (one[1] < best[1] ? one : best))[0];
}
