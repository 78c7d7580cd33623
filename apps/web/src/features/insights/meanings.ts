import { insideSentence } from '../../i18n/category-text.ts';
import { say } from '../../i18n/say.ts';
import { listText } from '../../i18n/words.ts';

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

/** The kinds of food that stand first, up to three, without what no kind holds; null where there is none. */
export function splitText(kinds: readonly { id: string; name: string }[]): string | null {
  const names = kinds.filter(({ id }) => id !== 'other').slice(0, 3);
  return names.length === 0
    ? null
    : say('screens-insights.split_meaning', { names: listText(names.map(({ name }) => insideSentence(name))) });
}

type Nutrient = { name: string; recent: number | null; before: number | null };

/** By how much a mean changed, in whole percent; null where one of the two is unknown or nothing can be divided by. */
export function percentChange({ recent, before }: Pick<Nutrient, 'recent' | 'before'>): number | null {
  return recent === null || before === null || before === 0 ? null : Math.round(((recent - before) / before) * 100);
}

/** "+12%", "−8%", "0%"; null where nothing is known. */
export function changeText(percent: number | null): string | null {
  if (percent === null) return null;
  const size = say('screens-common.percent', { n: Math.abs(percent) });
  return percent === 0 ? size : `${percent > 0 ? '+' : '−'}${size}`;
}

/** Smaller changes are chance: another yogurt makes as much. */
const STEADY_PERCENT = 10;

/** What changed most of all nutrients; null where nothing can be compared. */
export function nutrientsText(nutrients: readonly Nutrient[]): string | null {
  const changes = nutrients
    .flatMap((nutrient) => {
      const percent = percentChange(nutrient);
      return percent === null ? [] : [{ name: nutrient.name, percent }];
    })
    .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent));
  const [most] = changes;
  if (most === undefined) return null;
  if (Math.abs(most.percent) < STEADY_PERCENT) return say('screens-insights.nutrients_steady');
  return say('screens-insights.nutrient_changed', { name: most.name, change: changeText(most.percent) ?? '' });
}
