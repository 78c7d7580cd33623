import { averageScore, newestScores, type ScoredRecord } from '../history/index.ts';
import { addDays } from './days.ts';

/** A record by the day that it was made on, `YYYY-MM-DD` in the member's own calendar. */
export type DatedRecord = Omit<ScoredRecord, 'at'> & { readonly day: string };

/** The days of the window that end with `day`. */
export type TrendPoint = {
  readonly day: string;
  /** Average score of the different products of those days; null without any. */
  readonly mean: number | null;
  /** Limits of the middle half of their scores; null where there are too few for a half to mean something. */
  readonly band: { readonly low: number; readonly high: number } | null;
  readonly products: number;
};

/** Days of a week. */
export const WEEK_DAYS = 7;
/** Fewer products in a window have no middle half worth the name. */
const MIN_PRODUCTS_OF_BAND = 4;

/**
 * The average of the last `window` days for each day up to `last`, oldest first: at most `most` days, from the first record on.
 *
 * @param records in any order; those after `last` do not count
 */
export function rollingTrend(
  records: readonly DatedRecord[],
  { last, most, window = WEEK_DAYS }: { last: string; most: number; window?: number },
): TrendPoint[] {
  const byDay = new Map<string, DatedRecord[]>();
  for (const record of records) {
    if (record.score === null || record.day > last) continue;
    const day = byDay.get(record.day);
    if (day === undefined) byDay.set(record.day, [record]);
    else day.push(record);
  }
  const first = [...byDay.keys()].reduce<string | null>((earliest, day) => (earliest === null || day < earliest ? day : earliest), null);
  if (first === null) return [];
  const points: TrendPoint[] = [];
  for (let day = last; day >= first && points.length < most; day = addDays(day, -1)) points.push(pointOf(byDay, day, window));
  return points.reverse();
}

function pointOf(byDay: ReadonlyMap<string, readonly DatedRecord[]>, day: string, days: number): TrendPoint {
  const window = Array.from({ length: days }, (_, back) =>
    (byDay.get(addDays(day, -back)) ?? []).map(({ product, score }): ScoredRecord => ({ product, score, at: -back })),
  ).flat();
  const scores = newestScores(window).sort((one, other) => one - other);
  const band = scores.length < MIN_PRODUCTS_OF_BAND ? null : { low: quantile(scores, 0.25), high: quantile(scores, 0.75) };
  return { day, mean: averageScore(window), band, products: scores.length };
}

/** Between the two nearest values in the proportion of the distances. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
