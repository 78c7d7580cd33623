import type { BarcodeFormat } from './formats.ts';

/** Pixels row by row without padding: four bytes each (RGBA) or one (luminance), distinguished by the length. */
export type Frame = { data: Uint8ClampedArray | Uint8Array; width: number; height: number };

export type Accepted = {
  /** The 13-digit key (14 where a GTIN-14 has a packaging indicator): see `@labelwise/domain/gtin`. */
  gtin: string;
  /** What the code says: 13 digits for EAN-13, 12 for UPC-A, 8 for EAN-8 and UPC-E, the address of a Digital Link. */
  raw: string;
  format: BarcodeFormat;
  /** For people: the digits grouped as below the bars. */
  displayValue: string;
};

export type DecodeOutcome =
  | { kind: 'product'; barcode: Accepted }
  /** A code that is no product number and carries none: "This is not a product barcode". */
  | { kind: 'other'; raw: string; format: BarcodeFormat }
  /** No code was read; `seen` says what is there instead, from which a hint to the person follows. */
  | { kind: 'none'; seen: Unread };

/** Why nothing was read: `bars` of a code that could not be read, a picture that is too `dark`, or `nothing` like a code. */
export type Unread = 'bars' | 'dark' | 'nothing';

export const NOTHING: DecodeOutcome = { kind: 'none', seen: 'nothing' };
