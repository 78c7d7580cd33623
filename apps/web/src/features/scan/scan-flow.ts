import type { QueryClient } from '@tanstack/react-query';
import { insteadQuery } from '../../data/alternatives.ts';
import { type Food, foodQuery, lookupFault, shelfQuery } from '../../data/foods/foods.ts';
import { noteFigures } from '../../data/foods/scanned-figures.ts';
import { noteJustScanned, storeLastScan } from '../../data/foods/stored-scan.ts';
import { isForOthers } from '../../data/people/has-people.ts';
import { isDailyLimit, saveScan } from '../../data/scans.ts';
import { type FoodScore, readyToScore, scoreOf } from '../../data/scores/scores.ts';
import { keepUnlessSaved } from '../../data/unsaved-scans.ts';
import { paths, resultsPath } from '../../lib/paths.ts';
import { type JudgedScore, judged } from '../../lib/score-state.ts';

/** What the way from a code to its results needs from outside: look-up, score, stored scan. */
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

/** What a banner shows of a scored food before its results do. */
export type ScanAnswer = { readonly name: string; readonly score: JudgedScore };

type Failure = { kind: 'lookup-failed'; error: unknown } | { kind: 'score-failed' };

export type ScanResult = { kind: 'open'; path: string } | Failure;

/** Where a scan is stored: with the member, on this device alone for a visitor, or not with the member, for the limit or a failure. */
export type Stored = 'saved' | 'visitor' | 'limit' | 'failed';

/** Looks a barcode up and scores it. */
export async function scoreScan<Food, Score>(
  barcode: string,
  deps: ScanFlowDeps<Food, Score>,
): Promise<{ kind: 'scored'; food: Food; score: Score } | Failure> {
  let food: Food;
  try {
    food = await deps.lookup(barcode);
  } catch (error) {
    return { kind: 'lookup-failed', error };
  }
  try {
    return { kind: 'scored', food, score: await deps.score(food) };
  } catch {
    return { kind: 'score-failed' };
  }
}

/** Stores a scored food on the device and saves it for a member. */
export async function storeScan<Food, Score>(food: Food, score: Score, deps: ScanFlowDeps<Food, Score>): Promise<Stored> {
  deps.keep(food, score);
  if (deps.save === null) return 'visitor';
  try {
    await deps.save(food, score);
    return 'saved';
  } catch (error) {
    return deps.isDailyLimit(error) ? 'limit' : 'failed';
  }
}

/** Looks a barcode up, scores it, keeps it, and says which page to open. `onScored` is called before the score is stored. */
export async function runScan<Food, Score>(
  barcode: string,
  deps: ScanFlowDeps<Food, Score>,
  onScored: (food: Food, score: Score) => void = () => undefined,
): Promise<ScanResult> {
  const scored = await scoreScan(barcode, deps);
  if (scored.kind !== 'scored') return scored;
  onScored(scored.food, scored.score);
  const stored = await storeScan(scored.food, scored.score, deps);
  if (stored === 'saved') return { kind: 'open', path: resultsPath(barcode) };
  // Beyond the daily limit the food is shown all the same, with what lifts the limit.
  return { kind: 'open', path: stored === 'limit' ? `${paths.resultsTemp}?limit=scans` : paths.resultsTemp };
}

export { lookupFault as faultOfLookup, readyToScore };

/** Fetches what stands around a food and stores it with the scan, so that its results are whole without a network. Failing is no loss. */
export function storeAround(client: QueryClient, food: Food): void {
  void client.prefetchQuery(shelfQuery(food.id));
  void client.prefetchQuery(insteadQuery(food));
}

/** What the banner shows of a scored food; `null` where it is judged for others than oneself, of whom the results have to speak. */
export function answerOf({ name }: Food, score: FoodScore): ScanAnswer | null {
  return isForOthers() ? null : { name, score: judged(score) };
}

/** What the scan flow works with; loaded with the first barcode, for the schemas' sake. */
export function scanParts(client: QueryClient, userId: string | null): ScanFlowDeps<Food, FoodScore> {
  return {
    lookup: (barcode) => client.fetchQuery(foodQuery(barcode)),
    score: scoreOf,
    keep: (food, score) => {
      storeLastScan(food, score, { byVisitor: userId === null });
      noteJustScanned(food, score);
      noteFigures(food);
    },
    save:
      userId === null
        ? null
        : (food, { score }) => {
            const key = crypto.randomUUID();
            return keepUnlessSaved({ memberId: userId, foodId: food.id, save: () => saveScan(client, food, score, userId, key) });
          },
    isDailyLimit,
  };
}
