import { average } from './insight-figures.ts';

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
