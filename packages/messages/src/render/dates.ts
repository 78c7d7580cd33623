import type { Say } from '../index.ts';
import { plainName } from './markdown.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** "27 November": a day of the last weeks. @param date `2026-11-27` */
export function dateText(say: Say, date: string): string {
  const [, , month, day] = DATE.exec(date) ?? [];
  if (month === undefined || day === undefined) return plainName(date);
  const name = say('guide.months').split(', ')[Number(month) - 1];
  return name === undefined ? plainName(date) : say('guide.date', { day: Number(day), month: name });
}

/** "27 November 2026". @param date `2026-11-27` */
export function dateOfYear(say: Say, date: string): string {
  const year = DATE.exec(date)?.[1];
  return year === undefined ? plainName(date) : say('guide.date_of_year', { date: dateText(say, date), year });
}
