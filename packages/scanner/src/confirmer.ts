import type { BarcodeFormat } from './formats.ts';
import { type DecodeOutcome, NOTHING } from './outcome.ts';

/** Who read the frame. The browser's own detector gives one reading, which nothing has looked at again. */
export type Reader = 'scanner' | 'browser';

/** Frames back that count: the last half second, as most cameras are looked at. */
const WINDOW_FRAMES = 12;
/** Frames in which something that is no product must be seen before that is reported. */
const OTHER_FRAMES = 5;

/** A product that has not come again yet: there is a code in view. */
const UNCONFIRMED: DecodeOutcome = { kind: 'none', seen: 'bars' };

const SHORT_FORMATS: readonly BarcodeFormat[] = ['EAN-8', 'UPC-E', 'ITF'];

export interface Confirmer {
  /** Takes the outcome of the next frame and answers what may be reported: the outcome once it is confirmed, else `none` with what is seen. */
  push(outcome: DecodeOutcome): DecodeOutcome;
  reset(): void;
}

/**
 * Acceptance over successive frames. A long code that the scanner has looked at twice in one frame is accepted at once.
 * Short codes, and all that the browser read, must come again; a UPC-E or EAN-8 is not accepted beside a long code,
 * part of which it may be. That something is no product is reported only when it stays in view.
 */
export function createConfirmer(reader: Reader = 'scanner'): Confirmer {
  let recent: DecodeOutcome[] = [];
  return {
    push(outcome) {
      recent = [...recent.slice(1 - WINDOW_FRAMES), outcome];
      if (outcome.kind === 'none' || isConfirmed(outcome, recent, reader)) return outcome;
      return outcome.kind === 'product' ? UNCONFIRMED : NOTHING;
    },
    reset() {
      recent = [];
    },
  };
}

function isConfirmed(outcome: DecodeOutcome, recent: readonly DecodeOutcome[], reader: Reader): boolean {
  if (outcome.kind === 'none') return false;
  const seen = recent.filter((other) => keyOf(other) === keyOf(outcome)).length;
  if (outcome.kind === 'other') return seen >= OTHER_FRAMES && recent.every(({ kind }) => kind !== 'product');
  if (!SHORT_FORMATS.includes(outcome.barcode.format)) return seen >= (reader === 'scanner' ? 1 : 2);
  return seen >= (reader === 'scanner' ? 2 : 3) && !recent.some((other) => isLong(other));
}

function isLong(outcome: DecodeOutcome): boolean {
  return outcome.kind === 'product' && !SHORT_FORMATS.includes(outcome.barcode.format);
}

function keyOf(outcome: DecodeOutcome): string | null {
  if (outcome.kind === 'none') return null;
  return outcome.kind === 'product' ? `product ${outcome.barcode.gtin}` : `other ${outcome.raw}`;
}
