import { compressUpcA } from '@labelwise/domain/gtin';
import type { RetailFormat } from '../formats.ts';

/** Modules of the ten digits in number set A (odd parity), 1 for a bar. @source GS1 General Specifications, figure 5.2.1.2-1 */
export const SET_A: readonly string[] = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Number set C: bars and spaces of A exchanged. */
const SET_C = SET_A.map((modules) => [...modules].map((module) => (module === '1' ? '0' : '1')).join(''));
/** Number set B: C from right to left. */
const SET_B = SET_C.map((modules) => [...modules].reverse().join(''));

/** The twenty symbols of a left half: digits of set A, then those of set B. */
export const LEFT_SYMBOLS: readonly string[] = [...SET_A, ...SET_B];

/** Which left symbols of an EAN-13 are of set B, by its first digit. @source GS1 General Specifications, figure 5.2.1.2-2 */
export const FIRST_DIGIT_SETS = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const;

/** The same for a UPC-E of number system 0, by its check digit: A and B are exchanged. */
export const CHECK_DIGIT_SETS: readonly string[] = FIRST_DIGIT_SETS.map((sets, digit) =>
  digit === 0 ? 'BBBAAA' : [...sets].map((set) => (set === 'A' ? 'B' : 'A')).join(''),
);

export const SIDE_GUARD = '101';
export const CENTER_GUARD = '01010';
export const UPC_E_END_GUARD = '010101';

/** The modules of a code from its first to its last bar; `gtin` has 13 digits with a check digit that holds. */
export function modulesOf(format: RetailFormat, gtin: string): string {
  if (format === 'UPC-E') return upcEModules(gtin);
  const digits = Array.from(gtin.slice(format === 'EAN-8' ? 5 : 1), Number);
  const half = digits.length / 2;
  const sets = format === 'EAN-8' ? 'AAAA' : (FIRST_DIGIT_SETS[Number(gtin[0])] ?? '');
  const right = digits.slice(half).map((digit) => SET_C[digit] ?? '');
  return [SIDE_GUARD, leftModules(digits.slice(0, half), sets), CENTER_GUARD, ...right, SIDE_GUARD].join('');
}

/** @throws RangeError for a number that has no short form */
function upcEModules(gtin: string): string {
  const short = compressUpcA(gtin.slice(1));
  if (short === null) throw new RangeError(`${gtin} has no UPC-E`);
  return shortModules(Array.from(short.slice(1), Number));
}

/** The bars of six digits and their check digit, whether that holds or not. */
export function shortModules(digits: readonly number[]): string {
  return SIDE_GUARD + leftModules(digits.slice(0, 6), CHECK_DIGIT_SETS[digits[6] ?? 0] ?? '') + UPC_E_END_GUARD;
}

function leftModules(digits: readonly number[], sets: string): string {
  return digits.map((digit, at) => LEFT_SYMBOLS[digit + (sets[at] === 'B' ? 10 : 0)] ?? '').join('');
}

/** Samples a module. */
export const STEPS = 4;
/** Modules of the quiet zone before the first bar that are compared. */
export const QUIET = 2;

/** Samples from the quiet zone to the middle of the first digit, from there to the middle of the next, and on to the code's middle. */
export const START_LENGTH = (QUIET + 3 + 3.5) * STEPS;
export const PAIR_LENGTH = 7 * STEPS;
export const END_LENGTH = (3.5 + 2.5) * STEPS;
/** Samples from the middle of the last digit of a UPC-E to its quiet zone. */
export const CLOSE_LENGTH = (3.5 + 6 + QUIET) * STEPS;

export const SYMBOLS = LEFT_SYMBOLS.length;

/** What the parts of a half look like: ink from 0 to 1, one template after the other, and half of each one's energy. */
export type Templates = { start: Bank; pair: Bank; end: Bank; close: Bank };
export type Bank = { length: number; values: Float32Array; energies: Float32Array };

/**
 * The blur reaches over the edges of a digit, so a template goes from the middle of one digit to the middle of the next: there it
 * depends on these two alone. The best sequence of digits is then a shortest path.
 * @source G. D. Forney, "Maximum-likelihood sequence estimation of digital sequences in the presence of intersymbol
 *   interference", IEEE Transactions on Information Theory 18, 1972
 */
export function templatesOf(blur: number, spread: number): Templates {
  const [b, s] = [nearest(blur, BLURS), nearest(spread, SPREADS)];
  const key = `${b} ${s}`;
  const known = cache.get(key) ?? buildTemplates(b, s);
  cache.set(key, known);
  return known;
}

/** Widths of blur (standard deviation) and growth of bars for which there are templates, modules. */
export const BLURS = [0.3, 0.42, 0.54, 0.66, 0.78, 0.9, 1.02, 1.14, 1.26, 1.4, 1.55, 1.7, 1.85, 2];
export const SPREADS = [-0.24, -0.12, 0, 0.12, 0.24, 0.36];
const cache = new Map<string, Templates>();

function nearest(value: number, grid: readonly number[]): number {
  return grid.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
}

function buildTemplates(blur: number, spread: number): Templates {
  // Symbols of a left half begin with a space and end with a bar, so the module beyond each of them is known.
  const sampled = (modules: string, from: number, length: number) => inkOf(modules, blur, spread, from, length);
  const start = LEFT_SYMBOLS.map((symbol) => sampled(`0000${SIDE_GUARD}${symbol}0`, 4 - QUIET, START_LENGTH));
  const pair = LEFT_SYMBOLS.flatMap((first) => LEFT_SYMBOLS.map((second) => sampled(`1${first}${second}0`, 4.5, PAIR_LENGTH)));
  const end = LEFT_SYMBOLS.map((symbol) => sampled(`1${symbol}${CENTER_GUARD}1`, 4.5, END_LENGTH));
  const close = LEFT_SYMBOLS.map((symbol) => sampled(`1${symbol}${UPC_E_END_GUARD}0000`, 4.5, CLOSE_LENGTH));
  return { start: bankOf(start), pair: bankOf(pair), end: bankOf(end), close: bankOf(close) };
}

function bankOf(rows: readonly Float32Array[]): Bank {
  const length = rows[0]?.length ?? 0;
  const values = new Float32Array(length * rows.length);
  rows.forEach((row, at) => values.set(row, at * length));
  return { length, values, energies: Float32Array.from(rows, (row) => row.reduce((sum, value) => sum + value * value, 0) / 2) };
}

/** Blurred bars from module `from` on. */
export function inkOf(modules: string, blur: number, spread: number, from: number, length: number, steps = STEPS): Float32Array {
  const edges = edgesOf(modules, spread);
  return Float32Array.from({ length }, (_, at) => {
    const u = from + (at + 0.5) / steps;
    return edges.reduce((ink, edge, index) => ink + (index % 2 === 0 ? 1 : -1) * normalSum((u - edge) / blur), 0);
  });
}

/** Where bars begin and end, in turn; each is wider than its modules by `spread`. */
export function edgesOf(modules: string, spread: number): number[] {
  return [...modules.matchAll(/1+/g)].flatMap(({ index, 0: bar }) => [index - spread / 2, index + bar.length + spread / 2]);
}

const REACH = 4;
const FINE = 256;
/** Integral of the normal distribution from -∞, in steps of 1/256. @source Abramowitz and Stegun, 7.1.26 */
const SUMS = Float64Array.from({ length: 2 * REACH * FINE + 2 }, (_, at) => {
  const x = at / FINE - REACH;
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x / Math.SQRT2));
  const tail = t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const erf = 1 - tail * Math.exp((-x * x) / 2);
  return x < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
});

export function normalSum(x: number): number {
  if (x <= -REACH) return 0;
  if (x >= REACH) return 1;
  const at = (x + REACH) * FINE;
  const index = at | 0;
  const low = SUMS[index] ?? 0;
  return low + ((SUMS[index + 1] ?? 1) - low) * (at - index);
}
