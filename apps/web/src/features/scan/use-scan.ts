import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { nextPage } from '../../lib/navigation.tsx';
import { placeOfScan } from '../../lib/paths.ts';
import { network } from '../../platform/network/network.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import type { ScanAnswer, ScanResult } from './scan-flow.ts';

/** How a scan ended: its results stand, nobody knows the code, it is none, there is no network, or something went wrong; a toast shows it. */
export type ScanEnd = 'opened' | 'unknown' | 'invalid' | 'offline' | 'failed';

export type Scan = {
  /** A lookup runs: nothing else may start one. */
  busy: boolean;
  /** Looks a barcode up and opens its results, behind a banner where one shows them first. */
  run: (barcode: string, banner?: ScanBanner) => Promise<ScanEnd>;
  /** What is read goes onto the shopping list or into the basket, and is no scan: one product at a time. */
  isForShopping: boolean;
};

/** What says that a code was read, until its results are there. */
export type ScanBanner = {
  /** How long it stands at least. Results that are drawn by then come in sight behind it; a failure waits. */
  readonly stands: Promise<unknown>;
  /** Called with the answer that the results will show, as soon as it is known. */
  readonly onAnswer: (answer: ScanAnswer) => void;
  /** Called before the results take the place of the page that the banner is on. */
  readonly onOpen: () => void;
};

/** The scan flow with the app's own parts; what is not needed before the first barcode is loaded with it. */
export function useScan(): Scan {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = placeOfScan(useLocation().search);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const userId = user?.id ?? null;

  const run = useCallback(
    async (barcode: string, banner?: ScanBanner): Promise<ScanEnd> => {
      if (running.current) return 'failed';
      running.current = true;
      setBusy(true);
      try {
        const { answerOf, runScan, scanParts, faultOfLookup } = await import('./scan-flow.ts');
        const scanned =
          place === null
            ? runScan(barcode, scanParts(client, userId), (food, score) => {
                const answer = answerOf(food, score);
                if (answer !== null) banner?.onAnswer(answer);
              })
            : runShopping(barcode, place);
        const [result] = await Promise.all([scanned, makeReady(scanned, banner)]);
        if (result.kind === 'open') {
          banner?.onOpen();
          await navigate(result.path, { flushSync: true });
          return 'opened';
        }
        await banner?.stands;
        toast((await loadWords()).failureToast(result, faultOfLookup, banner !== undefined));
        const fault = result.kind === 'lookup-failed' ? faultOfLookup(result.error) : null;
        if (fault === 'not-found') return 'unknown';
        return fault === 'invalid' || fault === 'offline' ? fault : 'failed';
      } catch {
        toast((await loadWords()).accidentToast(banner !== undefined, network.isOnline()));
        return 'failed';
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [client, navigate, place, userId],
  );

  return { busy, run, isForShopping: place !== null };
}

/** The way onto the list, loaded where somebody takes it. */
const runShopping = async (barcode: string, place: 'list' | 'basket') =>
  (await import('./scan-to-shopping.ts')).scanToShopping(barcode, place);

/** Words of a failed scan, which a scan that succeeds never needs. */
const loadWords = () => loadWith(import('./messages.ts'));

/** Has the code of the results here; behind a banner they are drawn out of sight, for as long as it stands anyway. */
async function makeReady(scanned: Promise<ScanResult>, banner: ScanBanner | undefined): Promise<void> {
  const result = await scanned;
  if (result.kind !== 'open') return;
  await nextPage.ready(result.path);
  if (banner !== undefined) await Promise.race([nextPage.draw(result.path), banner.stands]);
}
