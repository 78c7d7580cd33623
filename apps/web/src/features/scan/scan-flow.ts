import { paths, resultsPath } from '../../lib/paths.ts';

/** From a code to its score, with what that needs from outside: look-up, score, stored scan, results. */
export type ScanFlowDeps<Food, Score> = {
  lookup: (barcode: string) => Promise<Food>;
  /** Rejects only when nothing could be computed. */
  score: (food: Food) => Promise<Score>;
  /** Puts food and score where /results/temp finds them. */
  keep: (food: Food, score: Score) => void;
  /** Stores the scan; `null` for an anonymous visitor, whose scans are not stored. */
  save: ((food: Food, score: Score) => Promise<void>) | null;
  isDailyLimit: (error: unknown) => boolean;
};

export type ScanResult = { kind: 'open'; path: string } | { kind: 'lookup-failed'; error: unknown } | { kind: 'score-failed' };

/** Looks a barcode up, scores it, keeps it on the device, saves it for a member, and says which page to open. */
export async function runScan<Food, Score>(barcode: string, deps: ScanFlowDeps<Food, Score>): Promise<ScanResult> {
  let food: Food;
  try {
    food = await deps.lookup(barcode);
  } catch (error) {
    return { kind: 'lookup-failed', error };
  }
  let score: Score;
  try {
    score = await deps.score(food);
  } catch {
    return { kind: 'score-failed' };
  }
  deps.keep(food, score);
  if (deps.save === null) return { kind: 'open', path: paths.resultsTemp };
  try {
    await deps.save(food, score);
    return { kind: 'open', path: resultsPath(barcode) };
  } catch (error) {
    // Beyond the daily limit the food is shown all the same, with what lifts the limit.
    return { kind: 'open', path: deps.isDailyLimit(error) ? `${paths.resultsTemp}?limit=scans` : paths.resultsTemp };
  }
}
