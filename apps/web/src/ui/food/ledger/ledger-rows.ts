import { clamp } from '@labelwise/domain/lib';

/** One line of the ledger as it is shown. */
export type LedgerRow = {
  /** Stable key. */
  id: string;
  /** What moves the score: "Fiber, Prefer". */
  what: string;
  /** Whole points, signed; the start is a gain from 0. */
  points: number;
  /** Why, in one line. */
  reason: string;
  /** It is of the scale, not of the food: neither gain nor loss. */
  isNeutral?: boolean | undefined;
};

/** Lines that belong together: the food itself, what matters to you. */
export type LedgerGroup = {
  /** Heading of the group. */
  title: string;
  /** Its lines in order. */
  rows: readonly LedgerRow[];
};

/** A line with the total it leaves and the stretch of the lane it covers. */
export type PlacedRow = LedgerRow & {
  /** Running total after this line; may lie outside of 0 to 100 before the clamp. */
  total: number;
  /** Left end of the bar, 0 to 100. */
  from: number;
  /** Right end of the bar, 0 to 100. */
  to: number;
  /** The first line stands on the ground, the others gain or lose. */
  kind: 'base' | 'gain' | 'loss' | 'even';
};

const onLane = (value: number) => clamp(value, 0, 100);

function kindOf(points: number, first: boolean): PlacedRow['kind'] {
  if (first) return 'base';
  if (points === 0) return 'even';
  return points > 0 ? 'gain' : 'loss';
}

/** Adds the lines up across all groups and says where each one lies on the lane. */
export function placeRows(groups: readonly LedgerGroup[]): { title: string; rows: PlacedRow[] }[] {
  let total = 0;
  let first = true;
  return groups.map((group) => ({
    title: group.title,
    rows: group.rows.map((row) => {
      const before = total;
      total += row.points;
      const kind = row.isNeutral === true && !first ? 'even' : kindOf(row.points, first);
      first = false;
      const ends = [onLane(before), onLane(total)];
      return { ...row, total, from: Math.min(...ends), to: Math.max(...ends), kind };
    }),
  }));
}

/** Points with their sign and a true minus: "+4", "−10", "0". */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The sum written out: "84 − 8 + 4 = 80". */
export function sumText(points: readonly number[], score: number): string {
  const terms = points.map((value, index) => {
    if (index === 0) return String(value).replace('-', '−');
    return value < 0 ? `− ${-value}` : `+ ${value}`;
  });
  return `${terms.join(' ')} = ${score}`;
}

/** "12 − 8 = 4": what speaks for it and what against, on one line. */
export function shortSum(points: readonly number[], score: number): string {
  const gains = points.reduce((sum, each) => sum + Math.max(0, each), 0);
  return gains === score ? String(score) : `${gains}\u00a0−\u00a0${gains - score}\u00a0=\u00a0${score}`;
}
