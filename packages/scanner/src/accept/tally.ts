import type { Sighting } from '../engine/engine.ts';
import type { BarcodeFormat } from '../formats.ts';
import { type Accepted, type DecodeOutcome, NOTHING } from '../outcome.ts';
import { distance, middle, type Point } from '../pixels/geometry.ts';
import { productOf } from './product-of.ts';

/** What speaks for one product number: which passes saw it, and how well. */
export type Candidate = { product: Accepted; sighting: Sighting; passes: Set<string>; lines: number; place: Point; span: number };

/**
 * Passes that must agree. A check digit lets one wrong read in ten through, and the short codes are easily found in what
 * is no code at all: they need more. Codes with error correction or a strong checksum vouch for themselves.
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

/** Scan lines that must agree over all passes: a ghost is met by a few lines at a time, a code by many. */
const LINES_NEEDED = 12;

/** What a rival in the same place may have at most of the passes and of the lines of the one accepted. */
const RIVAL_SHARE = { passes: 0.5, lines: 0.1 };

/** Collects sightings of one picture over several passes and says when one may be believed. */
export class Tally {
  readonly candidates = new Map<string, Candidate>();
  private readonly others: Sighting[] = [];

  /** Sightings must be in coordinates of the whole picture. */
  add(pass: string, sightings: readonly Sighting[]): void {
    for (const sighting of sightings) {
      const product = productOf(sighting);
      if (product === null) this.others.push(sighting);
      else this.addProduct(pass, product, sighting);
    }
  }

  private addProduct(pass: string, product: Accepted, sighting: Sighting): void {
    const key = `${product.gtin} ${product.format}`;
    const known = this.candidates.get(key);
    const [left, right] = sighting.corners;
    if (known === undefined) {
      const place = middle(sighting.corners);
      this.candidates.set(key, { product, sighting, passes: new Set([pass]), lines: sighting.lines, place, span: distance(left, right) });
      return;
    }
    known.passes.add(pass);
    known.lines += sighting.lines;
  }

  /** The product of the picture as far as the passes have shown, or `null` while none has earned belief. */
  product(): Accepted | null {
    const believed = [...this.candidates.values()].filter((candidate) => this.isBelieved(candidate));
    return believed.sort(byPreference)[0]?.product ?? null;
  }

  /** The outcome when there will be no further pass. */
  outcome(): DecodeOutcome {
    const barcode = this.product();
    if (barcode !== null) return { kind: 'product', barcode };
    const [other] = this.others;
    return other === undefined ? NOTHING : { kind: 'other', raw: other.text, format: other.format };
  }

  private isBelieved(candidate: Candidate): boolean {
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

/** Codes of the till first, long ones before short; numbers that GS1 has not given out (second line of Japanese books) last. */
function byPreference(a: Candidate, b: Candidate): number {
  return rank(a) - rank(b) || b.passes.size - a.passes.size || b.lines - a.lines;
}

function rank({ product }: Candidate): number {
  if (/^1[4-9]/.test(product.gtin)) return 4;
  if (product.format === 'EAN-13' || product.format === 'UPC-A') return 0;
  if (product.format === 'EAN-8') return 1;
  return product.format === 'UPC-E' ? 3 : 2;
}
