import {
  compressUpcA,
  expandUpcE,
  formatGtin,
  hasValidCheckDigit,
  itemOfCase,
  namesNoItem,
  normalizeGtin,
  readGtin,
} from '@labelwise/domain/gtin';
import type { Detection } from './engine.ts';
import { type BarcodeFormat, isRetailFormat } from './formats.ts';
import { distance, middle, type Point } from './geometry.ts';
import type { GreyReading } from './grey/read-grey.ts';
import type { Accepted, DecodeOutcome, Unread } from './outcome.ts';

/**
 * The product that a code stands for, or `null` when it is no product number and carries none. The code of a case stands for the item
 * inside. Check digits are checked here once more, for every decoder.
 */
export function productOf(detection: Pick<Detection, 'format' | 'text'>): Accepted | null {
  const code = codeOf(detection);
  return code === null || namesNoItem(code.gtin) ? null : code;
}

/** The same for numbers that name no item too: a coupon is no product, but it is the code that is printed there. */
function codeOf(detection: Pick<Detection, 'format' | 'text'>): Accepted | null {
  const { format } = detection;
  const text = detection.text.trim();
  const printed = READERS[format](text);
  if (printed === null) return null;
  const gtin = itemOfCase(printed);
  return { gtin, raw: asPrinted(format, text, gtin), format, displayValue: formatGtin(gtin) };
}

/** Decoders give the codes of the UPC family as the 13 digits that they stand for. */
function asPrinted(format: BarcodeFormat, text: string, gtin: string): string {
  if (text.length !== 13) return text;
  if (format === 'UPC-A') return text.slice(1);
  return format === 'UPC-E' ? (compressUpcA(gtin.slice(1)) ?? text) : text;
}

type Reader = (text: string) => string | null;

const READERS: Readonly<Record<BarcodeFormat, Reader>> = {
  'EAN-13': digitsOf(13),
  'UPC-A': (text) => digitsOf(13)(text.padStart(13, '0')),
  'EAN-8': ean8,
  'UPC-E': upcE,
  ITF: digitsOf(14),
  QR: carried,
  'Data Matrix': carried,
  'Code 128': carried,
  Aztec: carried,
  PDF417: carried,
  // Short serial numbers are all they are used for; one in ten passes for a GTIN by chance.
  'Code 39': () => null,
  'Code 93': () => null,
  Codabar: () => null,
};

function digitsOf(length: number): Reader {
  return (text) => (text.length === length ? keyOf(text) : null);
}

/** Eight digits with a leading 0 could be read as UPC-E; the format says that they are not. */
function ean8(text: string): string | null {
  return /^\d{8}$/.test(text) && hasValidCheckDigit(text) ? text.padStart(13, '0') : null;
}

/**
 * Of number system 0 alone, as the standard has it. The bars of one of number system 1 are those of the left half of an EAN-13, from its
 * first bar to the one after its middle: an EAN-13 with a covered right half would be read as it.
 * @source GS1 General Specifications, 5.2.2.4.2
 */
function upcE(text: string): string | null {
  const upcA = (text.length === 8 ? expandUpcE(text) : text)?.padStart(13, '0');
  return upcA?.startsWith('00') === true ? digitsOf(13)(upcA) : null;
}

/** Links, element strings and whole GTINs. Eight digits in such a code are more often a number of the maker's own. */
function carried(text: string): string | null {
  if (/^\d{1,11}$/.test(text)) return null;
  const reading = readGtin(text);
  return reading.ok ? reading.gtin : null;
}

function keyOf(text: string): string | null {
  const reading = normalizeGtin(text);
  return reading.ok ? reading.gtin : null;
}

/** Evidence for one product number: which passes read it, and how well. */
export type Candidate = {
  product: Accepted;
  detection: Detection;
  passes: Set<string>;
  lines: number;
  place: Point;
  span: number;
  /** Looks like a part of a longer code, or not like its own bars; never accepted. */
  isRefused?: boolean;
};

/**
 * Passes that must agree. A check digit lets one wrong read in ten through, and the short codes are easily found in what
 * is no code at all: they need more. Codes with error correction or a strong checksum need no second reading.
 */
const PASSES_NEEDED: Readonly<Record<BarcodeFormat, number>> = {
  'EAN-13': 2,
  'UPC-A': 2,
  'EAN-8': 3,
  'UPC-E': 3,
  ITF: 3,
  Aztec: 1,
  Codabar: 2,
  'Code 39': 2,
  'Code 93': 1,
  'Code 128': 1,
  'Data Matrix': 1,
  PDF417: 1,
  QR: 1,
};

/** Scan lines that must agree over all passes: a false read appears on a few lines at a time, a code on many. */
const LINES_NEEDED = 12;

/** What a rival in the same place may have at most of the passes and of the lines of the one accepted. */
const RIVAL_SHARE = { passes: 0.5, lines: 0.1 };

/** Collects detections of one picture over several passes and decides when one is accepted. */
export class Tally {
  readonly candidates = new Map<string, Candidate>();
  private readonly others: Detection[] = [];
  private greyProduct: Accepted | null = null;

  /** Detections must be in coordinates of the whole picture. */
  add(pass: string, detections: readonly Detection[]): void {
    for (const detection of detections) {
      const product = codeOf(detection);
      if (product !== null) this.addProduct(pass, product, detection);
      // A code of the family of retail codes that is none of them is a part of one, or a misread.
      else if (!isRetailFormat(detection.format)) this.others.push(detection);
    }
  }

  private addProduct(pass: string, product: Accepted, detection: Detection): void {
    const key = `${product.gtin} ${product.format}`;
    const known = this.candidates.get(key);
    const [left, right] = detection.corners;
    if (known === undefined) {
      const place = middle(detection.corners);
      this.candidates.set(key, { product, detection, passes: new Set([pass]), lines: detection.lines, place, span: distance(left, right) });
      return;
    }
    known.passes.add(pass);
    known.lines += detection.lines;
  }

  /**
   * Accepts a number that was read by gray levels and is certain by itself, unless the engine has read another one more than once.
   * Answers whether it did.
   */
  acceptGrey(reading: GreyReading | null): boolean {
    if (reading === null) return false;
    const { gtin, format } = reading;
    if ([...this.candidates.values()].some(({ product, passes }) => product.gtin !== gtin && passes.size > 1)) return false;
    const isUpcA = format === 'EAN-13' && gtin.startsWith('0');
    this.greyProduct = productOf({ format: isUpcA ? 'UPC-A' : format, text: format === 'EAN-8' ? gtin.slice(5) : gtin });
    return this.greyProduct !== null;
  }

  /** The product of the picture as far as the passes have shown, or `null` while none is confirmed. */
  product(): Accepted | null {
    return this.confirmed().find(({ gtin }) => !namesNoItem(gtin)) ?? this.greyProduct;
  }

  /** The best first. */
  private confirmed(): Accepted[] {
    const confirmed = [...this.candidates.values()].filter((candidate) => this.isConfirmed(candidate));
    return confirmed.sort(byPreference).map(({ product }) => product);
  }

  /** Whether the product is one that no other code of the picture can take the place of. */
  hasLongCode(): boolean {
    const product = this.product();
    return product !== null && rank(product.format) === 0;
  }

  /** Whether something else than a retail code was read, be it a product or not. */
  hasOtherCode(): boolean {
    return this.others.length > 0 || [...this.candidates.values()].some(({ product }) => !isRetailFormat(product.format));
  }

  /** The outcome when there will be no further pass; `seen` says why, where there is none. */
  outcome(seen: Unread): DecodeOutcome {
    const barcode = this.product();
    if (barcode !== null) return { kind: 'product', barcode };
    const [noItem] = this.confirmed();
    if (noItem !== undefined) return { kind: 'other', raw: noItem.raw, format: noItem.format };
    const [other] = this.others;
    if (other !== undefined) return { kind: 'other', raw: other.text, format: other.format };
    return { kind: 'none', seen: this.candidates.size > 0 ? 'bars' : seen };
  }

  private isConfirmed(candidate: Candidate): boolean {
    if (candidate.isRefused === true) return false;
    const { format, gtin } = candidate.product;
    const needed = PASSES_NEEDED[format];
    if (candidate.passes.size < needed || (needed > 1 && candidate.lines < LINES_NEEDED)) return false;
    return [...this.candidates.values()].every(
      (rival) => rival.product.gtin === gtin || !overlaps(rival, candidate) || isOutvoted(rival, candidate),
    );
  }
}

function isOutvoted(rival: Candidate, candidate: Candidate): boolean {
  return rival.passes.size <= candidate.passes.size * RIVAL_SHARE.passes && rival.lines <= candidate.lines * RIVAL_SHARE.lines;
}

function overlaps(a: Candidate, b: Candidate): boolean {
  return distance(a.place, b.place) < Math.max(a.span, b.span) / 2;
}

/** Retail codes first, long ones before short. */
function byPreference(a: Candidate, b: Candidate): number {
  return rank(a.product.format) - rank(b.product.format) || b.passes.size - a.passes.size || b.lines - a.lines;
}

function rank(format: BarcodeFormat): number {
  if (format === 'EAN-13' || format === 'UPC-A') return 0;
  if (format === 'EAN-8') return 1;
  return format === 'UPC-E' ? 3 : 2;
}
