/** A published product record as a row of the catalogue, or the reason why it is none. */
import { productFromOff } from '@labelwise/domain/food';
import { soldIn } from '@labelwise/domain/pack';
import { type IndexedFood, toRow, toWaitingRow } from './food-row.ts';

export type Projected = { readonly ok: true; readonly row: IndexedFood } | { readonly ok: false; readonly reason: string };

/**
 * @param hash of the record as it was read, see `hashText`
 * @param isWaiting leaves reading, scoring and search words to the queue
 */
export function projectDocument(
  record: Readonly<Record<string, unknown>>,
  hash: number,
  source: IndexedFood['source'],
  isWaiting = false,
): Projected {
  if (isTrue(record['obsolete'])) return { ok: false, reason: 'withdrawn' };
  const result = productFromOff(record, isWaiting);
  if (!result.ok) return { ok: false, reason: result.reason.replaceAll('_', ' ') };
  return {
    ok: true,
    row: (isWaiting ? toWaitingRow : toRow)(
      { ...result.product, source },
      { popularity: popularityOf(record), hash, countries: soldIn(record['countries_tags']) },
    ),
  };
}

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'on' || value === 'true';

/** How many people scanned the product, as the source counts. */
function popularityOf(record: Readonly<Record<string, unknown>>): number {
  const scans = Number(record['unique_scans_n'] ?? 0);
  return Number.isFinite(scans) && scans > 0 ? Math.min(Math.floor(scans), 1e9) : 0;
}
