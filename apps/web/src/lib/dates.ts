import { locale, say } from '../i18n/say.ts';

/** Chrome and Node put a narrow no-break space before AM and PM; our form has a plain one. */
const plain = (text: string) => text.replaceAll(/[\u202F\u00A0]/g, ' ');
/** A formatter takes a phone several milliseconds to make, so each is made when a date is first written with it; a server has several. */
const format = (fields: Intl.DateTimeFormatOptions) => {
  const formatters: Record<string, Intl.DateTimeFormat> = {};
  return (time: number) => plain((formatters[locale()] ??= new Intl.DateTimeFormat(locale(), fields)).format(time));
};

const monthDayTime = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const clock = format({ hour: 'numeric', minute: '2-digit' });
const monthDayYear = format({ month: 'short', day: 'numeric', year: 'numeric' });
const monthDay = format({ month: 'short', day: 'numeric' });
const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
const longDayYear = format({ month: 'long', day: 'numeric', year: 'numeric' });
const longMonth = format({ month: 'long' });
const shortMonth = format({ month: 'short' });
const DAY_MS = 86_400_000;

/** An ISO date as epoch milliseconds; null for what is no date. */
export function epochOf(iso: string | null | undefined): number | null {
  const time = iso == null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

/** "Jun 12, 3:45 PM" in the device's time zone. */
export function timeText(time: number): string {
  return monthDayTime(time);
}

/** "Jun 12, 2026". */
export function dateText(time: number): string {
  return monthDayYear(time);
}

/** "Jun 12". */
export function monthDayText(time: number): string {
  return monthDay(time);
}

/** "Jun 12" of a calendar day, `YYYY-MM-DD`: it has no zone, and its noon lies in it everywhere. */
export function calendarDayText(day: string): string {
  return monthDay(Date.parse(`${day}T12:00:00`));
}

/** "June" and "Jun" of a month, `YYYY-MM`. */
export function monthText(month: string, style: 'long' | 'short' = 'long'): string {
  return (style === 'long' ? longMonth : shortMonth)(Date.parse(`${month}-15T12:00:00`));
}

/** "3:45 PM". */
export function clockText(time: number): string {
  return clock(time);
}

/** "3:45 PM" for today's, "Jun 12" for others. */
export function shortTimeText(time: number, now: number): string {
  return dayStart(time) === dayStart(now) ? clockText(time) : monthDay(time);
}

/** The day as a heading: "Today", "Yesterday", "Wednesday, November 18", with the year where it is another one. */
export function dayTitle(time: number, now: number): string {
  const days = Math.round((dayStart(now) - dayStart(time)) / DAY_MS);
  if (days <= 0) return say('screens-common.today');
  if (days === 1) return say('screens-common.yesterday');
  return new Date(time).getFullYear() === new Date(now).getFullYear() ? longDay(time) : longDayYear(time);
}

/** The midnight before, in the device's time zone. */
export function dayStart(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
