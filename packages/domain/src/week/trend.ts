import { averageScore, newestScores, type ScoredRecord } from '../history/index.ts';
import { wholeParts } from '../lib/index.ts';

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

const DAY_MS = 86_400_000;

/** The calendar day so many days later; a day is `YYYY-MM-DD`, so that days compare as texts. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The month of a day, or the one so many months later: `YYYY-MM`. */
export function monthOf(day: string, later = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 7);
}

/** A product by the day of a record; `nova` null where its processing is not known. */
export type ProcessedRecord = { readonly product: string; readonly day: string; readonly nova: 1 | 2 | 3 | 4 | null };

/** The different products of a month by how far they are processed. */
export type ProcessingMonth = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Different products whose processing is known, and those of which it is not. */
  readonly known: number;
  readonly unknown: number;
  /** Whole percent of the known ones, adding up to 100; null without any. NOVA 4, 3, and 1 or 2. */
  readonly shares: { readonly ultra: number; readonly processed: number; readonly plain: number } | null;
};

const PROCESSING_MONTHS = 6;

/** The months up to that of `last`, oldest first, from the first one with a product on, at most six. */
export function processingByMonth(records: readonly ProcessedRecord[], last: string): ProcessingMonth[] {
  const months = Array.from({ length: PROCESSING_MONTHS }, (_, at) => monthOf(last, at + 1 - PROCESSING_MONTHS));
  const counted = months.map((month) => {
    const products = new Map(records.filter(({ day }) => day.startsWith(month)).map(({ product, nova }) => [product, nova]));
    return countMonth(month, [...products.values()]);
  });
  const first = counted.findIndex(({ known, unknown }) => known + unknown > 0);
  return first === -1 ? [] : counted.slice(first);
}

function countMonth(month: string, novas: readonly (1 | 2 | 3 | 4 | null)[]): ProcessingMonth {
  const unknown = novas.filter((nova) => nova === null).length;
  const ultra = novas.filter((nova) => nova === 4).length;
  const processed = novas.filter((nova) => nova === 3).length;
  const known = novas.length - unknown;
  const [ultraShare = 0, processedShare = 0, plainShare = 0] = wholeParts([ultra, processed, known - ultra - processed]);
  return { month, known, unknown, shares: known === 0 ? null : { ultra: ultraShare, processed: processedShare, plain: plainShare } };
}
