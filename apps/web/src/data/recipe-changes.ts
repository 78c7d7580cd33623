import { scans } from '@labelwise/contracts/scans';
import type { ChangedFigure } from '@labelwise/domain/submission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { epochOf } from '../lib/dates.ts';
import { endpointQuery } from './call.ts';
import type { Food } from './foods/foods.ts';
import { changesHere, EARLIER_MS } from './foods/scanned-figures.ts';
import { scansOfFoodQuery } from './scans.ts';
import { useSession } from './session/session-context.tsx';

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

/** Whether a scan of the server was made before, or belongs to the visit of now. */
function isBefore(scannedAt: string, at: number): boolean {
  const time = epochOf(scannedAt);
  return time === null || time <= at || time > Date.now() - EARLIER_MS;
}
