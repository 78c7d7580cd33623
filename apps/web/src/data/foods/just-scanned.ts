import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import type { FoodScore } from '../scores/scores.ts';
import type { Food } from './foods.ts';
import type { StoredScan } from './stored-scan.ts';

const KEYS = [storageKeys.lastScanFood, storageKeys.lastScanScore] as const;

let latest: { readonly scan: StoredScan; readonly texts: readonly (string | null)[] } | null = null;

/** Notes the last scan of this device right after it was stored, so that its results need not be read back before they are drawn. */
export function noteJustScanned(food: Food, score: FoodScore): void {
  latest = { scan: { state: 'present', food, score }, texts: KEYS.map((key) => local.get(key)) };
}

/** The last scan as it was stored, while the device still stores just that; `undefined` where it has to be read. */
export function justScanned(): StoredScan | undefined {
  const isStored = latest?.texts.every((text, at) => text !== null && text === local.get(KEYS[at] ?? ''));
  return isStored === true ? latest?.scan : undefined;
}
