import { wholeParts } from '../lib/index.ts';
import { monthOf } from './days.ts';

/** A product by the day of a record; `nova` null where its processing is not known. */
export type ProcessedRecord = { readonly product: string; readonly day: string; readonly nova: 1 | 2 | 3 | 4 | null };

/** The different products of a month by how far they are processed. */
export type ProcessingMonth = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Different products whose processing is known, and those of which it is not. */
  readonly known: number;
  readonly unknown: number;
  /** Whole percent of the known ones, adding up to 100; null without any. NOVA 4, 3, and 1 or 2. */
  readonly shares: { readonly ultra: number; readonly processed: number; readonly plain: number } | null;
};

export const PROCESSING_MONTHS = 6;

/** The months up to that of `last`, oldest first, from the first one with a product on, at most six. */
export function processingByMonth(records: readonly ProcessedRecord[], last: string): ProcessingMonth[] {
  const months = Array.from({ length: PROCESSING_MONTHS }, (_, at) => monthOf(last, at + 1 - PROCESSING_MONTHS));
  const counted = months.map((month) => {
    const products = new Map(records.filter(({ day }) => monthOf(day) === month).map(({ product, nova }) => [product, nova]));
    return countMonth(month, [...products.values()]);
  });
  const first = counted.findIndex(({ known, unknown }) => known + unknown > 0);
  return first === -1 ? [] : counted.slice(first);
}

function countMonth(month: string, novas: readonly (1 | 2 | 3 | 4 | null)[]): ProcessingMonth {
  const unknown = novas.filter((nova) => nova === null).length;
  const ultra = novas.filter((nova) => nova === 4).length;
  const processed = novas.filter((nova) => nova === 3).length;
  const known = novas.length - unknown;
  const [ultraShare = 0, processedShare = 0, plainShare = 0] = wholeParts([ultra, processed, known - ultra - processed]);
  return { month, known, unknown, shares: known === 0 ? null : { ultra: ultraShare, processed: processedShare, plain: plainShare } };
}
