import { memoize } from '../lib/index.ts';

const DAY_MS = 86_400_000;

/** The calendar day in a time zone as `YYYY-MM-DD`; a zone that does not exist counts as UTC. `now` in epoch ms. */
export function dayKey(now: number, timeZone: string): string {
  return dayReader(timeZone)(now);
}

/**
 * First and last moment of the calendar day in a time zone: `start` included, `end` excluded, epoch ms. Days of 23 and
 * 25 hours, and days that do not begin at midnight, come out right.
 */
export function dayBounds(now: number, timeZone: string): DayBounds {
  const last = lastBounds.get(timeZone);
  if (last !== undefined && last.start <= now && now < last.end) return last;
  const bounds = findBounds(now, timeZone);
  if (lastBounds.size >= MAX_ZONES) lastBounds.clear();
  lastBounds.set(timeZone, bounds);
  return bounds;
}

type DayBounds = { readonly start: number; readonly end: number };

/** The day that was last asked for in each zone: to find its ends, a calendar is asked about sixty times. */
const lastBounds = new Map<string, DayBounds>();
/** There are about 600; what else is entered counts as UTC. */
const MAX_ZONES = 1000;

function findBounds(now: number, timeZone: string): DayBounds {
  const read = dayReader(timeZone);
  const today = read(now);
  const start = firstMoment(now - 2 * DAY_MS, now, (moment) => read(moment) >= today);
  const end = firstMoment(now, now + 2 * DAY_MS, (moment) => read(moment) > today);
  return { start, end };
}

function firstMoment(before: number, after: number, reached: (moment: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Reads many moments of one time zone: as `dayKey`, at a part of its cost. */
export function dayReader(timeZone: string): (moment: number) => string {
  const format = dayFormat(timeZone);
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/** Making a format takes a hundred times what its use does. */
const dayFormat = memoize((timeZone: string): Intl.DateTimeFormat => {
  const fields = { calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' });
  }
});

/** Scans a day on the free plan. */
export const FREE_SCANS_PER_DAY = 5;
