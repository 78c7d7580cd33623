/**
 * Reads a code whose bars run into each other, from gray levels: bars are modelled as they look through a blur whose width is found
 * with each code, and the number is taken whose bars look most like what is seen (decision 080).
 */
import type { Bars } from '../find-bars.ts';
import type { Luminance } from '../luminance.ts';
import { improve, placeThrough, polynomial, position, worstDigit } from './fit.ts';
import { envelopeOf, inkBy, lightWithin } from './light.ts';
import { type GreyFormat, gridLength, LAYOUTS } from './sequence.ts';
import { digitsOf, freelyRead, gtinOf, misfitOf, type Solution, sequencesAt, solve } from './solve.ts';
import { type Guess, guessesOf, type Strip } from './strip.ts';
import { type Chain, trackDigits } from './track.ts';

export { type GreyFormat };

export const GREY_FORMATS: readonly GreyFormat[] = ['EAN-13', 'EAN-8', 'UPC-E'];

/** `gtin` has 13 digits, an EAN-8 padded with zeros. */
export type GreyReading = { format: GreyFormat; gtin: string };

/** By how much a reading is better than any other, and how well it explains what is seen. */
type Evidence = {
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
  'UPC-E': { margin: 400, misfit: 0.08, worstDigit: 0.07, agreeing: 4 },
};

/**
 * How thoroughly a place is looked at: the blurs at which digits are looked for first, modules, how many chains of digits of each format,
 * and from which cost of a chain and which misfits on it is given up. Of generated frames that were read, 1 % had more than is quick.
 */
export type Effort = { blurs: readonly number[]; chains: number; hopelessCost: number; hopelessMisfits: readonly number[] };
export const QUICK: Effort = { blurs: [0.7], chains: 1, hopelessCost: 0.22, hopelessMisfits: [0.25, 0.15] };
export const THOROUGH: Effort = { blurs: [0.6, 1, 1.5], chains: 2, hopelessCost: Infinity, hopelessMisfits: [Infinity, 0.3] };

/** The number of the code at a place of bars, or `null` where none is certain. */
export function readGrey(image: Luminance, bars: Bars, formats: readonly GreyFormat[], effort: Effort): GreyReading | null {
  return firstReading(guessesOf(image, bars), () => formats, effort);
}

/** Formats that one part of a reading looks for, over all of its guesses of where the code ends: about what the engine takes for a frame. */
const PART = 4;
const LONG_ONLY: readonly GreyFormat[] = ['EAN-13'];

/** The same in parts, from the guess `from` on; `next` is the one that the next part begins with, 0 after the last. */
export function readGreyPart(image: Luminance, bars: Bars, from: number): { reading: GreyReading | null; next: number } {
  const guesses = guessesOf(image, bars);
  const formatsOf = ({ hasAddOn }: Pick<Guess, 'hasAddOn'>) => (hasAddOn ? LONG_ONLY : GREY_FORMATS);
  let next = from;
  for (let formats = 0; next < guesses.length; next += 1) {
    formats += formatsOf(guesses[next] ?? { hasAddOn: false }).length;
    if (next > from && formats > PART) break;
  }
  return { reading: firstReading(guesses.slice(from, next), formatsOf, QUICK), next: next < guesses.length ? next : 0 };
}

function firstReading(guesses: readonly Guess[], formatsOf: (guess: Guess) => readonly GreyFormat[], effort: Effort): GreyReading | null {
  for (const guess of guesses) {
    const reading = readStrip(guess.strip(), formatsOf(guess), effort);
    if (reading !== null) return reading;
  }
  return null;
}

/** The first certain reading, what looks most like digits first. */
function readStrip(strip: Strip | null, formats: readonly GreyFormat[], effort: Effort): GreyReading | null {
  const light = strip === null ? null : envelopeOf(strip.whole);
  if (strip === null || light === null) return null;
  const ink = inkBy(strip.whole, light);
  for (const blur of effort.blurs) {
    for (const { points, format } of likeliest(ink, formats, blur, effort)) {
      const { modules } = LAYOUTS[format];
      const place = placeThrough(points, strip.whole.length);
      const guess = { place, blur, spread: 0, ...lightWithin(strip.whole, light, place, modules) };
      const solution = solve(strip.whole, guess, format, effort.hopelessMisfits);
      const gtin = solution === null ? null : gtinOf(solution, format);
      if (solution !== null && gtin !== null && isSure(strip, solution, format)) return { format, gtin };
    }
  }
  return null;
}

/** A chain that costs less a cell needs none of another format beside it: on generated frames those cost 0.16 at least. */
const TELLING_COST = 0.14;

/** Chains of digits of each format, the one that costs least a cell first. */
function likeliest(ink: Float32Array, formats: readonly GreyFormat[], blur: number, effort: Effort): (Chain & { format: GreyFormat })[] {
  const chains: (Chain & { format: GreyFormat })[] = [];
  for (const format of formats) {
    const found = trackDigits(ink, format, blur).slice(0, effort.chains);
    chains.push(...found.filter(({ cost }) => cost < effort.hopelessCost).map((chain) => ({ ...chain, format })));
    if (chains.some(({ cost }) => cost < TELLING_COST)) break;
  }
  return chains.sort((a, b) => a.cost - b.cost);
}

/** What costs little is asked first. */
function isSure(strip: Strip, solution: Solution, format: GreyFormat): boolean {
  const needed = NEEDED[format];
  if (misfitOf(solution) > needed.misfit || marginOf(strip.whole, solution, format) < needed.margin) return false;
  if (worstDigit(strip.whole, solution.modules, solution.fit) > needed.worstDigit) return false;
  if (format !== 'EAN-13' && !standsAlone(strip.whole, solution, format)) return false;
  return strip.bands.filter((band) => agrees(band, solution, format)).length >= needed.agreeing;
}

function marginOf(values: Float32Array, { fit, digits }: Solution, format: GreyFormat): number {
  const pair = sequencesAt(values, fit, format);
  if (pair === null || digitsOf(pair[0]) !== digits) return 0;
  const [best, second] = pair;
  return (second.cost - best.cost) / Math.max(best.cost / gridLength(format), LEAST_NOISE);
}

/**
 * Modules beside a short code that have to be paper, less what blur takes of them: what follows a part of a longer code are bars.
 * @source GS1 General Specifications, 5.2.3.4 (EAN-8 7 and 7, UPC-E 9 and 7)
 */
const QUIET_ZONE = [1, 6] as const;
/** Ink there, as a share of the contrast: that of paper, with noise and uneven light. */
const MOST_INK = 0.15;
/** A single line within the quiet zone of an EAN-8, as of a frame, is farther away, and no bars follow it. */
const BEFORE_LINE = [1, 4] as const;
const BEYOND_LINE = { modules: [4, 18], mostInk: 0.25 } as const;

function standsAlone(values: Float32Array, { fit, modules }: Solution, format: GreyFormat): boolean {
  const inkFrom = (end: -1 | 1, [from, to]: readonly [number, number]): number => {
    let [sum, count] = [0, 0];
    values.forEach((value, sample) => {
      const module = polynomial(fit.place, position(sample, values.length));
      const away = end < 0 ? -module : module - modules.length;
      if (away < from || away > to) return;
      const v = (2 * module) / modules.length - 1;
      sum += Math.abs(polynomial(fit.paper, v) - value) / Math.max(1, polynomial(fit.contrast, v));
      count += 1;
    });
    return count === 0 ? 1 : sum / count;
  };
  const hasLineAlone = (end: -1 | 1): boolean =>
    format === 'EAN-8' && inkFrom(end, BEFORE_LINE) <= MOST_INK && inkFrom(end, BEYOND_LINE.modules) <= BEYOND_LINE.mostInk;
  return ([-1, 1] as const).every((end) => inkFrom(end, QUIET_ZONE) <= MOST_INK || hasLineAlone(end));
}

/** Squared share of the contrast: no reading counts as more exact than this. */
const LEAST_NOISE = 1e-5;

/** A band is fitted a little by itself, since bars that lean are elsewhere in it, and read without the help of a check digit. */
function agrees(band: Float32Array, { fit, modules, digits }: Solution, format: GreyFormat): boolean {
  const own = improve(band, modules, fit, 2).fit;
  const read = freelyRead(band, own, format);
  return read !== null && digitsOf(read) === digits;
}
