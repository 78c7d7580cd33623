/** What it costs to take a part of a strip for a guard or a digit: how little it resembles any symbol, wherever it begins and however wide it is. */
import { LAYOUTS } from './sequence.ts';
import { CODE_SAMPLES, STRIP_SAMPLES } from './strip.ts';

/** Samples a module at which cells are compared. */
export const DETAIL = 2;
/** Samples a module in a strip, about: one of a shorter code is made so much shorter. */
export const MODULE = CODE_SAMPLES / LAYOUTS['EAN-13'].modules;
/** Widths of a module against the mean one. */
export const WIDTHS = [0.79, 0.83, 0.87, 0.91, 0.955, 1, 1.045, 1.09, 1.14, 1.19, 1.25];
/** Variance of the ink below which a cell shows no bars. */
const LEAST_VARIANCE = 0.01;

/**
 * A guard or a digit, compared at `length` samples; `lead` are the modules of quiet zone before it. `templates` has half as many even and as
 * many odd parts for each symbol: the mean and half the difference of samples that are equally far from its middle.
 */
export type Cell = {
  modules: number;
  lead: number;
  length: number;
  templates: Float64Array;
  /** Whether each symbol stands for its reversed complement too, by which digits of set A become those of set B. */
  isPaired: boolean;
  /** The share of the strip in which it may begin. */
  begins: readonly [from: number, to: number];
};

/** Samples beyond either end of a strip that a cell may reach for: they are as the last one. */
const BEYOND = 64;
const padded = new Float64Array(STRIP_SAMPLES + 2 * BEYOND);

/**
 * The least cost of a cell that begins at each sample with each width, in `table`. From one beginning to the next all samples of a cell move
 * by one, so what lies between two samples has the same share of either everywhere.
 */
export function costTable(ink: Float32Array, cell: Cell, table: Float32Array): Float32Array {
  const { length, lead, begins } = cell;
  const count = ink.length;
  table.fill(Number.POSITIVE_INFINITY);
  padded.fill(ink[0] ?? 0, 0, BEYOND).fill(ink[count - 1] ?? 0, BEYOND + count);
  padded.set(ink, BEYOND);
  const seen = new Float64Array(length);
  const shares = new Float64Array(length);
  const offsets = new Int32Array(length);
  for (let width = 0; width < WIDTHS.length; width += 1) {
    const step = ((WIDTHS[width] ?? 1) * MODULE) / DETAIL;
    for (let at = 0; at < length; at += 1) {
      const x = (at + 0.5 - lead * DETAIL) * step - 0.5;
      offsets[at] = Math.floor(x) + BEYOND;
      shares[at] = x - Math.floor(x);
    }
    for (let from = Math.floor(begins[0] * count); from < begins[1] * count; from += 1) {
      let sum = 0;
      let squares = 0;
      for (let at = 0; at < length; at += 1) {
        const left = from + (offsets[at] ?? 0);
        const low = padded[left] ?? 0;
        const value = low + ((padded[left + 1] ?? 0) - low) * (shares[at] ?? 0);
        seen[at] = value;
        sum += value;
        squares += value * value;
      }
      const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / length) + LEAST_VARIANCE * length);
      table[width * count + from] = 1 - mostAlike(seen, cell) / spread;
    }
  }
  return table;
}

/** The product of the samples with the template that they resemble most. Of a pair of symbols only the even part differs, in its sign. */
function mostAlike(seen: Float64Array, { length, templates, isPaired }: Cell): number {
  const half = length >> 1;
  for (let at = 0, last = length - 1; at < half; at += 1, last -= 1) {
    const one = seen[at] ?? 0;
    const other = seen[last] ?? 0;
    seen[at] = one + other;
    seen[last] = one - other;
  }
  if (length === DIGIT_LENGTH) return mostAlikeDigit(seen, templates);
  let most = 0;
  for (let offset = 0; offset < templates.length; offset += length) {
    let even = 0;
    let odd = 0;
    for (let at = 0, from = offset, back = length - 1; at < half; at += 1, from += 1, back -= 1) {
      even += (templates[from] ?? 0) * (seen[at] ?? 0);
      odd += (templates[offset + back] ?? 0) * (seen[back] ?? 0);
    }
    const product = odd + (isPaired && even < 0 ? -even : even);
    if (product > most) most = product;
  }
  return most;
}

const DIGIT_LENGTH = 7 * DETAIL;

/** The hot loop, for digits: written out, it takes a third of the time. */
function mostAlikeDigit(seen: Float64Array, templates: Float64Array): number {
  const [e0, e1, e2, e3] = [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0, seen[3] ?? 0];
  const [e4, e5, e6] = [seen[4] ?? 0, seen[5] ?? 0, seen[6] ?? 0];
  const [o0, o1, o2, o3] = [seen[7] ?? 0, seen[8] ?? 0, seen[9] ?? 0, seen[10] ?? 0];
  const [o4, o5, o6] = [seen[11] ?? 0, seen[12] ?? 0, seen[13] ?? 0];
  let most = 0;
  for (let at = 0; at < templates.length; at += DIGIT_LENGTH) {
    const even =
      (templates[at] ?? 0) * e0 +
      (templates[at + 1] ?? 0) * e1 +
      (templates[at + 2] ?? 0) * e2 +
      (templates[at + 3] ?? 0) * e3 +
      (templates[at + 4] ?? 0) * e4 +
      (templates[at + 5] ?? 0) * e5 +
      (templates[at + 6] ?? 0) * e6;
    const odd =
      (templates[at + 7] ?? 0) * o0 +
      (templates[at + 8] ?? 0) * o1 +
      (templates[at + 9] ?? 0) * o2 +
      (templates[at + 10] ?? 0) * o3 +
      (templates[at + 11] ?? 0) * o4 +
      (templates[at + 12] ?? 0) * o5 +
      (templates[at + 13] ?? 0) * o6;
    const product = odd + (even < 0 ? -even : even);
    if (product > most) most = product;
  }
  return most;
}
