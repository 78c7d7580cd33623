import { SCORE_PREFIX } from '../../../platform/storage/keys.ts';
import { local } from '../../../platform/storage/local.ts';

/** The score that this device showed last for a food, 0 to 100, or null: the "previous score" of a celebration. */
export function readShownScore(food: string): number | null {
  const text = local.get(SCORE_PREFIX + food);
  const score = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(score) ? score : null;
}

/** @param food the food's barcode, else its id */
export function storeShownScore(food: string, score: number): void {
  local.set(SCORE_PREFIX + food, String(score));
}
