import { clamp, sum, wholeParts } from '../lib/index.ts';
import { EXPLORATION_MILESTONE } from './history.ts';

/** `percent`: whole; all shares add up to 100. */
export type CategoryShare<Category extends string> = { category: Category | 'other'; count: number; percent: number };

/**
 * The categories of a list, largest first; those beyond the first `shown` are added up with those that are `other` by themselves, last of
 * all. Whole percents by largest remainder, so that they add up to 100.
 */
export function categorySplit<Category extends string>(categories: readonly Category[], shown = 5): CategoryShare<Category>[] {
  const counts = new Map<Category, number>();
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  const named = [...counts]
    .filter(([category]) => category !== 'other')
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1));
  const rows: [Category | 'other', number][] = named.slice(0, shown);
  const rest = categories.length - sum(rows.map(([, count]) => count));
  if (rest > 0) rows.push(['other', rest]);
  const percents = wholeParts(rows.map(([, count]) => count));
  return rows.map(([category, count], index) => ({ category, count, percent: percents[index] ?? 0 }));
}

/** A line of a food's ledger, as far as insights need it. */
type CountedLine = { readonly id: string; readonly points: number };
/** `line`: the first one of its id; `points`: of all foods together, gains above zero and losses below. */
export type Contributor<Line extends CountedLine> = { line: Line; points: number; foods: number };

const NOT_A_CAUSE = new Set(['base.nutriscore', 'fallback.base', 'clamp', 'cap.additives', 'cap.processing_additives', 'cap.goals']);

/**
 * What moved a member's scores most over many ledgers: gains and losses apart, strongest first. The base is where a
 * score starts and the clamp where it must end; the limits of a group give back what its lines took too much. None of them is
 * a cause, so none is listed.
 */
export function topContributors<Line extends CountedLine>(
  ledgers: readonly (readonly Line[])[],
  shown = 5,
): { gains: Contributor<Line>[]; losses: Contributor<Line>[] } {
  const gains = new Map<string, Contributor<Line>>();
  const losses = new Map<string, Contributor<Line>>();
  for (const line of ledgers.flat()) {
    const { id, points } = line;
    if (points === 0 || NOT_A_CAUSE.has(id)) continue;
    const side = points > 0 ? gains : losses;
    const held = side.get(id) ?? { line, points: 0, foods: 0 };
    side.set(id, { ...held, points: held.points + points, foods: held.foods + 1 });
  }
  return { gains: strongest(gains, shown), losses: strongest(losses, shown) };
}

function strongest<Line extends CountedLine>(side: ReadonlyMap<string, Contributor<Line>>, shown: number): Contributor<Line>[] {
  return [...side.values()]
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points) || (one.line.id < other.line.id ? -1 : 1))
    .slice(0, shown);
}

/** How far a member has explored: milestones passed, the next one, and how many different products it still takes. */
export function explorationProgress(products: number): { products: number; reached: number; next: number; remaining: number } {
  const reached = Math.floor(products / EXPLORATION_MILESTONE);
  const next = (reached + 1) * EXPLORATION_MILESTONE;
  return { products, reached, next, remaining: next - products };
}

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
    const bucket = buckets[clamp(Math.floor(score / step), 0, steps - 1)];
    if (bucket !== undefined) bucket.count += 1;
  }
  return buckets;
}

/** A product that was recorded, with the score that counts for it. `score` null: nothing is known to judge it by. */
export type ScoredRecord = {
  /** What tells products apart: an id, or a key of `productKey`. */
  readonly product: string | number;
  /** Epoch ms or any other number that grows with time. */
  readonly at: number;
  readonly score: number | null;
};

/**
 * The one definition of an average score, for every place that shows one: of the different products of a period, the newest score of each.
 * Products that nobody can judge are in no average; null where none is left. Of two records of one moment the one listed first counts.
 */
export function averageScore(records: readonly ScoredRecord[]): number | null {
  return average(newestScores(records));
}

/** The newest score of each different product that can be judged. */
export function newestScores(records: readonly ScoredRecord[]): number[] {
  const newest = new Map<string | number, { at: number; score: number }>();
  for (const { product, at, score } of records) {
    const held = newest.get(product);
    if (score !== null && (held === undefined || at > held.at)) newest.set(product, { at, score });
  }
  return [...newest.values()].map(({ score }) => score);
}
