import { clamp, sum, wholeParts } from '../lib/index.ts';

export type ActivityKind = 'scanned' | 'purchased' | 'favorited';

/** One line of a history. `at` in epoch ms; `null` = the source gives no date, older than any date. */
export type HistoryItem = { food: ProductIdentity; at: number | null };
export type Activity = HistoryItem & { kind: ActivityKind };

const PRIORITY: Readonly<Record<ActivityKind, number>> = { favorited: 2, purchased: 1, scanned: 0 };

/** One item a product, the most recent, newest first. Also the detailed history: one row a food, newest activity. */
export function newestPerProduct<T extends HistoryItem>(items: readonly T[]): T[] {
  return onePerProduct(items, (candidate, held) => time(candidate) > time(held));
}

/**
 * The merged history of insights: one item a product, favorited before purchased before scanned, the newest among
 * equals; the list newest first.
 */
export function mergeActivities<T extends Activity>(activities: readonly T[]): T[] {
  return onePerProduct(activities, (candidate, held) => {
    const difference = PRIORITY[candidate.kind] - PRIORITY[held.kind];
    return difference === 0 ? time(candidate) > time(held) : difference > 0;
  });
}

function onePerProduct<T extends HistoryItem>(items: readonly T[], replaces: (candidate: T, held: T) => boolean): T[] {
  const byProduct = new Map<string, T>();
  const nameless: T[] = [];
  for (const item of items) {
    const key = productKey(item.food);
    if (key === null) {
      nameless.push(item);
      continue;
    }
    const held = byProduct.get(key);
    if (held === undefined || replaces(item, held)) byProduct.set(key, item);
  }
  return [...byProduct.values(), ...nameless].sort((one, other) => compareTimes(time(other), time(one)));
}

function time({ at }: HistoryItem): number {
  return at ?? -Infinity;
}

function compareTimes(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What tells one product from another in a list. */
export type ProductIdentity = {
  barcode?: string | null | undefined;
  id?: string | number | null | undefined;
  name?: string | null | undefined;
};

/**
 * One key a product: the barcode, else the id, else the name trimmed and in lower case. `null` when there is none of
 * them; such an item is never taken for a duplicate. The barcode "unknown" counts as none.
 */
export function productKey({ barcode, id, name }: ProductIdentity): string | null {
  const code = barcode?.trim() ?? '';
  if (code !== '' && code.toLowerCase() !== 'unknown') return `barcode:${code}`;
  if (id !== null && id !== undefined && id !== '') return `id:${id}`;
  const words = name?.trim().toLowerCase() ?? '';
  return words === '' ? null : `name:${words}`;
}

/** Limits and pauses of the lists, in items and ms. */

/** Foods scored at once, and the pause before the next ones. */
export const SCORING_BATCHES = {
  history: { size: 5, pauseMs: 100 },
  purchased: { size: 5, pauseMs: 50 },
  detailedHistory: { size: 5, pauseMs: 100 },
  insights: { size: 8, pauseMs: 100 },
} as const;

/** Only the newest of the scan history are scored afresh; the others show their stored score. */
export const HISTORY_SCORED_MAX = 30;
/** How many foods of each kind insights scores. */
export const INSIGHTS_SCORED_MAX = { purchased: 20, consumed: 10, scanned: 10 } as const;
export const INSIGHTS_DEBOUNCE_MS = 500;
/** Wait before a list begins to score, and after a change of preferences. */
export const SCORING_INITIAL_DELAY_MS = 300;
export const RECOMPUTE_DELAY_MS = 100;

export const RECENT_LIST_SHOWN = 3;
export const MERGED_HISTORY_MAX = 50;
export const MERGED_HISTORY_SHOWN = 10;
export const SCAN_INSIGHTS_MAX = 30;
export const PURCHASE_INSIGHTS_MAX = 50;
/** Different products to the next exploration milestone. */
export const EXPLORATION_MILESTONE = 25;
/** Preferences listed on the profile. */
export const PROFILE_PREFERENCES_SHOWN = 8;

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
/** `line`: the first one of its name; `points`: of all foods together, gains above zero and losses below. */
export type Contributor<Line extends CountedLine> = { line: Line; points: number; foods: number };

const NOT_A_CAUSE = new Set(['base.nutriscore', 'fallback.base', 'clamp', 'cap.additives', 'cap.processing_additives', 'cap.goals']);

/**
 * What moved a member's scores most over many ledgers: gains and losses apart, strongest first. The base is where a
 * score starts and the clamp where it must end; the limits of a group give back what its lines took too much. None of them is
 * a cause, so none is listed.
 *
 * @param nameOf what a person reads of a line: lines that read the same are one cause
 */
export function topContributors<Line extends CountedLine>(
  ledgers: readonly (readonly Line[])[],
  shown = 5,
  nameOf: (line: Line) => string = ({ id }) => id,
): { gains: Contributor<Line>[]; losses: Contributor<Line>[] } {
  const gains = new Map<string, Contributor<Line>>();
  const losses = new Map<string, Contributor<Line>>();
  for (const ledger of ledgers) {
    const counted = new Set<Contributor<Line>>();
    for (const line of ledger) {
      if (line.points === 0 || NOT_A_CAUSE.has(line.id)) continue;
      const side = line.points > 0 ? gains : losses;
      const name = nameOf(line);
      const held = side.get(name) ?? { line, points: 0, foods: 0 };
      side.set(name, held);
      held.points += line.points;
      // A food with two lines of one name is one food.
      if (!counted.has(held)) held.foods += 1;
      counted.add(held);
    }
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
