import type { QueryClient } from '@tanstack/react-query';
import { type Food, foodQuery, lookupFault } from '../../data/foods/foods.ts';
import { storeLastScan } from '../../data/foods/last-scan.ts';
import { isDailyLimit, saveScan } from '../../data/scans.ts';
import { type FoodScore, scoreOf } from '../../data/scores/scores.ts';
import type { ScanFlowDeps } from './scan-flow.ts';

export { lookupFault as faultOfLookup };

/** What the scan flow works with; loaded with the first barcode, for the schemas' sake. */
export function scanParts(client: QueryClient, userId: string | null): ScanFlowDeps<Food, FoodScore> {
  return {
    lookup: (barcode) => client.fetchQuery(foodQuery(barcode)),
    score: scoreOf,
    keep: (food, score) => storeLastScan(food, score, { byVisitor: userId === null }),
    save: userId === null ? null : (food, { score }) => saveScan(client, food, score, userId),
    isDailyLimit,
  };
}
