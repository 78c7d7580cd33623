import { average } from '@labelwise/domain/history';

const DAY_MS = 86_400_000;

/** One week of the calendar: its Monday in epoch ms, and the mean of its scores, whole; null without any. */
export type Week = { start: number; mean: number | null };

type Dated = { at: number | null; score: number | null };

/** The weeks from the first score to now, oldest first, at most `most`; weeks begin on Monday, local time. */
export function weeklyMeans(items: readonly Dated[], now: number, most = 8): Week[] {
  const dated = items.flatMap(({ at, score }) => (at === null || score === null ? [] : [{ week: mondayOf(at), score }]));
  if (dated.length === 0) return [];
  const first = Math.min(...dated.map(({ week }) => week));
  const weeks: Week[] = [];
  for (let start = mondayOf(now); start >= first && weeks.length < most; start = mondayOf(start - DAY_MS)) {
    const mean = average(dated.filter(({ week }) => week === start).map(({ score }) => score));
    weeks.unshift({ start, mean: mean === null ? null : Math.round(mean) });
  }
  return weeks;
}

function mondayOf(time: number): number {
  const day = new Date(time);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day.getTime();
}
