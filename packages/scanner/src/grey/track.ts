/**
 * Where the digits of a code lie in a strip, before anything is known of them: the chain of guards and digits, each next to the
 * last and about as wide, that looks most like any symbols. Finds codes that perspective or a round pack makes uneven.
 */
import { type Cell, costTable, DETAIL, MODULE, WIDTHS } from './cell-costs.ts';
import { type GreyFormat, LAYOUTS } from './sequence.ts';
import { STRIP_SAMPLES } from './strip.ts';
import { CENTER_GUARD, inkOf, SET_A, SIDE_GUARD, UPC_E_END_GUARD } from './templates.ts';

const QUIET_MODULES = 2;

/** Where a cell may begin or end: a sample of the strip and a width. */
const STATES = STRIP_SAMPLES * WIDTHS.length;
/** What a change of width to the next in the list costs: little against a digit that does not fit. */
const CHANGE_COST = 0.01;
/** Samples at which each module boundary of the chain lies: pairs of module and sample; `cost` is that of a cell, in the mean. */
export type Chain = { points: readonly (readonly [module: number, sample: number])[]; cost: number };

// Buffers outside the heap, where the collector hardly sees them, are used again: a picture is tracked dozens of times.
const origins: Int16Array[] = [];
const costs = [new Float32Array(STATES), new Float32Array(STATES)] as const;
const tables: Float32Array[] = [];

/** @param strip `STRIP_SAMPLES` values: 0 for paper, 1 for bars, as far as that is known */
export function trackDigits(strip: Float32Array, format: GreyFormat, blur: number): Chain[] {
  const ink = shortened(strip, Math.round((STRIP_SAMPLES * LAYOUTS[format].modules) / LAYOUTS['EAN-13'].modules));
  const scale = strip.length / ink.length;
  return cellsOf(format, blur)
    .flatMap((cells) => {
      const kinds = [...new Set(cells)];
      kinds.forEach((cell, at) => {
        tables[at] = costTable(ink, cell, tables[at] ?? new Float32Array(STATES));
      });
      const costsOfCells = cells.map((cell) => tables[kinds.indexOf(cell)] ?? new Float32Array(STATES));
      return bestChains(ink.length, cells, costsOfCells).map(({ points, cost }) => ({
        points: points.map(([module, sample]) => [module, (sample + 0.5) * scale - 0.5] as const),
        cost: cost / cells.length,
      }));
    })
    .sort((one, other) => one.cost - other.cost);
}

/** Fewer samples, linear between the given ones. */
function shortened(strip: Float32Array, count: number): Float32Array {
  const scale = strip.length / count;
  if (scale === 1) return strip;
  return Float32Array.from({ length: count }, (_, at) => {
    const x = (at + 0.5) * scale - 0.5;
    const left = Math.max(0, Math.min(strip.length - 2, Math.floor(x)));
    return (strip[left] ?? 0) + ((strip[left + 1] ?? 0) - (strip[left] ?? 0)) * (x - left);
  });
}

/** Cells from left to right; of a UPC-E, whose ends differ, also those of one upside down. */
type Cells = readonly (readonly Cell[])[];

const known = new Map<string, Cells>();

function cellsOf(format: GreyFormat, blur: number): Cells {
  const key = `${format} ${blur}`;
  const cells =
    known.get(key) ?? (format === 'UPC-E' ? shortCells(LAYOUTS[format].digits, blur) : [longCells(LAYOUTS[format].digits, blur)]);
  known.set(key, cells);
  return cells;
}

type CellShape = { before: string; symbols: readonly string[]; after: string; modules: number; begins: Cell['begins']; lead?: number };

function cellOf({ before, symbols, after, modules, begins, lead = 0 }: CellShape, blur: number): Cell {
  const rows = symbols.map((symbol) => inkOf(before + symbol + after, blur, 0, before.length, symbol.length * DETAIL, DETAIL));
  const templates = Float64Array.from(rows.flatMap((row) => evenAndOdd(normalized(row))));
  return { modules, lead, length: rows[0]?.length ?? 0, templates, isPaired: symbols.length > 1, begins };
}

const mirrored = (symbol: string): string => [...symbol].reverse().join('');
const PAPER = '0'.repeat(QUIET_MODULES);
const LEFT = { before: '1', symbols: SET_A, after: '0', modules: 7 };
const RIGHT = { before: '0', symbols: SET_A.map(mirrored), after: '1', modules: 7 };
const START = { before: PAPER, symbols: [PAPER + SIDE_GUARD], after: '0', modules: 3, lead: QUIET_MODULES };
const END = { before: '0', symbols: [SIDE_GUARD + PAPER], after: PAPER, modules: 3 };

function longCells(digits: number, blur: number): Cell[] {
  const left = cellOf({ ...LEFT, begins: [0.05, 0.65] }, blur);
  const right = cellOf({ ...RIGHT, begins: [0.35, 0.95] }, blur);
  const start = cellOf({ ...START, begins: [0, 0.45] }, blur);
  const center = cellOf({ before: '1', symbols: [CENTER_GUARD], after: '1', modules: 5, begins: [0.3, 0.7] }, blur);
  const end = cellOf({ ...END, begins: [0.55, 1] }, blur);
  return [start, ...Array<Cell>(digits).fill(left), center, ...Array<Cell>(digits).fill(right), end];
}

function shortCells(digits: number, blur: number): Cell[][] {
  const left = cellOf({ ...LEFT, begins: [0.08, 0.85] }, blur);
  const right = cellOf({ ...RIGHT, begins: [0.1, 0.9] }, blur);
  const start = cellOf({ ...START, begins: [0, 0.4] }, blur);
  const close = cellOf({ before: '1', symbols: [UPC_E_END_GUARD + PAPER], after: PAPER, modules: 6, begins: [0.6, 1] }, blur);
  const opening = PAPER + mirrored(UPC_E_END_GUARD);
  const open = cellOf({ before: PAPER, symbols: [opening], after: '0', modules: 6, begins: [0, 0.4], lead: QUIET_MODULES }, blur);
  const end = cellOf({ ...END, begins: [0.6, 1] }, blur);
  return [
    [start, ...Array<Cell>(digits).fill(left), close],
    [open, ...Array<Cell>(digits).fill(right), end],
  ];
}

/** Even parts at the first half of the places, odd ones at the last. */
function evenAndOdd(template: readonly number[]): number[] {
  const last = template.length - 1;
  return template.map((value, at) => (at * 2 < last ? value + (template[last - at] ?? 0) : (template[last - at] ?? 0) - value) / 2);
}

/** A template without its mean and of length one, so that a product with it does not depend on light and contrast. */
function normalized(template: Float32Array): number[] {
  const mean = template.reduce((sum, value) => sum + value, 0) / template.length;
  const length = Math.hypot(...template.map((value) => value - mean));
  return Array.from(template, (value) => (value - mean) / length);
}

const MAX_CHAINS = 3;

/** @param tables the costs of each cell, as long as `cells` */
function bestChains(count: number, cells: readonly Cell[], tables: readonly Float32Array[]): Chain[] {
  let [before, after] = costs;
  cells.forEach((cell, place) => {
    const table = tables[place] ?? before;
    const origin = (origins[place] ??= new Int16Array(STATES)).fill(-1);
    after.fill(Number.POSITIVE_INFINITY);
    for (let width = 0; width < WIDTHS.length; width += 1) {
      const advance = Math.round((WIDTHS[width] ?? 1) * MODULE * cell.modules);
      const last = Math.min(cell.begins[1] * count, count - advance);
      for (let from = Math.floor(cell.begins[0] * count); from < last; from += 1) {
        let best = width * count + from;
        let least = 0;
        if (place > 0) {
          // The same width, or one of its neighbours in the list.
          least = before[best] ?? 0;
          const narrower = width > 0 ? (before[best - count] ?? 0) + CHANGE_COST : Number.POSITIVE_INFINITY;
          const wider = width + 1 < WIDTHS.length ? (before[best + count] ?? 0) + CHANGE_COST : Number.POSITIVE_INFINITY;
          if (narrower < least && narrower <= wider) {
            least = narrower;
            best -= count;
          } else if (wider < least) {
            least = wider;
            best += count;
          }
        }
        const to = width * count + from + advance;
        after[to] = least + (table[width * count + from] ?? 0);
        origin[to] = best;
      }
    }
    [before, after] = [after, before];
  });
  return pick(before, count, cells);
}

/** The best chains that end in different places. */
function pick(costs: Float32Array, count: number, cells: readonly Cell[]): Chain[] {
  const ends = Array.from({ length: count }, (_, sample) => {
    let state = sample;
    for (let width = 1; width < WIDTHS.length; width += 1)
      if ((costs[width * count + sample] ?? 0) < (costs[state] ?? 0)) state = width * count + sample;
    return { state, cost: costs[state] ?? Number.POSITIVE_INFINITY };
  }).filter(({ cost }) => Number.isFinite(cost));
  ends.sort((a, b) => a.cost - b.cost);
  const chains: Chain[] = [];
  for (const { state, cost } of ends) {
    if (chains.length >= MAX_CHAINS) break;
    const points = pointsOf(state, count, cells);
    const [first, last] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0];
    const isKnown = chains.some(
      ({ points: others }) => Math.abs((others[0]?.[1] ?? 0) - first) + Math.abs((others.at(-1)?.[1] ?? 0) - last) < 2 * MODULE,
    );
    if (!isKnown) chains.push({ points, cost });
  }
  return chains;
}

function pointsOf(end: number, count: number, cells: readonly Cell[]): [number, number][] {
  let module = cells.reduce((sum, cell) => sum + cell.modules, 0);
  const points: [number, number][] = [[module, end % count]];
  let state = end;
  for (let at = cells.length - 1; at >= 0; at -= 1) {
    state = origins[at]?.[state] ?? -1;
    module -= cells[at]?.modules ?? 0;
    points.unshift([module, state % count]);
  }
  return points;
}
