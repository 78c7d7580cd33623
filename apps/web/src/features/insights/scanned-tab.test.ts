import { describe, expect, it } from 'vitest';
import { weeklyMeans } from './scanned-tab.tsx';

/** Saturday, local time. */
const NOW = new Date(2026, 10, 21, 12).getTime();
const on = (month: number, day: number, score: number | null, product = `${month}/${day}`) => ({
  product,
  at: new Date(2026, month - 1, day, 9).getTime(),
  score,
});
const days = (weeks: ReturnType<typeof weeklyMeans>) =>
  weeks.map(({ start, mean }) => [new Date(start).getMonth() + 1, new Date(start).getDate(), mean]);

describe('means by week', () => {
  it('begin on Monday, run to this week and leave a gap where nothing was scanned', () => {
    expect(days(weeklyMeans([on(11, 2, 40), on(11, 8, 51), on(11, 16, 70), on(11, 21, 81)], NOW))).toEqual([
      [11, 2, 46],
      [11, 9, null],
      [11, 16, 76],
    ]);
  });

  it('count a product once a week, in every week in which it was scanned', () => {
    const scans = [on(11, 2, 20, 'a'), on(11, 3, 20, 'a'), on(11, 4, 80, 'b'), on(11, 16, 20, 'a')];
    expect(days(weeklyMeans(scans, NOW)).map(([, , mean]) => mean)).toEqual([50, null, 20]);
  });

  it('keep to the newest weeks, also over a change of the clocks', () => {
    const weeks = weeklyMeans([on(1, 5, 10), on(11, 21, 80)], NOW, 6);
    expect(days(weeks).map(([month, day]) => `${month}/${day}`)).toEqual(['10/12', '10/19', '10/26', '11/2', '11/9', '11/16']);
  });

  it('are none without a date or a score', () => {
    expect(weeklyMeans([{ product: 'a', at: null, score: 50 }, on(11, 20, null)], NOW)).toEqual([]);
  });
});
