import type { FigureName } from '../label-reading.ts';
import type { LabelBlock } from './blocks.ts';
import type { Piece } from './pieces.ts';

/** The figures of one cell: one, or kilojoules and kilocalories side by side. */
export type Cell = { pieces: Piece[]; v: number; left: number; right: number };
export type Match = { block: LabelBlock; cell: Cell; isClear: boolean };

const SKIP_BLOCK = 0.8;
const SKIP_CELL = 1;
/** Farther apart, in lines, a label and a figure never belong together. */
const MAX_MISS = 1.35;

/** Offsets of a column against the labels that are tried, in lines: what the page's bend left over. */
const OFFSETS = Array.from({ length: 25 }, (_, at) => (at - 12) * 0.15);
const OFFSET_COST = 0.2;
/** Another order that is nearly as good makes the figures doubtful in which the two differ. */
const CLEAR_LEAD = 0.5;

/**
 * Which cell of a column belongs to which label: both from top to bottom, in order, at the least distance in total. The order is what holds
 * on a page that is not level to the last pixel; a row is never assigned by its height alone.
 */
export function align(blocks: readonly LabelBlock[], cells: readonly Cell[], lineHeight: number): Match[] {
  const orders = OFFSETS.map((offset) => {
    const { matches, cost } = bestOrder(blocks, cells, lineHeight, offset * lineHeight);
    return { matches, cost: cost + OFFSET_COST * Math.abs(offset) };
  }).toSorted((one, two) => one.cost - two.cost);
  const best = orders[0];
  if (best === undefined) return [];
  const rivals = orders.filter(({ cost }) => cost < best.cost + CLEAR_LEAD);
  return best.matches.map((match) => {
    const isClear = rivals.every(({ matches }) => matches.find(({ cell }) => cell === match.cell)?.block === match.block);
    return isClear ? match : { ...match, isClear };
  });
}

type Order = { matches: Match[]; cost: number };

function bestOrder(blocks: readonly LabelBlock[], cells: readonly Cell[], lineHeight: number, offset: number): Order {
  const [rows, columns] = [blocks.length, cells.length];
  const cost = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const step = Array.from({ length: rows + 1 }, () => new Uint8Array(columns + 1));
  for (let i = 0; i <= rows; i += 1) {
    for (let j = 0; j <= columns; j += 1) {
      if (i === 0 && j === 0) continue;
      const [block, cell] = [blocks[i - 1], cells[j - 1]];
      const options: [number, number][] = [];
      if (i > 0) options.push([(cost[i - 1]?.[j] ?? 0) + SKIP_BLOCK, 1]);
      if (j > 0) options.push([(cost[i]?.[j - 1] ?? 0) + SKIP_CELL, 2]);
      if (block !== undefined && cell !== undefined) {
        const miss = Math.abs(missOf(block, cell, offset)) / lineHeight;
        if (miss <= MAX_MISS && agree(block.figure, cell)) options.push([(cost[i - 1]?.[j - 1] ?? 0) + miss, 3]);
      }
      const [least, move] = options.toSorted((a, b) => a[0] - b[0])[0] ?? [0, 0];
      const [costs, steps] = [cost[i], step[i]];
      if (costs !== undefined && steps !== undefined) [costs[j], steps[j]] = [least, move];
    }
  }
  const matches: Match[] = [];
  let [i, j] = [rows, columns];
  while (i > 0 || j > 0) {
    const move = step[i]?.[j] ?? 0;
    const [block, cell] = [blocks[i - 1], cells[j - 1]];
    if (move === 3 && block !== undefined && cell !== undefined) matches.push({ block, cell, isClear: true });
    if (move === 0) break;
    if (move !== 2) i -= 1;
    if (move !== 1) j -= 1;
  }
  return { matches: matches.toReversed(), cost: cost[rows]?.[columns] ?? 0 };
}

/** How far a cell stands above (negative) or below the lines of a label. */
function missOf({ top, bottom }: LabelBlock, { v }: Cell, offset: number): number {
  const at = v - offset;
  return at < top ? at - top : at > bottom ? at - bottom : 0;
}

function agree(figure: FigureName | null, { pieces }: Cell): boolean {
  const units = pieces.map(({ number }) => number?.unit ?? null);
  const isEnergyCell = units.some((unit) => unit === 'kJ' || unit === 'kcal');
  const isEnergyLabel = figure === 'energyKj' || figure === 'energyKcal';
  if (isEnergyCell) return isEnergyLabel;
  return !isEnergyLabel || units.every((unit) => unit === null);
}
