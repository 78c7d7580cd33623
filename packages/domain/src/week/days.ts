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
