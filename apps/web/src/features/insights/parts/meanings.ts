import { say } from '../../../i18n/say.ts';

/** Averages that differ by less are called alike. */
const ALIKE = 3;
/** The last three say something only where there are more. */
const RECENT = 3;

type Direction = 'up' | 'down' | 'same';

function directionOf(from: number, to: number, alike = ALIKE): Direction {
  if (Math.abs(to - from) < alike) return 'same';
  return to > from ? 'up' : 'down';
}

const LATELY = { up: 'screens-insights.lately_up', down: 'screens-insights.lately_down', same: 'screens-insights.lately_same' } as const;
const BUYS = { up: 'screens-insights.buys_up', down: 'screens-insights.buys_down', same: 'screens-insights.buys_same' } as const;
const LINES = { up: 'screens-insights.line_up', down: 'screens-insights.line_down', same: 'screens-insights.line_same' } as const;

/** How the newest three stand to all of them; null where there are no more than these. */
export function latelyText(last3: number | null, average: number | null, count: number): string | null {
  if (last3 === null || average === null || count <= RECENT) return null;
  const [recent, all] = [Math.round(last3), Math.round(average)];
  return say(LATELY[directionOf(all, recent)], { recent, all });
}

/** How what is bought stands to what is scanned; null where one of them has no average. */
export function buysText(bought: number | null, scanned: number | null): string | null {
  if (bought === null || scanned === null) return null;
  const figures = { bought: Math.round(bought), scanned: Math.round(scanned) };
  return say(BUYS[directionOf(figures.scanned, figures.bought)], figures);
}

/** Where a line goes from its first to its last point. */
export function lineText(first: number, last: number): string {
  return say(LINES[directionOf(first, last, 1)], { first, last });
}
