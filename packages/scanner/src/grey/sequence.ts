/**
 * Digits of a code whose samples lie on the grid of its modules: the cheapest way through the templates that is a number of
 * its format, and the second cheapest. Cost is the squared difference between samples and template.
 */
import type { RetailFormat } from '../formats.ts';
import {
  type Bank,
  CHECK_DIGIT_SETS,
  CLOSE_LENGTH,
  END_LENGTH,
  FIRST_DIGIT_SETS,
  PAIR_LENGTH,
  START_LENGTH,
  SYMBOLS,
  type Templates,
} from './templates.ts';

export type GreyFormat = Extract<RetailFormat, 'EAN-13' | 'EAN-8' | 'UPC-E'>;

/** Digits of a half, and what the sets of a left half say of the first digit. A UPC-E is one half, whose sets say its check digit. */
type Layout = { digits: number; modules: number; sets: readonly string[] };

export const LAYOUTS: Readonly<Record<GreyFormat, Layout>> = {
  'EAN-13': { digits: 6, modules: 95, sets: FIRST_DIGIT_SETS },
  'EAN-8': { digits: 4, modules: 67, sets: ['AAAA'] },
  'UPC-E': { digits: 6, modules: 51, sets: CHECK_DIGIT_SETS },
};

/** What each part of a half costs with each template. */
export type HalfCosts = { digits: number; start: Float32Array; pairs: readonly Float32Array[]; end: Float32Array };

export function halfLength(digits: number): number {
  return START_LENGTH + (digits - 1) * PAIR_LENGTH + END_LENGTH;
}

/** @param ink samples from the quiet zone to the middle of the code, 0 for paper and 1 for a bar */
export function costsOf(ink: Float32Array, templates: Templates, digits: number, isWhole = false): HalfCosts {
  const pairs = Array.from({ length: digits - 1 }, (_, at) => compare(ink, START_LENGTH + at * PAIR_LENGTH, templates.pair));
  return {
    digits,
    start: compare(ink, 0, templates.start),
    pairs,
    end: compare(ink, START_LENGTH + (digits - 1) * PAIR_LENGTH, isWhole ? templates.close : templates.end),
  };
}

function compare(ink: Float32Array, offset: number, { length, values, energies }: Bank): Float32Array {
  let own = 0;
  for (let at = 0; at < length; at += 1) own += (ink[offset + at] ?? 0) ** 2;
  const costs = new Float32Array(energies.length);
  for (let template = 0, from = 0; template < costs.length; template += 1, from += length) {
    let product = 0;
    for (let at = 0; at < length; at += 1) product += (ink[offset + at] ?? 0) * (values[from + at] ?? 0);
    costs[template] = own + 2 * ((energies[template] ?? 0) - product);
  }
  return costs;
}

/** Digits in the order in which they are read from left to right, and whether the code is upside down. */
export type Sequence = { digits: readonly number[]; isReversed: boolean; cost: number };

/** The number whose bars cost least, whether its check digit holds or not. */
export function freeBest(format: GreyFormat, fromLeft: HalfCosts, fromRight: HalfCosts): Sequence | null {
  const [best] = readings(format, fromLeft, fromRight);
  const way = best?.left[0]?.[0];
  const other = best?.right[0]?.[0];
  return best && way && other ? sequenceOf(format, best, way, other) : null;
}

/** The cheapest number with a check digit that holds, and the cheapest other one. */
export function bestTwo(format: GreyFormat, fromLeft: HalfCosts, fromRight: HalfCosts): [Sequence, Sequence] | null {
  const { digits } = LAYOUTS[format];
  const found: Sequence[] = [];
  for (const reading of readings(format, fromLeft, fromRight)) {
    const [, known] = found;
    // No number of this reading can cost less than its cheapest without a check digit.
    if (known !== undefined && reading.cost >= known.cost) break;
    const left = waysThrough(reading.leftCosts, reading.sets, FROM_LEFT, 10);
    const right = waysThrough(reading.rightCosts, 'B'.repeat(digits), FROM_RIGHT, 10);
    left.forEach((ways, residue) => {
      const others = right[(20 - residue - (isFirstDigitCounted(format) ? reading.firstDigit : 0)) % 10] ?? [];
      for (const way of ways) for (const other of others) found.push(sequenceOf(format, reading, way, other));
    });
    found.sort((a, b) => a.cost - b.cost).splice(2);
  }
  const [best, second] = found;
  return best === undefined || second === undefined ? null : [best, second];
}

/** One way to take the halves: which is the left one, and the sets of its digits. `cost` is the least of any digits. */
type Reading = {
  sets: string;
  firstDigit: number;
  isReversed: boolean;
  leftCosts: HalfCosts;
  rightCosts: HalfCosts;
  left: Way[][];
  right: Way[][];
  cost: number;
};

/** The cheapest first. */
function readings(format: GreyFormat, fromLeft: HalfCosts, fromRight: HalfCosts): Reading[] {
  const { digits, sets: allSets } = LAYOUTS[format];
  const found = [false, true].flatMap((isReversed) => {
    const [leftCosts, rightCosts] = isReversed ? [fromRight, fromLeft] : [fromLeft, fromRight];
    const right = waysThrough(rightCosts, 'B'.repeat(digits), FROM_RIGHT, 1);
    return allSets.map((sets, firstDigit): Reading => {
      const left = waysThrough(leftCosts, sets, FROM_LEFT, 1);
      const cost = (left[0]?.[0]?.cost ?? 0) + (right[0]?.[0]?.cost ?? 0);
      return { sets, firstDigit, isReversed, leftCosts, rightCosts, left, right, cost };
    });
  });
  return found.sort((a, b) => a.cost - b.cost);
}

function sequenceOf(format: GreyFormat, { firstDigit, isReversed }: Reading, left: Way, right: Way): Sequence {
  return {
    digits: [...(isFirstDigitCounted(format) ? [firstDigit] : []), ...left.digits(), ...right.digits().reverse()],
    isReversed,
    cost: left.cost + right.cost,
  };
}

/** The sets of an EAN-13's left half stand for its first digit; those of an EAN-8 are always the same. */
function isFirstDigitCounted(format: GreyFormat): boolean {
  return LAYOUTS[format].sets.length > 1;
}

export type Way = { cost: number; digits(): number[] };

/** Weights of the digits of a half in the sum of which the check digit is made. */
const FROM_LEFT = [3, 1, 3, 1, 3, 1];
const FROM_RIGHT = [1, 3, 1, 3, 1, 3];

/** The two cheapest ways through a half, of those that end with one of `lasts`, for each remainder of its weighted digit sum. */
export function waysThrough(costs: HalfCosts, sets: string, weights: readonly number[], modulus: number, lasts = '0123456789'): Way[][] {
  const offset = (at: number): number => (sets[at] === 'B' ? 10 : 0);
  const weight = (at: number): number => weights[at] ?? 0;
  let current = emptyStage(modulus);
  for (let digit = 0; digit < 10; digit += 1)
    enter(current, ((digit * weight(0)) % modulus) * 10 + digit, costs.start[digit + offset(0)] ?? 0, -1);
  const stages = [current];
  costs.pairs.forEach((pair, at) => {
    const next = emptyStage(modulus);
    for (let place = 0; place < current.costs.length; place += 1) {
      const before = current.costs[place] ?? 0;
      if (before === Number.POSITIVE_INFINITY) continue;
      const last = (place >> 1) % 10;
      const residue = (place / 20) | 0;
      const row = (last + offset(at)) * SYMBOLS + offset(at + 1);
      for (let digit = 0; digit < 10; digit += 1) {
        const to = ((residue + digit * weight(at + 1)) % modulus) * 10 + digit;
        enter(next, to, before + (pair[row + digit] ?? 0), place);
      }
    }
    stages.push(next);
    current = next;
  });
  return Array.from({ length: modulus }, (_, residue) => twoCheapest(stages, residue * 20, costs.end, offset(costs.digits - 1), lasts));
}

function twoCheapest(stages: readonly Stage[], from: number, end: Float32Array, offset: number, lasts: string): Way[] {
  const last = stages.at(-1)?.costs ?? new Float64Array();
  let [best, second] = [-1, -1];
  let [least, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let place = from; place < from + 20; place += 1) {
    const digit = (place >> 1) % 10;
    if (!lasts.includes(String(digit))) continue;
    const cost = (last[place] ?? 0) + (end[digit + offset] ?? 0);
    if (cost < least) [best, second, least, next] = [place, best, cost, least];
    else if (cost < next) [second, next] = [place, cost];
  }
  const way = (place: number, cost: number): Way[] => (place < 0 ? [] : [{ cost, digits: () => digitsTo(stages, place) }]);
  return [...way(best, least), ...way(second, next)];
}

/** Ways that end with a digit and a remainder, two for each: what they cost, and where they came from. */
type Stage = { costs: Float64Array; origins: Int16Array };

function emptyStage(modulus: number): Stage {
  return { costs: new Float64Array(modulus * 20).fill(Number.POSITIVE_INFINITY), origins: new Int16Array(modulus * 20) };
}

function enter({ costs, origins }: Stage, state: number, cost: number, origin: number): void {
  const place = state * 2;
  if (cost < (costs[place] ?? 0)) {
    costs[place + 1] = costs[place] ?? 0;
    origins[place + 1] = origins[place] ?? 0;
    costs[place] = cost;
    origins[place] = origin;
  } else if (cost < (costs[place + 1] ?? 0)) {
    costs[place + 1] = cost;
    origins[place + 1] = origin;
  }
}

function digitsTo(stages: readonly Stage[], end: number): number[] {
  const digits: number[] = [];
  for (let at = stages.length - 1, place = end; at >= 0; at -= 1) {
    digits.unshift((place >> 1) % 10);
    place = stages[at]?.origins[place] ?? 0;
  }
  return digits;
}

/** Samples of the grid, from `QUIET` modules before the code to as many behind it. */
export function gridLength(format: GreyFormat): number {
  if (format === 'UPC-E') return START_LENGTH + 5 * PAIR_LENGTH + CLOSE_LENGTH;
  return 2 * halfLength(LAYOUTS[format].digits);
}
