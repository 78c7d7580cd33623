import { sum } from '../lib/index.ts';

/** Means over the newest values; `null` where there is none to take the mean of. */
export type WindowAverages = { last3: number | null; last7: number | null; all: number | null };

/** Means over the last 3, the last 7 and all, newest first; unknown values (`null`) fill no place. */
export function windowAverages(newestFirst: readonly (number | null)[]): WindowAverages {
  const known = newestFirst.filter((value) => value !== null);
  return { last3: average(known.slice(0, 3)), last7: average(known.slice(0, 7)), all: average(known) };
}

/** The mean, not rounded; `null` of nothing. */
export function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

export type TrendDirection = 'rising' | 'falling' | 'steady' | 'too few';

/** Points that the mean must move before a trend is called one: less is the noise of what happened to be scanned. */
const TREND_THRESHOLD = 2;

/** The last three scores against all before them; "too few" below six scores, since one product would decide it. */
export function scoreTrend(newestFirst: readonly number[]): { direction: TrendDirection; change: number } {
  const recent = average(newestFirst.slice(0, 3));
  const earlier = average(newestFirst.slice(3));
  if (recent === null || earlier === null || newestFirst.length < 6) return { direction: 'too few', change: 0 };
  const change = recent - earlier;
  if (Math.abs(change) < TREND_THRESHOLD) return { direction: 'steady', change };
  return { direction: change > 0 ? 'rising' : 'falling', change };
}

/** Scores `from` to `to`, both included. */
export type ScoreBucket = { from: number; to: number; count: number };

/** How many scores fall in each step of the 0…100 scale; 100 belongs to the last step. `step` divides 100. */
export function scoreDistribution(scores: readonly number[], step = 5): ScoreBucket[] {
  const steps = Math.ceil(100 / step);
  const buckets = Array.from({ length: steps }, (_, index) => ({
    from: index * step,
    to: index === steps - 1 ? 100 : (index + 1) * step - 1,
    count: 0,
  }));
  for (const score of scores) {
    const bucket = buckets[Math.min(steps - 1, Math.max(0, Math.floor(score / step)))];
    if (bucket !== undefined) bucket.count += 1;
  }
  return buckets;
}
