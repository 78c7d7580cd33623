import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useScoreRevision } from '../../../data/preferences-updated.ts';
import { useSession } from '../../../data/session/session.ts';
import { createStore } from '../../../lib/store.ts';
import { scoreScan, storeScan } from '../scan-flow.ts';
import { type Card, dealt, emptyRow, isToBeLookedUp, type Row, turnedTo, updated } from './row.ts';

export type ScanRow = {
  row: Row;
  /** Takes a code that is held up: a new one is looked up, one of the row lies on top again and is no further scan. */
  scan: (barcode: string, shown: string) => void;
  /** Turns to a card, or away from all. */
  turnTo: (barcode: string | null) => void;
};

/** The row of several scans, with what a card needs from outside. */
export function useRow(): ScanRow {
  const stored = useSyncExternalStore(row.subscribe, row.get, row.get);
  const client = useQueryClient();
  const { user } = useSession();
  const member = user?.id ?? null;
  const revision = useScoreRevision();
  const owner = `${member ?? ''} ${revision}`;
  /** The row of somebody else, or of before a change of what counts, is none. */
  const own = (row: Row) => (row.owner === owner ? row : emptyRow(owner));
  const change = (step: (row: Row) => Row) => changeRow((now) => step(own(now)));

  const lookUp = async (barcode: string, shown: string) => {
    const end = (card: Card) => change((now) => updated(now, card));
    try {
      const { scanParts, faultOfLookup, storeAround } = await import('../scan-parts.ts');
      const parts = scanParts(client, member);
      const scored = await scoreScan(barcode, parts);
      if (scored.kind === 'score-failed') return end({ barcode, shown, kind: 'failed', fault: 'score' });
      if (scored.kind === 'lookup-failed') {
        const fault = faultOfLookup(scored.error);
        return end(fault === 'not-found' ? { barcode, shown, kind: 'unknown' } : { barcode, shown, kind: 'failed', fault });
      }
      const { food, score } = scored;
      // The score stands before it is stored.
      end({ barcode, shown, kind: 'food', food, score, stored: null });
      storeAround(client, food);
      end({ barcode, shown, kind: 'food', food, score, stored: await storeScan(food, score, parts) });
    } catch {
      end({ barcode, shown, kind: 'failed', fault: 'server' });
    }
  };

  return {
    row: own(stored),
    scan(barcode, shown) {
      if (!isToBeLookedUp(own(row.get()), barcode)) return change((now) => turnedTo(now, barcode));
      change((now) => dealt(now, { barcode, shown, kind: 'looking' }));
      void lookUp(barcode, shown);
    },
    turnTo: (barcode) => change((now) => turnedTo(now, barcode)),
  };
}

/** The row outlives the camera, so that a look at one food and "Scan next" find it again; a reload begins a new one. */
const row = createStore<Row>(emptyRow(null));

export function changeRow(change: (row: Row) => Row): void {
  row.set(change(row.get()));
}
