import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { paths, resultsPath } from '../../lib/paths.ts';
import { type ToastOptions, toast } from '../../ui/feedback/toast/toast-store.ts';
import { accidentToast, failureToast } from './messages.ts';

export type Scan = {
  /** A lookup runs: nothing else may start one. */
  busy: boolean;
  /** Looks a barcode up and opens its results; answers whether it did. `notBefore` holds the page back, for the banner. */
  run: (barcode: string, notBefore?: Promise<unknown>) => Promise<boolean>;
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
    async (barcode: string, notBefore?: Promise<unknown>) => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      try {
        const { scanParts, faultOfLookup } = await import('./scan-parts.ts');
        const [result] = await Promise.all([runScan(barcode, scanParts(client, userId)), notBefore]);
        if (result.kind !== 'open') say(failureToast(result, faultOfLookup));
        else await navigate(result.path);
        return result.kind === 'open';
      } catch {
        say(accidentToast(notBefore !== undefined));
        return false;
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

export type ScanResult = { kind: 'open'; path: string } | { kind: 'lookup-failed'; error: unknown } | { kind: 'score-failed' };

/** Looks a barcode up, scores it, keeps it on the device, saves it for a member, and says which page to open. */
export async function runScan<Food, Score>(barcode: string, deps: ScanFlowDeps<Food, Score>): Promise<ScanResult> {
  let food: Food;
  try {
    food = await deps.lookup(barcode);
  } catch (error) {
    return { kind: 'lookup-failed', error };
  }
  let score: Score;
  try {
    score = await deps.score(food);
  } catch {
    return { kind: 'score-failed' };
  }
  deps.keep(food, score);
  if (deps.save === null) return { kind: 'open', path: paths.resultsTemp };
  try {
    await deps.save(food, score);
    return { kind: 'open', path: resultsPath(barcode) };
  } catch (error) {
    // Beyond the daily limit the food is shown all the same, with what lifts the limit.
    return { kind: 'open', path: deps.isDailyLimit(error) ? `${paths.resultsTemp}?limit=scans` : paths.resultsTemp };
  }
}
