import { Contribution } from '@labelwise/contracts/scores';
import { isRecord } from '@labelwise/domain/lib';
import type { LedgerLine, LineData } from '@labelwise/domain/scoring';
import type { Say } from '@labelwise/messages';
import { presentStoredLine } from '@labelwise/messages/render/score';
import * as z from 'zod/mini';

/** Of a line's data only the kind is looked at, which decides its words. */
const LineOfData = z.object({
  id: z.string(),
  points: z.number(),
  group: z.enum(['food', 'you']),
  data: z.custom<LineData>((data) => isRecord(data) && typeof data['kind'] === 'string'),
});
/** Older rows hold words; those come first, since they may have data beside them. */
const StoredLine = z.union([Contribution, LineOfData]);
export type StoredLine = z.infer<typeof StoredLine>;
const Ledger = z.array(StoredLine);

/** The ledger of a scan as its row holds it: ids, points and data, no words. */
export function storedLedger(lines: readonly LedgerLine[]): string {
  return JSON.stringify(lines);
}

/** Our own column, so its shape is not checked. */
export function readLedger(stored: string): StoredLine[] {
  return JSON.parse(stored);
}

/** A ledger that comes from a file. @throws where it is none */
export function parseLedger(ledger: unknown): StoredLine[] {
  return Ledger.parse(ledger);
}

/** About 2 kB each, with what they are made of. */
const MAX_WORDED = 2000;

/**
 * Puts stored ledgers into words, as JSON. A history is read again and again, and to say the same lines anew takes as long as to send them:
 * those of last are held.
 */
export function createLedgerWords(): (say: Say, stored: string) => string {
  const inLanguage = new WeakMap<Say, Map<string, string>>();
  return (say, stored) => {
    const worded = inLanguage.get(say) ?? new Map<string, string>();
    inLanguage.set(say, worded);
    const json = worded.get(stored) ?? JSON.stringify(readLedger(stored).map((line) => presentStoredLine(say, line)));
    worded.delete(stored);
    worded.set(stored, json);
    if (worded.size > MAX_WORDED) worded.delete(worded.keys().next().value ?? stored);
    return json;
  };
}
