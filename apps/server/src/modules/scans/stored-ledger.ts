import { Contribution } from '@labelwise/contracts/scores';
import { isRecord } from '@labelwise/domain/lib';
import type { LedgerLine, LineData } from '@labelwise/domain/scoring';
import * as z from 'zod/mini';

/** What this server stored itself: of a line's data only the kind is looked at, which decides its words. */
const LineOfData = z.object({
  id: z.string(),
  points: z.number(),
  group: z.enum(['food', 'you']),
  data: z.custom<LineData>((data) => isRecord(data) && typeof data['kind'] === 'string'),
});
/** Rows of before hold words; those come first, since they may have data beside them. */
const StoredLine = z.union([Contribution, LineOfData]);
export type StoredLine = z.infer<typeof StoredLine>;
const Ledger = z.array(StoredLine);

/** The ledger of a scan as its row holds it: ids, points and data, no words. */
export function storedLedger(lines: readonly LedgerLine[]): string {
  return JSON.stringify(lines);
}

export function readLedger(stored: string): StoredLine[] {
  return Ledger.parse(JSON.parse(stored));
}
