import { gtinKey } from '@labelwise/domain/gtin';
import { type ChangedFigure, changedFigures, comparedFigures } from '@labelwise/domain/submission';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import type { Food } from './foods.ts';

const Scan = z.object({ at: z.number(), figures: z.record(z.string(), z.number()) });
/** `last`: the newest visit; `earlier`: the one before it, for the visit of now is not what it is compared with. */
const ScannedFood = z.object({ gtin: z.string(), last: Scan, earlier: z.optional(Scan) });
/** The newest last. */
const ScannedFoods = z.array(ScannedFood);

/** The server's rule for members: what is compared with is a scan of at least half a day ago. */
export const EARLIER_MS = 12 * 3_600_000;
/** Of some 250 bytes each; the oldest go first. */
export const MAX_SCANNED = 300;

type Subject = Pick<Food, 'barcode' | 'facts'>;

/** A guest's; of a member what they took along, for what the server knows of them begins with their account. */
function keyHere(): (typeof storageKeys)['guestFigures' | 'ownFigures'] {
  return readToken() === null ? storageKeys.guestFigures : storageKeys.ownFigures;
}

function scannedFoods(key: string): z.infer<typeof ScannedFoods> {
  return readJson(key, safely(ScannedFoods)) ?? [];
}

/** Notes the main figures of a scanned food. For a member the server does, so only what they took along is renewed here. */
export function noteFigures({ barcode, facts }: Subject, now = Date.now()): void {
  const gtin = gtinKey(barcode ?? '');
  const figures = comparedFigures(facts.nutriments);
  if (gtin === null || Object.keys(figures).length === 0) return;
  const key = keyHere();
  const scanned = scannedFoods(key);
  const before = scanned.find((each) => each.gtin === gtin);
  if (before === undefined && key === storageKeys.ownFigures) return;
  const age = before === undefined ? 0 : now - before.last.at;
  if (before !== undefined && age >= 0 && age < EARLIER_MS) return;
  const others = scanned.filter((each) => each.gtin !== gtin).slice(1 - MAX_SCANNED);
  // A visit of a day to come was dated by a clock that has been put right since.
  const earlier = before !== undefined && age > 0 ? { earlier: before.last } : {};
  writeJson(key, [...others, { gtin, last: { at: now, figures }, ...earlier }]);
}

/** What of the recipe is another than at the last scan of an earlier day on this device; null: none is known. */
export function changesHere({ barcode, facts }: Subject, now = Date.now()): { at: number; figures: readonly ChangedFigure[] } | null {
  const gtin = gtinKey(barcode ?? '');
  const scanned = gtin === null ? undefined : scannedFoods(keyHere()).find((each) => each.gtin === gtin);
  const before = [scanned?.last, scanned?.earlier].find((each) => each !== undefined && each.at <= now - EARLIER_MS);
  return before === undefined ? null : { at: before.at, figures: changedFigures(before.figures, facts.nutriments) };
}
