import * as z from 'zod/mini';
import { SCORE_PREFIX, storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';

const Shown = z.record(z.string(), z.number());
/** Foods remembered; the oldest go first. */
const MAX_FOODS = 300;

/**
 * The score that this device showed last for a food, or null: the "previous score" of a celebration. It outlives a change of
 * preferences, which is what makes a score rise; the `score_*` entries do not.
 *
 * @param food the food's barcode, else its id
 */
export function previousScore(food: string): number | null {
  return readJson(storageKeys.shownScores, safely(Shown))?.[food] ?? readShownScore(food);
}

/** Notes what is on screen now, 0 to 100. */
export function noteShownScore(food: string, score: number): void {
  const { [food]: _before, ...others } = readJson(storageKeys.shownScores, safely(Shown)) ?? {};
  const newest = Object.entries(others).slice(1 - MAX_FOODS);
  writeJson(storageKeys.shownScores, Object.fromEntries([...newest, [food, score]]));
  storeShownScore(food, score);
}

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
