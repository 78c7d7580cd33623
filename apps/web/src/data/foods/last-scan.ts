import * as z from 'zod/mini';
import { type JudgedScore, judged } from '../../lib/score-state.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, type Parser, readJson, safely, writeJson } from '../../platform/storage/local.ts';

/** An object with the score, never a bare number. Fields beside it stay. */
const LastScore = z.looseObject({
  score: z.number(),
  basis: z._default(z.enum(['nutriscore', 'fallback', 'none']), 'fallback'),
  isHeldBack: z._default(z.boolean(), false),
});

/** Whether anything was scanned on this device, without reading it. */
export function hasLastScan(): boolean {
  return local.get(storageKeys.lastScanFood) !== null;
}

/** The food scanned last, as far as `parse` can read it; an unreadable one is removed. */
export function readLastFood<T>(parse: Parser<T>): T | null {
  return readJson(storageKeys.lastScanFood, parse);
}

/** The score shown last with how it stands, or null. */
export function readLastJudged(): JudgedScore | null {
  const last = readJson(storageKeys.lastScanScore, safely(LastScore));
  return last === null ? null : judged(last);
}

/** The score shown last, 0 to 100, or null. */
export function readLastScore(): number | null {
  return readJson(storageKeys.lastScanScore, safely(LastScore))?.score ?? null;
}

/**
 * Keeps the food and its score as soon as the score is there. `score` carries at least the field `score`. `byVisitor`: it was
 * scanned with nobody signed in, so it can be offered to whoever signs up.
 */
export function storeLastScan(food: object, score: { readonly score: number }, { byVisitor = false }: { byVisitor?: boolean } = {}): void {
  writeJson(storageKeys.lastScanFood, food);
  writeJson(storageKeys.lastScanScore, score);
  if (byVisitor) local.set(storageKeys.visitorsScan, 'true');
  else resolveVisitorsScan();
}

/** Whether the last scan was made with nobody signed in and is still to be offered. */
export function hasVisitorsScan(): boolean {
  return local.get(storageKeys.visitorsScan) !== null && hasLastScan();
}

/** The visitor's scan was saved or declined: it is not offered again. */
export function resolveVisitorsScan(): void {
  local.remove(storageKeys.visitorsScan);
}
