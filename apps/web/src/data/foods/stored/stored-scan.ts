import type { Food } from '@labelwise/contracts/foods';
import { FoodScore } from '@labelwise/contracts/scores';
import { readJson, safely } from '../../../platform/storage/json.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { hasLastScan, readLastFood, readLastScore } from '../last-scan.ts';
import { completeFood, parseNamed } from './stored-food.ts';

/**
 * The last scan of this device, as /results/temp and /results show it. `score` is the whole score where it was kept whole,
 * the number alone where only that was kept, null where there is none.
 */
export type StoredScan = { state: 'absent' | 'unreadable' } | { state: 'present'; food: Food; score: FoodScore | number | null };

export async function readStoredScan(): Promise<StoredScan> {
  if (!hasLastScan()) return { state: 'absent' };
  const kept = readLastFood(parseNamed);
  if (kept === null) return { state: 'unreadable' };
  const number = readLastScore();
  const whole = number === null ? null : readJson(storageKeys.lastScanScore, keepWhole);
  return { state: 'present', food: await completeFood(kept), score: whole ?? number };
}

/** Null, not undefined, for a bare number: that is no unreadable entry. */
function keepWhole(value: unknown): FoodScore | null {
  return safely(FoodScore)(value) ?? null;
}
