import { Contribution } from '@labelwise/contracts/scores';
import { isRecord } from '@labelwise/domain/lib';
import type { LedgerLine, LineData } from '@labelwise/domain/scoring';
import type { Say } from '@labelwise/messages';
import { presentStoredLine } from '@labelwise/messages/render/score';
import * as z from 'zod/mini';
import { createRecentMap, type RecentMap } from '../../lib/recent-map.ts';

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
 * Puts stored ledgers into words, as JSON in UTF-8. A history is read again and again, and to say the same lines anew takes as long as to
 * send them: those of last are held.
 */
export function createLedgerWords(): (say: Say, stored: string) => Uint8Array {
  const inLanguage = new WeakMap<Say, RecentMap<string, Uint8Array>>();
  return (say, stored) => {
    const worded = inLanguage.get(say) ?? createRecentMap<string, Uint8Array>(MAX_WORDED);
    inLanguage.set(say, worded);
    const known = worded.get(stored);
    if (known !== undefined) return known;
    const json = Buffer.from(JSON.stringify(readLedger(stored).map((line) => presentStoredLine(say, line))));
    worded.set(stored, json);
    return json;
  };
}
