/**
 * Reads a code whose bars run into each other, from gray levels: bars are modelled as they look through a blur whose width is found
 * with each code, and the number is taken whose bars look most like what is seen (decision 080).
 */
import type { Bars } from '../find-bars.ts';
import type { Luminance } from '../luminance.ts';
import { type Fit, improve, placeThrough, polynomial, position, residualsOf } from './fit.ts';
import { bestTwo, costsOf, freeBest, type GreyFormat, gridLength, halfLength, LAYOUTS, type Sequence } from './sequence.ts';
import { CODE_SAMPLES, type Strip, stripsOf } from './strip.ts';
import { modulesOf, QUIET, STEPS, templatesOf } from './templates.ts';
import { trackDigits } from './track.ts';

export { type GreyFormat };

export const GREY_FORMATS: readonly GreyFormat[] = ['EAN-13', 'EAN-8'];

export type GreyReading = {
  format: GreyFormat;
  /** 13 digits, an EAN-8 padded with zeros. */
  gtin: string;
  evidence: Evidence;
};

/** By how much a reading is better than any other, and how well it explains what is seen. */
export type Evidence = {
  /** What the second best number costs more, in units of the best one's cost a sample; 0 where the best number's check digit is wrong. */
  margin: number;
  /** Root mean squared difference between strip and model, as a share of the contrast. */
  misfit: number;
  /** The same for the digit that fits worst: where something hides a digit, the others fit all the better. */
  worstDigit: number;
  /** Bands along the bars that show the same number by themselves, of four. */
  agreeing: number;
};

/**
 * When a reading is accepted: fixed on generated frames alone, among them covered and cut codes and bars at random (`bench/frames.ts`).
 * Right readings have a margin of thousands; of wrong ones, those of covered codes come nearest. A short code has less to tell one
 * number from another.
 */
const NEEDED: Readonly<Record<GreyFormat, Evidence>> = {
  'EAN-13': { margin: 300, misfit: 0.13, worstDigit: 0.09, agreeing: 3 },
  'EAN-8': { margin: 400, misfit: 0.1, worstDigit: 0.08, agreeing: 4 },
};

/** How thoroughly a place is looked at: the blurs at which digits are looked for first, modules. */
export const QUICK: readonly number[] = [0.7];
export const THOROUGH: readonly number[] = [0.6, 1, 1.5];

/** The number of the code at a place of bars, or `null` where none is certain. */
export function readGrey(image: Luminance, bars: Bars, format: GreyFormat, blurs: readonly number[]): string | null {
  for (const strip of stripsOf(image, bars)) {
    const reading = readStrip(strip, format, blurs);
    if (reading !== null && isSure(reading)) return reading.gtin;
  }
  return null;
}

function isSure({ format, evidence }: GreyReading): boolean {
  const needed = NEEDED[format];
  const isClear = evidence.margin >= needed.margin && evidence.agreeing >= needed.agreeing;
  return isClear && evidence.misfit <= needed.misfit && evidence.worstDigit <= needed.worstDigit;
}

const CHAINS = 2;

/** The first certain reading, else the one that fits best. */
function readStrip(strip: Strip, format: GreyFormat, blurs: readonly number[]): GreyReading | null {
  const light = envelopeOf(strip.whole);
  if (light === null) return null;
  const ink = inkBy(strip.whole, light);
  let best: GreyReading | null = null;
  for (const blur of blurs) {
    for (const { points } of trackDigits(ink, CODE_SAMPLES / LAYOUTS[format].modules, format, blur).slice(0, CHAINS)) {
      const place = placeThrough(points, strip.whole.length);
      const guess = { place, blur, spread: 0, ...lightWithin(strip.whole, light, place, LAYOUTS[format].modules) };
      const solution = solve(strip.whole, guess, format);
      if (solution === null) continue;
      const reading = { format, gtin: solution.gtin, evidence: evidenceOf(strip, solution, format) };
      if (isSure(reading)) return reading;
      if (best === null || reading.evidence.misfit < best.evidence.misfit) best = reading;
    }
  }
  return best;
}

function inkBy(values: Float32Array, light: Envelope): Float32Array {
  return values.map((value, at) => {
    const [paper, dark] = [light.paper[at] ?? 0, light.ink[at] ?? 0];
    return (paper - value) / Math.max(1, paper - dark);
  });
}

/** Paper and ink as they are near each sample: the lightest and the darkest within twelve modules. */
type Envelope = { paper: Float32Array; ink: Float32Array };

const WINDOW = 24;

function envelopeOf(values: Float32Array): Envelope | null {
  const paper = smoothed(extremes(values, 1));
  const ink = smoothed(extremes(values, -1));
  return paper.some((value, at) => value - (ink[at] ?? 0) > 4) ? { paper, ink } : null;
}

function extremes(values: Float32Array, sign: 1 | -1): Float32Array {
  return values.map((_, at) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let near = Math.max(0, at - WINDOW); near <= Math.min(values.length - 1, at + WINDOW); near += 1) {
      most = Math.max(most, sign * (values[near] ?? 0));
    }
    return sign * most;
  });
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((_, at) => {
    const from = Math.max(0, at - WINDOW / 2);
    const to = Math.min(values.length, at + WINDOW / 2 + 1);
    let sum = 0;
    for (let near = from; near < to; near += 1) sum += values[near] ?? 0;
    return sum / (to - from);
  });
}

/** The mean paper and contrast within the code as constants: the fit finds how they change. */
function lightWithin(values: Float32Array, light: Envelope, place: readonly number[], modules: number): Pick<Fit, 'paper' | 'contrast'> {
  let [paper, contrast, count] = [0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const u = polynomial(place, position(at, values.length));
    if (u < 0 || u > modules) continue;
    paper += light.paper[at] ?? 0;
    contrast += (light.paper[at] ?? 0) - (light.ink[at] ?? 0);
    count += 1;
  }
  return { paper: [paper / Math.max(1, count)], contrast: [contrast / Math.max(1, count)] };
}

function halvesOf(grid: Float32Array, blur: number, spread: number, format: GreyFormat) {
  const { digits } = LAYOUTS[format];
  const templates = templatesOf(blur, spread);
  const length = halfLength(digits);
  return [costsOf(grid.subarray(0, length), templates, digits), costsOf(grid.slice(length).reverse(), templates, digits)] as const;
}

/** Samples of a strip at the grid of the modules, linear between them. */
function onGrid(values: Float32Array, place: readonly number[], format: GreyFormat): Float32Array {
  const out = new Float32Array(gridLength(format));
  const count = values.length;
  let sample = 0;
  let here = polynomial(place, position(0, count));
  let next = polynomial(place, position(1, count));
  for (let at = 0; at < out.length; at += 1) {
    const u = -QUIET + (at + 0.5) / STEPS;
    while (next < u && sample < count - 2) {
      sample += 1;
      here = next;
      next = polynomial(place, position(sample + 1, count));
    }
    const part = next > here ? Math.max(0, Math.min(1, (u - here) / (next - here))) : 0;
    out[at] = (values[sample] ?? 0) * (1 - part) + (values[sample + 1] ?? 0) * part;
  }
  return out;
}

/** Gray levels on the grid as ink from 0 to 1, by the light of a fit. */
function inkOnGrid(values: Float32Array, fit: Fit, format: GreyFormat): Float32Array {
  const { modules } = LAYOUTS[format];
  return onGrid(values, fit.place, format).map((value, at) => {
    const v = (2 * (-QUIET + (at + 0.5) / STEPS)) / modules - 1;
    return (polynomial(fit.paper, v) - value) / Math.max(1, polynomial(fit.contrast, v));
  });
}

type Solution = { gtin: string; modules: string; fit: Fit; error: number; best: Sequence };

const MAX_ROUNDS = 6;
/** A misfit after two rounds that further ones do not repair. */
const HOPELESS = 0.3;

/** Digits by the present fit, then a better fit by these digits, until they stay the same. */
function solve(values: Float32Array, guess: Fit, format: GreyFormat): Solution | null {
  let fit = guess;
  let solution: Solution | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const best = freeBest(format, ...halvesOf(inkOnGrid(values, fit, format), fit.blur, fit.spread, format));
    if (best === null) return solution;
    const gtin = gtinOf(best);
    const isSame = gtin === solution?.gtin && best.isReversed === solution.best.isReversed;
    const modules = modulesFor(best, format);
    const improved = improve(values, modules, fit, round === 0 ? 3 : 6);
    fit = improved.fit;
    solution = { gtin, modules, fit, error: improved.error, best };
    if (isSame) break;
    if (round === 1 && misfitOf(solution) > HOPELESS) return null;
  }
  return solution;
}

function sequencesAt(values: Float32Array, fit: Fit, format: GreyFormat): [Sequence, Sequence] | null {
  return bestTwo(format, ...halvesOf(inkOnGrid(values, fit, format), fit.blur, fit.spread, format));
}

function gtinOf({ digits }: Sequence): string {
  return digits.join('').padStart(13, '0');
}

function modulesFor(sequence: Sequence, format: GreyFormat): string {
  const modules = modulesOf(format, gtinOf(sequence));
  return sequence.isReversed ? [...modules].reverse().join('') : modules;
}

function evidenceOf(strip: Strip, solution: Solution, format: GreyFormat): Evidence {
  const { fit, gtin } = solution;
  const misfit = misfitOf(solution);
  const pair = sequencesAt(strip.whole, fit, format);
  if (pair === null || misfit > NEEDED[format].misfit || gtinOf(pair[0]) !== gtin) return { margin: 0, misfit, worstDigit: 1, agreeing: 0 };
  const [best, second] = pair;
  return {
    margin: (second.cost - best.cost) / Math.max(best.cost / gridLength(format), LEAST_NOISE),
    misfit,
    worstDigit: worstDigit(strip.whole, solution),
    agreeing: strip.bands.filter((band) => agrees(band, solution, format)).length,
  };
}

/** Root mean squared difference over the seven modules that fit worst, as a share of the contrast there. */
function worstDigit(values: Float32Array, { fit, modules }: Solution): number {
  const squares = residualsOf(values, modules, fit);
  let worst = 0;
  for (let from = 0; from + 7 <= modules.length; from += 1) {
    let [sum, count] = [0, 0];
    for (const { module, square } of squares) if (module >= from && module < from + 7) [sum, count] = [sum + square, count + 1];
    worst = Math.max(worst, sum / Math.max(1, count));
  }
  return Math.sqrt(worst);
}

/** Root mean squared difference as a share of the contrast where that is least. */
function misfitOf({ fit, error }: Solution): number {
  const contrast = Math.min(...CONTRAST_PLACES.map((v) => polynomial(fit.contrast, v)));
  return contrast < LEAST_CONTRAST ? 1 : Math.sqrt(error) / contrast;
}

/** Places within the code, from -1 to 1, at which its contrast is looked at. */
const CONTRAST_PLACES = [-1, -0.5, 0, 0.5, 1];
/** Gray levels between paper and bars below which nothing can be read. */
const LEAST_CONTRAST = 6;
/** Squared share of the contrast: no reading counts as more exact than this. */
const LEAST_NOISE = 1e-5;

/** A band is fitted a little by itself, since bars that lean are elsewhere in it, and read without the help of a check digit. */
function agrees(band: Float32Array, { fit, modules, gtin }: Solution, format: GreyFormat): boolean {
  const own = improve(band, modules, fit, 2).fit;
  const read = freeBest(format, ...halvesOf(inkOnGrid(band, own, format), own.blur, own.spread, format));
  return read !== null && gtinOf(read) === gtin;
}
