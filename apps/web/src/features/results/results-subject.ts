import { gtinKey } from '@labelwise/domain/gtin';

/** What a results address asks for: a barcode, or the last scan of this device. */
export type Subject = { kind: 'barcode'; barcode: string } | { kind: 'last-scan' };

/** The word in place of a barcode that stands for the last scan. */
const LAST_SCAN = 'temp';

/** @param param the address's last part, where there is one; @param search its query, which may carry `barcode` */
export function subjectOf(param: string | undefined, search: string): Subject {
  const asked = (param ?? new URLSearchParams(search).get('barcode') ?? '').trim();
  return asked === '' || asked === LAST_SCAN ? { kind: 'last-scan' } : { kind: 'barcode', barcode: asked };
}

/** Whether two spellings name one product; what is no GTIN must be the same text. */
export function sameBarcode(one: string, other: string | null): boolean {
  return other !== null && (gtinKey(one) ?? one) === (gtinKey(other) ?? other);
}

/** The address on the page of the words that an alert rests on. */
export function placeId([start]: readonly [start: number, end: number]): string {
  return `in-list-${start}`;
}
