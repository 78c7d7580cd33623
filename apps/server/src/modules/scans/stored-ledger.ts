import { Contribution } from '@labelwise/contracts/scores';
import { isRecord } from '@labelwise/domain/lib';
import type { LedgerLine, LineData } from '@labelwise/domain/scoring';
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
