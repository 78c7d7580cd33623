import type { QueryClient } from '@tanstack/react-query';
import { insteadQuery } from '../../data/alternatives.ts';
import { type Food, foodQuery, lookupFault, shelfQuery } from '../../data/foods/foods.ts';
import { noteFigures } from '../../data/foods/scanned-figures.ts';
import { noteJustScanned, storeLastScan } from '../../data/foods/stored-scan.ts';
import { isForOthers } from '../../data/people/has-people.ts';
import { isDailyLimit, saveScan } from '../../data/scans.ts';
import { type FoodScore, readyToScore, scoreOf } from '../../data/scores/scores.ts';
import { judged } from '../../lib/score-state.ts';
import type { ScanAnswer, ScanFlowDeps } from './scan-flow.ts';

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
    save: userId === null ? null : (food, { score }) => saveScan(client, food, score, userId),
    isDailyLimit,
  };
}
