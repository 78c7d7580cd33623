import { CENTER_GUARD, LEFT_SYMBOLS, SIDE_GUARD } from './symbols.ts';

/** Samples a module. */
export const STEPS = 4;
/** Modules of the quiet zone before the first bar that are compared. */
export const QUIET = 2;

/** Samples from the quiet zone to the middle of the first digit, from there to the middle of the next, and on to the code's middle. */
export const START_LENGTH = (QUIET + 3 + 3.5) * STEPS;
export const PAIR_LENGTH = 7 * STEPS;
export const END_LENGTH = (3.5 + 2.5) * STEPS;

export const SYMBOLS = LEFT_SYMBOLS.length;

/** What the parts of a half look like: ink from 0 to 1, one template after the other, and half of each one's energy. */
export type Templates = { start: Bank; pair: Bank; end: Bank };
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
  return { start: bankOf(start), pair: bankOf(pair), end: bankOf(end) };
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
