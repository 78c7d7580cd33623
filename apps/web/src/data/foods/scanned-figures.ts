import { scans } from '@labelwise/contracts/scans';
import { gtinKey } from '@labelwise/domain/gtin';
import { type ChangedFigure, changedFigures, comparedFigures } from '@labelwise/domain/submission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { epochOf } from '../../lib/dates.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { endpointQuery } from '../call.ts';
import { scansOfFoodQuery } from '../scans.ts';
import { useSession } from '../session/session.ts';
import type { Food } from './foods.ts';

const Scan = z.object({ at: z.number(), figures: z.record(z.string(), z.number()) });
/** `last`: the newest visit; `earlier`: the one before it, for the current visit is not what it is compared with. */
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

/** `since`: the scan that is compared with, epoch ms. */
type RecipeChanges = { readonly since: number; readonly figures: readonly ChangedFigure[] };

/**
 * What of a recipe is another than at the person's last scan of an earlier day; null: nothing, or nothing is known of then. A guest's
 * scans are known to this device alone, a member's to the server and, as far as they took them along, to this device: the later one counts.
 */
export function useRecipeChanges(food: Food): RecipeChanges | null {
  const { isAuthenticated } = useSession();
  const here = useMemo(() => changesHere(food), [food]);
  const isAsked = isAuthenticated && food.id !== '';
  const { data } = useQuery({ ...endpointQuery(scans.changes, { params: { foodId: food.id } }), enabled: isAsked });
  const since = epochOf(data?.since);
  const mayBeLater = isAsked && here !== null && data?.since === null;
  const { data: own } = useQuery({ ...scansOfFoodQuery(food.id), enabled: mayBeLater });
  if (!isAsked) return changesOf(here?.at, here?.figures);
  if (data === undefined) return null;
  if (here === null || (since !== null && since >= here.at)) return changesOf(since, data.figures);
  if (since !== null) return changesOf(here.at, here.figures);
  const isLast = own?.every(({ scan }) => isBefore(scan.scannedAt, here.at)) === true;
  return isLast ? changesOf(here.at, here.figures) : null;
}

function changesOf(since: number | null | undefined, figures: readonly ChangedFigure[] = []): RecipeChanges | null {
  return since === null || since === undefined || figures.length === 0 ? null : { since, figures };
}

/** Whether a scan of the server was made before, or belongs to the current visit. */
function isBefore(scannedAt: string, at: number): boolean {
  const time = epochOf(scannedAt);
  return time === null || time <= at || time > Date.now() - EARLIER_MS;
}
