/** The number whose bars look most like a strip, and where its modules lie there: digits by a fit, a fit by the digits, in turn. */
import { compressUpcA, expandUpcE } from '@labelwise/domain/gtin';
import { type Fit, improve, polynomial, position } from './fit.ts';
import { bestTwo, costsOf, freeBest, type GreyFormat, gridLength, halfLength, LAYOUTS, type Sequence } from './sequence.ts';
import { bestTwoShort, freeBestShort } from './sequence-short.ts';
import { modulesOf, QUIET, STEPS, shortModules, templatesOf } from './templates.ts';

function halvesOf(grid: Float32Array, blur: number, spread: number, format: GreyFormat) {
  const { digits } = LAYOUTS[format];
  const templates = templatesOf(blur, spread);
  if (format === 'UPC-E')
    return [costsOf(grid, templates, digits, true), costsOf(grid.slice().reverse(), templates, digits, true)] as const;
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

export type Solution = { digits: string; modules: string; fit: Fit; error: number; best: Sequence };

const MAX_ROUNDS = 6;

/**
 * Digits by the present fit, then a better fit by these digits, until they stay the same.
 * @param hopelessMisfits after each round the misfit that further ones will not repair
 */
export function solve(values: Float32Array, guess: Fit, format: GreyFormat, hopelessMisfits: readonly number[]): Solution | null {
  let fit = guess;
  let solution: Solution | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const best = freelyRead(values, fit, format);
    if (best === null) return solution;
    const digits = digitsOf(best);
    const isSame = digits === solution?.digits && best.isReversed === solution.best.isReversed;
    const modules = modulesFor(best, format);
    const improved = improve(values, modules, fit, round === 0 ? 3 : 6);
    fit = improved.fit;
    solution = { digits, modules, fit, error: improved.error, best };
    if (isSame) break;
    if (misfitOf(solution) > (hopelessMisfits[round] ?? Infinity)) return null;
  }
  return solution;
}

/** The number whose bars cost least by a fit, whether its check digit holds or not. */
export function freelyRead(values: Float32Array, fit: Fit, format: GreyFormat): Sequence | null {
  const halves = halvesOf(inkOnGrid(values, fit, format), fit.blur, fit.spread, format);
  return format === 'UPC-E' ? freeBestShort(...halves) : freeBest(format, ...halves);
}

/** The two cheapest numbers whose check digits hold. */
export function sequencesAt(values: Float32Array, fit: Fit, format: GreyFormat): [Sequence, Sequence] | null {
  const halves = halvesOf(inkOnGrid(values, fit, format), fit.blur, fit.spread, format);
  return format === 'UPC-E' ? bestTwoShort(...halves) : bestTwo(format, ...halves);
}

export function digitsOf({ digits }: Sequence): string {
  return digits.join('');
}

/** 13 digits; `null` for a UPC-E whose check digit is wrong, or that is no short form of the standard. */
export function gtinOf({ digits }: Solution, format: GreyFormat): string | null {
  if (format !== 'UPC-E') return digits.padStart(13, '0');
  const upcA = expandUpcE(`0${digits}`);
  return upcA !== null && compressUpcA(upcA) === `0${digits}` ? `0${upcA}` : null;
}

function modulesFor(sequence: Sequence, format: GreyFormat): string {
  const modules = format === 'UPC-E' ? shortModules(sequence.digits) : modulesOf(format, digitsOf(sequence).padStart(13, '0'));
  return sequence.isReversed ? [...modules].reverse().join('') : modules;
}

/** Root mean squared difference as a share of the contrast where that is least. */
export function misfitOf({ fit, error }: Solution): number {
  const contrast = Math.min(...CONTRAST_PLACES.map((v) => polynomial(fit.contrast, v)));
  return contrast < LEAST_CONTRAST ? 1 : Math.sqrt(error) / contrast;
}

/** Places within the code, from -1 to 1, at which its contrast is looked at. */
const CONTRAST_PLACES = [-1, -0.5, 0, 0.5, 1];
/** Gray levels between paper and bars below which nothing can be read. */
const LEAST_CONTRAST = 6;
