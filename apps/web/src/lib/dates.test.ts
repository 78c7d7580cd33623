import { describe, expect, it } from 'vitest';
import { dateText, dayTitle, epochOf, shortTimeText, timeText } from './dates.ts';

const at = (year: number, month: number, day: number, hour = 12, minute = 0) => new Date(year, month - 1, day, hour, minute).getTime();
const NOW = at(2026, 11, 21, 9);

it('a scan’s time is month day, time am/pm', () => {
  expect(timeText(at(2026, 6, 12, 15, 45))).toBe('Jun 12, 3:45 PM');
  expect(timeText(at(2026, 11, 1, 0, 5))).toBe('Nov 1, 12:05 AM');
});

it('a date has its year', () => expect(dateText(at(2025, 1, 3))).toBe('Jan 3, 2025'));

it('a card shows the time of today’s scans and the day of others', () => {
  expect([shortTimeText(at(2026, 11, 21, 8, 47), NOW), shortTimeText(at(2026, 11, 20, 23, 59), NOW)]).toEqual(['8:47 AM', 'Nov 20']);
});

describe('a day as a heading', () => {
  it.each([
    [at(2026, 11, 21, 0, 1), 'Today'],
    [at(2026, 11, 22, 1), 'Today'],
    [at(2026, 11, 20, 23, 59), 'Yesterday'],
    [at(2026, 11, 18), 'Wednesday, November 18'],
    [at(2025, 12, 31), 'December 31, 2025'],
  ])('%s is %s', (time, title) => expect(dayTitle(time, NOW)).toBe(title));
});

it('what is no date has no time', () => expect([epochOf('soon'), epochOf(null), epochOf(undefined)]).toEqual([null, null, null]));
