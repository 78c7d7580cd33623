import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { paths, resultsPath } from '../../lib/paths.ts';
import { type ToastOptions, toast } from '../../ui/feedback/toast/toast-store.ts';
import { accidentToast, failureToast } from './messages.ts';

/** How a scan ended: its results stand, nobody knows the code, or something went wrong, which a toast shows. */
export type ScanEnd = 'opened' | 'unknown' | 'failed';

export type Scan = {
  /** A lookup runs: nothing else may start one. */
  busy: boolean;
  /** Looks a barcode up and opens its results. `notBefore` holds the page back, for the banner. */
  run: (barcode: string, notBefore?: Promise<unknown>) => Promise<ScanEnd>;
};

/** The scan flow with the app's own parts; what is not needed before the first barcode is loaded with it. */
export function useScan(): Scan {
  const { t } = useTranslation();
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const userId = user?.id ?? null;

  const say = useCallback(
    ({ title, description, variant }: ToastOptions) => toast({ title: t(title), description: t(description ?? ''), variant }),
    [t],
  );

  const run = useCallback(
    async (barcode: string, notBefore?: Promise<unknown>): Promise<ScanEnd> => {
      if (running.current) return 'failed';
      running.current = true;
      setBusy(true);
      try {
        const { scanParts, faultOfLookup } = await import('./scan-parts.ts');
        const [result] = await Promise.all([runScan(barcode, scanParts(client, userId)), notBefore]);
        if (result.kind === 'open') {
          await navigate(result.path);
          return 'opened';
        }
        say(failureToast(result, faultOfLookup));
        return result.kind === 'lookup-failed' && faultOfLookup(result.error) === 'not-found' ? 'unknown' : 'failed';
      } catch {
        say(accidentToast(notBefore !== undefined));
        return 'failed';
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [client, navigate, say, userId],
  );

  return { busy, run };
}

/** From a code to its score, with what that needs from outside: look-up, score, stored scan, results. */
export type ScanFlowDeps<Food, Score> = {
  lookup: (barcode: string) => Promise<Food>;
  /** Rejects only when nothing could be computed. */
  score: (food: Food) => Promise<Score>;
  /** Puts food and score where /results/temp finds them. */
  keep: (food: Food, score: Score) => void;
  /** Stores the scan; `null` for an anonymous visitor, whose scans are not stored. */
  save: ((food: Food, score: Score) => Promise<void>) | null;
  isDailyLimit: (error: unknown) => boolean;
};

type Failure = { kind: 'lookup-failed'; error: unknown } | { kind: 'score-failed' };
export type ScanResult = { kind: 'open'; path: string } | Failure;

/** Where a scan is stored: with the member, on this device alone for a visitor, or not with the member, for the limit or a failure. */
export type Stored = 'saved' | 'visitor' | 'limit' | 'failed';

/** Looks a barcode up and scores it. */
export async function scoreScan<Food, Score>(
  barcode: string,
  deps: ScanFlowDeps<Food, Score>,
): Promise<{ kind: 'scored'; food: Food; score: Score } | Failure> {
  let food: Food;
  try {
    food = await deps.lookup(barcode);
  } catch (error) {
    return { kind: 'lookup-failed', error };
  }
  try {
    return { kind: 'scored', food, score: await deps.score(food) };
  } catch {
    return { kind: 'score-failed' };
  }
}

/** Keeps a scored food on the device and saves it for a member. */
export async function keepScan<Food, Score>(food: Food, score: Score, deps: ScanFlowDeps<Food, Score>): Promise<Stored> {
  deps.keep(food, score);
  if (deps.save === null) return 'visitor';
  try {
    await deps.save(food, score);
    return 'saved';
  } catch (error) {
    return deps.isDailyLimit(error) ? 'limit' : 'failed';
  }
}

/** Looks a barcode up, scores it, keeps it, and says which page to open. */
export async function runScan<Food, Score>(barcode: string, deps: ScanFlowDeps<Food, Score>): Promise<ScanResult> {
  const scored = await scoreScan(barcode, deps);
  if (scored.kind !== 'scored') return scored;
  const stored = await keepScan(scored.food, scored.score, deps);
  if (stored === 'saved') return { kind: 'open', path: resultsPath(barcode) };
  // Beyond the daily limit the food is shown all the same, with what lifts the limit.
  return { kind: 'open', path: stored === 'limit' ? `${paths.resultsTemp}?limit=scans` : paths.resultsTemp };
}
