import { Contribution } from '@labelwise/contracts/scores';
import { isRecord } from '@labelwise/domain/lib';
import type { LedgerLine, LineData } from '@labelwise/domain/scoring';
import { sayEnglish } from '@labelwise/messages/english';
import { presentLine } from '@labelwise/messages/render/score';
import * as z from 'zod/mini';

/** What this server stored itself: of a line's data only the kind is looked at, which decides its words. */
const StoredLine = z.object({
  id: z.string(),
  points: z.number(),
  group: z.enum(['food', 'you']),
  data: z.custom<LineData>((data) => isRecord(data) && typeof data['kind'] === 'string'),
});
/** Rows of before hold words; those come first, since they may have data beside them. */
const Stored = z.array(z.union([Contribution, StoredLine]));

/** The ledger of a scan as its row holds it: ids, points and data, no words. */
export function storedLedger(lines: readonly LedgerLine[]): string {
  return JSON.stringify(lines);
}

/** The ledger of a row, in words. */
export function readLedger(stored: string): Contribution[] {
  return Stored.parse(JSON.parse(stored)).map((line) => ('label' in line ? line : presentLine(sayEnglish, line)));
}
