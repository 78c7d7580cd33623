import type { Bars } from '../find-bars.ts';
import { render } from '../geometry.ts';
import type { Luminance } from '../luminance.ts';

/** Gray levels across the bars, from left to right; `bands` are those of parts of the bars' length, one below the other. */
export type Strip = { whole: Float32Array; bands: readonly Float32Array[] };

export const STRIP_SAMPLES = 608;
/** Samples from the first to the last bar, about. */
export const CODE_SAMPLES = 380;
/** A place is found by blocks, so what is looked at first is wider than it on both sides. */
const WIDENING = 1.5;
const MAX_ROWS = 160;
const GROUPS = 16;
const BANDS = 4;

/** Leans of bars to the direction of their place that are tried, and finer steps around the best. */
const LEANS = [-0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09];
const LEAN_STEPS = [-0.02, -0.01, 0.01, 0.02];

/** A group of rows counts where it looks like the mean, compared with the one that does most, not where the bars have ended. */
const LEAST_LIKENESS = 0.6;

/** A guess of where a code ends: that it has an add-on, which only one of 13 digits has, or not. A strip takes some milliseconds. */
export type Guess = { hasAddOn: boolean; strip(): Strip | null };

/**
 * The bars of a place, averaged along their length, for each guess of where the code ends, the likeliest first. They may lean, and more on
 * one side than the other.
 */
export function guessesOf(image: Luminance, bars: Bars): Guess[] {
  const first = look(image, bars, bars.across * WIDENING);
  if (first === null) return [];
  const guess = (extent: Extent, hasAddOn: boolean): Guess => ({
    hasAddOn,
    strip() {
      const place = placeOf(bars, first, extent);
      const second = look(image, place, (place.across * STRIP_SAMPLES) / CODE_SAMPLES);
      return second === null ? null : { whole: second.mean, bands: bandsOf(second.alike.map(({ values }) => values)) };
    },
  });
  const [tight, ...loose] = extentsOf(first.mean);
  if (tight === undefined) return [];
  const besides = besideAddOn(first.mean, tight).map((extent) => guess(extent, true));
  return [guess(tight, false), ...loose.map((extent) => guess(extent, false)), ...besides];
}

function bandsOf(straight: readonly Float32Array[]): Float32Array[] {
  return Array.from({ length: BANDS }, (_, at) =>
    meanOf(straight.slice(Math.floor((at * straight.length) / BANDS), Math.floor(((at + 1) * straight.length) / BANDS))),
  );
}

/** The place as the first look has shown it: where the code begins and ends, and the real direction of its bars. */
function placeOf({ center, angle, across }: Bars, { alike, rowPixels, lean }: Look, { from, to }: Extent): Bars {
  const pixels = (across * WIDENING) / STRIP_SAMPLES;
  const aside = ((from + to) / 2 - STRIP_SAMPLES / 2) * pixels;
  const [top, bottom] = [alike[0]?.y ?? 0, alike.at(-1)?.y ?? 0];
  const below = ((top + bottom) / 2) * rowPixels;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    center: { x: center.x + aside * cos - below * sin, y: center.y + aside * sin + below * cos },
    angle: angle - Math.atan((lean.left + lean.right) / 2),
    across: (to - from) * pixels,
    along: (bottom - top) * rowPixels * (1 + 1 / GROUPS),
  };
}

/** Straightened groups of rows that look alike, and their mean; `rowPixels` is the height of a row. */
type Look = { mean: Float32Array; alike: readonly Group[]; lean: Lean; rowPixels: number };

function look(image: Luminance, { center, angle, along }: Bars, width: number): Look | null {
  const scaleX = STRIP_SAMPLES / width;
  const rows = Math.min(MAX_ROWS, Math.round(along * 0.9));
  if (rows < GROUPS / 2) return null;
  const scaleY = rows / (along * 0.9);
  const groups = groupsOf(render(image, { center, angle, scaleX, scaleY, width: STRIP_SAMPLES, height: rows }));
  const aspect = scaleX / scaleY;
  const lean = leanOf(groups, aspect);
  const straight = groups.map((group) => ({ y: group.y, values: straightened(group, lean, aspect) }));
  const mean = meanOf(straight.map(({ values }) => values));
  const likenesses = straight.map(({ values }) => likeness(values, mean));
  const least = LEAST_LIKENESS * Math.max(...likenesses);
  const alike = straight.filter((_, at) => (likenesses[at] ?? 0) >= least);
  return alike.length < BANDS ? null : { mean: meanOf(alike.map(({ values }) => values)), alike, lean, rowPixels: 1 / scaleY };
}

type Extent = { from: number; to: number };

/** Samples without change that narrow bars blurred into each other may leave; a quiet zone is wider, unless something follows it closely. */
const GAPS = [0, 28];
/** Guesses that are nearer to each other are one. */
const SAME_EXTENT = 24;

/** From the middle outwards as far as gray levels change: about the first and the last bar. */
function extentsOf(values: Float32Array): Extent[] {
  const reach = 12;
  const change = Float32Array.from(values, (_, at) => Math.abs((values[at + 2] ?? values[at] ?? 0) - (values[at - 2] ?? values[at] ?? 0)));
  const near = change.map((_, at) => {
    let sum = 0;
    for (let other = Math.max(0, at - reach); other <= Math.min(change.length - 1, at + reach); other += 1) sum += change[other] ?? 0;
    return sum;
  });
  const inside = [...near.subarray(Math.floor(values.length * 0.35), Math.ceil(values.length * 0.65))].sort((a, b) => a - b);
  const limit = 0.3 * (inside[inside.length >> 1] ?? 0);
  const isCode = (at: number): boolean => (near[at] ?? 0) > limit;
  const [tight, loose] = GAPS.map((gap): Extent => {
    const edge = (step: 1 | -1) => lastOf(values.length >> 1, step, gap, isCode) - step * reach * 0.8;
    return { from: edge(-1), to: edge(1) };
  });
  const guesses = [tight, loose].filter((extent) => extent !== undefined).filter(({ from, to }) => to - from >= LEAST_EXTENT);
  return guesses.filter((one, at) => guesses.findIndex((other) => isSameExtent(one, other)) === at);
}

/**
 * Modules of a code of 13 digits, of the gap beside it, and of the add-ons of two and five digits.
 * @source GS1 General Specifications, 5.2.1.4
 */
const CODE_MODULES = 95;
const GAP_MODULES = 9;
const ADD_ON_MODULES = [20, 47] as const;
/** Of the gap what blur leaves quiet, and how far from its place it is looked for, modules: a tilted label shortens one side. */
const QUIET_MODULES = 4;
const GAP_REACH = 8;
/** Change in the gap, as a share of that within the code. */
const MAX_GAP_CHANGE = 0.25;

/** Where the gap of an add-on lies in a place of bars, the part beside it that may be the code; the quietest gap first. */
function besideAddOn(values: Float32Array, { from, to }: Extent): Extent[] {
  const changeIn = (start: number, end: number): number => {
    let sum = 0;
    const [first, last] = [Math.max(1, Math.floor(start)), Math.min(values.length, end)];
    for (let at = first; at < last; at += 1) sum += Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0));
    return sum / Math.max(1, end - start);
  };
  const usual = changeIn(from, to);
  const found = ADD_ON_MODULES.flatMap((addOn) => {
    const perModule = (to - from) / (CODE_MODULES + GAP_MODULES + addOn);
    return ([1, -1] as const).flatMap((step): (Extent & { change: number })[] => {
      const [begin, expected] = [step === 1 ? from : to, CODE_MODULES + GAP_MODULES / 2];
      let quietest = { change: Infinity, at: 0 };
      for (let modules = expected - GAP_REACH; modules <= expected + GAP_REACH; modules += 0.5) {
        const at = begin + step * modules * perModule;
        const change = changeIn(at - (QUIET_MODULES / 2) * perModule, at + (QUIET_MODULES / 2) * perModule);
        if (change < quietest.change) quietest = { change, at };
      }
      if (quietest.change > MAX_GAP_CHANGE * usual) return [];
      const end = quietest.at - step * (GAP_MODULES / 2) * perModule;
      return [{ ...(step === 1 ? { from, to: end } : { from: end, to }), change: quietest.change }];
    });
  });
  return found.sort((a, b) => a.change - b.change);
}

/** Samples of the shortest place that may be a code. */
const LEAST_EXTENT = 80;

function isSameExtent(a: Extent, b: Extent): boolean {
  return Math.abs(a.from - b.from) + Math.abs(a.to - b.to) < SAME_EXTENT;
}

/** The last sample of the code in a direction, across gaps of some samples. */
function lastOf(middle: number, step: 1 | -1, gap: number, isCode: (at: number) => boolean): number {
  let last = middle;
  for (let at = middle; at >= 0 && at < STRIP_SAMPLES && Math.abs(at - last) <= gap + 1; at += step) if (isCode(at)) last = at;
  return last;
}

/** Rows averaged to a few; `y` is the distance from the middle row. */
type Group = { y: number; values: Float32Array };

function groupsOf({ data, width, height }: Luminance): Group[] {
  const count = Math.min(GROUPS, height);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * height) / count);
    const to = Math.floor(((at + 1) * height) / count);
    const values = new Float32Array(width);
    for (let row = from; row < to; row += 1) {
      for (let x = 0, place = row * width; x < width; x += 1, place += 1) values[x] = (values[x] ?? 0) + (data[place] ?? 0);
    }
    for (let x = 0; x < width; x += 1) values[x] = (values[x] ?? 0) / (to - from);
    return { y: (from + to) / 2 - height / 2, values };
  });
}

/** Samples that the bars move aside for each row, in the middle of the left and of the right half. */
type Lean = { left: number; right: number };

/** The lean at which the mean of all groups is sharpest: coarsely first, then around the best. */
function leanOf(groups: readonly Group[], aspect: number): Lean {
  const tried = LEANS.map((lean) => tryLean(groups, lean, aspect));
  const around = (side: 'left' | 'right') => LEAN_STEPS.map((step) => tryLean(groups, sharpestOf(tried, side) + step, aspect));
  return { left: sharpestOf([...tried, ...around('left')], 'left'), right: sharpestOf([...tried, ...around('right')], 'right') };
}

type Tried = { lean: number; left: number; right: number };

/** The part of a strip whose sharpness tells the lean: the code without its ends. */
const [LEAN_FROM, LEAN_TO] = [0.19, 0.81];
// A strip tries eleven leans; their sums are added up in the same memory.
const sums = new Float32Array(STRIP_SAMPLES);

function tryLean(groups: readonly Group[], lean: number, aspect: number): Tried {
  const [from, to] = [Math.floor(STRIP_SAMPLES * LEAN_FROM) - 2, Math.ceil(STRIP_SAMPLES * LEAN_TO) + 2];
  sums.fill(0);
  for (const { y, values } of groups) {
    const shift = Math.max(-from, Math.min(STRIP_SAMPLES - to - 2, lean * y * aspect));
    const whole = Math.floor(shift);
    const part = shift - whole;
    for (let x = from; x <= to; x += 1) {
      const left = values[x + whole] ?? 0;
      sums[x] = (sums[x] ?? 0) + left + ((values[x + whole + 1] ?? 0) - left) * part;
    }
  }
  return { lean, left: sharpness(sums, LEAN_FROM, 0.5), right: sharpness(sums, 0.5, LEAN_TO) };
}

function sharpestOf(tried: readonly Tried[], side: 'left' | 'right'): number {
  return tried.reduce((best, each) => (each[side] > best[side] ? each : best)).lean;
}

function sharpness(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let x = Math.floor(values.length * from); x < values.length * to; x += 1) sum += ((values[x + 2] ?? 0) - (values[x - 2] ?? 0)) ** 2;
  return sum;
}

function straightened({ y, values }: Group, lean: Lean, aspect: number): Float32Array {
  const out = new Float32Array(values.length);
  const last = values.length - 1;
  // The middles of the halves, where the lean was measured, are at 0.345 and 0.655 of the strip.
  const change = (lean.right - lean.left) / (0.31 * values.length);
  for (let x = 0; x <= last; x += 1) {
    const at = x + (lean.left + change * (x - 0.345 * values.length)) * y * aspect;
    const left = at <= 0 ? 0 : at >= last ? last : at | 0;
    const part = at <= 0 || at >= last ? 0 : at - left;
    out[x] = (values[left] ?? 0) * (1 - part) + (values[left + 1] ?? values[left] ?? 0) * part;
  }
  return out;
}

function meanOf(rows: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(rows[0]?.length ?? 0);
  for (const row of rows) for (let x = 0; x < out.length; x += 1) out[x] = (out[x] ?? 0) + (row[x] ?? 0);
  for (let x = 0; x < out.length; x += 1) out[x] = (out[x] ?? 0) / rows.length;
  return out;
}

/** Correlation of the changes from sample to sample within the middle of the strip. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let x = Math.floor(a.length * 0.2); x < a.length * 0.8; x += 1) {
    const inA = (a[x + 3] ?? 0) - (a[x] ?? 0);
    const inB = (b[x + 3] ?? 0) - (b[x] ?? 0);
    ab += inA * inB;
    aa += inA * inA;
    bb += inB * inB;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
