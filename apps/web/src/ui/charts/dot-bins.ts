import { type Level, ringLevel } from '@labelwise/domain/scoring';

/** How many steps of five points the axis has. */
export const BIN_COUNT = 20;

/** Scores sorted into steps of five points; 100 belongs to the last step. Each dot keeps its own level. */
export function dotBins(scores: readonly number[]): Level[][] {
  const bins: Level[][] = Array.from({ length: BIN_COUNT }, () => []);
  for (const score of [...scores].sort((a, b) => a - b)) {
    bins[Math.min(BIN_COUNT - 1, Math.floor(score / 5))]?.push(ringLevel(score));
  }
  return bins;
}
