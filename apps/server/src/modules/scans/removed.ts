import * as z from 'zod/mini';
import type { Tx } from '../../db/db.ts';
import { storeRemoved, takeRemoved } from '../../db/removals.ts';
import { noteSeen } from '../../db/watch-marks.ts';

/** The scans of a food that were removed, as they are put aside. */
const Removed = z.array(
  z.object({
    id: z.string(),
    memberId: z.string(),
    foodId: z.number(),
    score: z.number(),
    rulesVersion: z.string(),
    contributions: z.string(),
    scannedAt: z.number(),
    basis: z.nullable(z.enum(['nutriscore', 'fallback', 'none'])),
    figures: z._default(z.nullable(z.string()), null),
  }),
);

/** Keeps a statement far below the values that SQLite and PostgreSQL take. */
const ROWS_A_STATEMENT = 500;

type Scanned = { memberId: string; foodId: number };
export type RemovingScans = Scanned & { removalId: string; now: number };

/** Takes every scan of a food out of the history; answers how many there were. What was counted of the day stays counted. */
export async function putAside(tx: Tx, { memberId, foodId, removalId, now }: RemovingScans): Promise<number> {
  const rows = await tx.deleteFrom('scan').where('memberId', '=', memberId).where('foodId', '=', foodId).returningAll().execute();
  if (rows.length === 0) return 0;
  const content = JSON.stringify(rows satisfies z.infer<typeof Removed>);
  await storeRemoved(tx, { id: removalId, memberId, kind: 'scans', subject: String(foodId), content, removedAt: now });
  return rows.length;
}

/** Brings back what was removed last of a food, each scan at its time with its score; answers how many. */
export async function bringBack(tx: Tx, { memberId, foodId }: Scanned, now: number): Promise<number> {
  const content = await takeRemoved(tx, { memberId, kind: 'scans', subject: String(foodId) }, now);
  if (content === undefined) return 0;
  const rows = Removed.parse(JSON.parse(content));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx
      .insertInto('scan')
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .execute();
  await noteSeen(tx, { memberId, foodIds: [foodId], at: now, as: 'added' });
  return rows.length;
}
