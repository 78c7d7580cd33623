import { hullOf } from '../geometry.ts';
import type { FigureName } from '../label-reading.ts';
import { basisOf } from './amounts.ts';
import type { LabelBlock } from './blocks.ts';
import { addFigure, linesOf, type Piece, type RawColumn, type RawTable } from './pieces.ts';

/** Tables with the labels in one column and the figures in others. */
export function readGrid(pieces: readonly Piece[], blocks: readonly LabelBlock[], lineHeight: number): RawTable {
  const named = blocks.filter(({ figure }) => figure !== null);
  const first = named[0];
  if (first === undefined) return { columns: [], rows: 0 };
  const cells = cellsBeside(pieces, named, lineHeight);
  const columns = clusters(cells, lineHeight).filter(({ length }) => length >= Math.min(3, named.length));
  return {
    columns: columns.map((column) => readColumn(column, blocks, pieces, lineHeight)),
    rows: new Set(named.map(({ figure }) => figure)).size,
  };
}

/** The numbers to the right of the labels, kilojoules and kilocalories of one line together. */
function cellsBeside(pieces: readonly Piece[], blocks: readonly LabelBlock[], lineHeight: number): Cell[] {
  const top = Math.min(...blocks.map((block) => block.top));
  const bottom = Math.max(...blocks.map((block) => block.bottom));
  const lefts = blocks.map(({ left }) => left).toSorted((a, b) => a - b);
  const left = lefts[lefts.length >> 1] ?? 0;
  const numbers = pieces.filter(({ number, isHeader, v, left: from }) => {
    if (number === null || isHeader || number.unit === 'percent' || number.unit === 'other') return false;
    // Kilojoules may stand a line above the label of energy.
    const reach = (number.unit === 'kJ' || number.unit === 'kcal' ? 2.2 : 1.2) * lineHeight;
    return from > left && v > top - reach && v < bottom + reach;
  });
  return linesOf(numbers).flatMap((line) => {
    const row: Cell[] = [];
    for (const piece of line) {
      const previous = row.at(-1);
      const before = previous?.pieces.at(-1);
      if (previous !== undefined && before !== undefined && previous.pieces.length < 2 && areOneCell(before, piece, lineHeight)) {
        previous.pieces.push(piece);
        previous.right = piece.right;
      } else row.push({ pieces: [piece], v: piece.v, left: piece.left, right: piece.right });
    }
    return row;
  });
}

function areOneCell(a: Piece, b: Piece, lineHeight: number): boolean {
  const [first, second] = [a.number, b.number];
  if (first === null || second === null || b.left - a.right > 1.6 * lineHeight) return false;
  const units = [first.unit, second.unit];
  if (units.includes('kJ') && units.includes('kcal')) return true;
  if (a.box !== b.box) return false;
  // "2085/497" under a label that names both units.
  const ratio = Math.max(first.value, second.value) / Math.max(1, Math.min(first.value, second.value));
  return units.every((unit) => unit === null || unit === 'kJ' || unit === 'kcal') && ratio > 3.9 && ratio < 4.5;
}

/** Cells that stand over each other: each hangs together with the next ones below that share most of its width. */
function clusters(cells: readonly Cell[], lineHeight: number): Cell[][] {
  const parent = cells.map((_, at) => at);
  const root = (at: number): number => (parent[at] === at || parent[at] === undefined ? at : root(parent[at]));
  cells.forEach((a, i) => {
    cells.forEach((b, j) => {
      const isBelow = b.v > a.v + 0.4 * lineHeight && b.v - a.v < 5.5 * lineHeight;
      const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (isBelow && shared > 0.5 * Math.min(a.right - a.left, b.right - b.left)) parent[root(j)] = root(i);
    });
  });
  const groups = new Map<number, Cell[]>();
  cells.forEach((cell, at) => groups.set(root(at), [...(groups.get(root(at)) ?? []), cell]));
  return [...groups.values()].map((group) => group.toSorted((a, b) => a.v - b.v)).toSorted((a, b) => middleOf(a) - middleOf(b));
}

const middleOf = (cells: readonly Cell[]): number => cells.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / cells.length;

function readColumn(cells: readonly Cell[], blocks: readonly LabelBlock[], pieces: readonly Piece[], lineHeight: number): RawColumn {
  const header = headerOver(cells, blocks, pieces, lineHeight);
  const column: RawColumn = { basis: header === null ? null : basisOf(header.text), header, figures: new Map() };
  const rest = placeEnergy(column, cells, blocks, lineHeight);
  const isPlaced = column.figures.has('energyKj') || column.figures.has('energyKcal');
  const open = isPlaced ? blocks.filter((block) => !isEnergyLabel(block)) : blocks;
  for (const { block, cell, isClear } of align(open, rest, lineHeight)) {
    const { figure } = block;
    if (figure === null) continue;
    const problems = isClear ? [] : (['next-line'] as const);
    const [one, two] = cell.pieces;
    if (two !== undefined && one !== undefined && (figure === 'energyKj' || figure === 'energyKcal')) addEnergies(column, one, two, block);
    else if (one !== undefined) addFigure(column, figure, one, block.pieces, block.hint, problems);
  }
  return column;
}

/** Energies say by their unit what they are; those nearest to the label of energy are taken, and no other row can have them. */
function placeEnergy(column: RawColumn, cells: readonly Cell[], blocks: readonly LabelBlock[], lineHeight: number): Cell[] {
  const labels = blocks.filter(isEnergyLabel);
  const isEnergy = ({ pieces }: Cell): boolean => pieces.some(({ number }) => number?.unit === 'kJ' || number?.unit === 'kcal');
  const farFrom = ({ v }: Cell): number => Math.min(...labels.map(({ top, bottom }) => Math.max(0, top - v, v - bottom)));
  const energies = cells.filter(isEnergy).toSorted((a, b) => farFrom(a) - farFrom(b));
  for (const cell of energies) {
    const label = labels.toSorted((a, b) => Math.abs(a.top - cell.v) - Math.abs(b.top - cell.v))[0];
    if (label === undefined || farFrom(cell) > 2.2 * lineHeight) continue;
    for (const piece of cell.pieces)
      addFigure(column, 'energyKj', piece, label.pieces, cell.pieces.length > 1 ? otherUnit(cell, piece) : label.hint);
  }
  const rest = cells.filter((cell) => !isEnergy(cell));
  const kilojoules = withoutUnit(
    column,
    rest.filter((cell) => farFrom(cell) < 2.2 * lineHeight),
  );
  const piece = kilojoules?.pieces[0];
  if (piece !== undefined) addFigure(column, 'energyKj', piece, labels[0]?.pieces ?? [], 'kJ', ['no-unit']);
  return rest.filter((cell) => cell !== kilojoules);
}

const isEnergyLabel = ({ figure }: LabelBlock): boolean => figure === 'energyKj' || figure === 'energyKcal';

/** Kilojoules whose unit was not read: beside kilocalories the number itself tells. */
function withoutUnit({ figures }: RawColumn, cells: readonly Cell[]): Cell | undefined {
  const kilocalories = figures.get('energyKcal')?.amount.value;
  if (kilocalories === undefined || figures.has('energyKj')) return undefined;
  return cells.find(({ pieces: [piece] }) => {
    const ratio = (piece?.number?.value ?? 0) / Math.max(1, kilocalories);
    return piece?.number?.unit === null && ratio > 3.9 && ratio < 4.5;
  });
}

function otherUnit({ pieces }: Cell, piece: Piece): 'kJ' | 'kcal' {
  return pieces.some((other) => other !== piece && other.number?.unit === 'kJ') ? 'kcal' : 'kJ';
}

/** Two numbers without units in the cell of energy: the larger one is in kilojoules. */
function addEnergies(column: RawColumn, one: Piece, two: Piece, block: LabelBlock): void {
  const [large, small] = (one.number?.value ?? 0) > (two.number?.value ?? 0) ? [one, two] : [two, one];
  addFigure(column, 'energyKj', large, block.pieces, 'kJ');
  addFigure(column, 'energyKcal', small, block.pieces, 'kcal');
}

/** The words that stand over a column, above its first figure. */
function headerOver(
  cells: readonly Cell[],
  blocks: readonly LabelBlock[],
  pieces: readonly Piece[],
  lineHeight: number,
): RawColumn['header'] {
  const first = cells[0];
  if (first === undefined) return null;
  const top = cells.slice(0, 4);
  const [left, right] = [Math.min(...top.map((cell) => cell.left)), Math.max(...top.map((cell) => cell.right))];
  const labels = new Set(blocks.filter(({ figure }) => figure !== null).flatMap((block) => block.pieces.map(({ box }) => box)));
  const over = pieces
    .filter((piece) => {
      const shared = Math.min(right, piece.right) - Math.max(left, piece.left);
      const isOver = piece.v < first.v - 0.4 * lineHeight && piece.v > first.v - 7 * lineHeight;
      return isOver && piece.kind === 'words' && !labels.has(piece.box) && shared > 0.3 * Math.min(right - left, piece.right - piece.left);
    })
    .toSorted((a, b) => b.v - a.v);
  const chosen: Piece[] = [];
  for (const piece of over) {
    const nearest = chosen.at(-1)?.v ?? first.v;
    // Title and other sections stand farther off.
    const reach = piece.isHeader && !chosen.some(({ isHeader }) => isHeader) ? 5 : 2.4;
    if (nearest - piece.v > reach * lineHeight) {
      if (reach === 5) break;
      continue;
    }
    chosen.push(piece);
  }
  const whole = chosen.toSorted((a, b) => a.v - b.v || a.left - b.left);
  const [head, ...others] = whole;
  if (head === undefined) return null;
  return { text: whole.map(({ text }) => text).join(' '), place: hullOf([head.quad, ...others.map(({ quad }) => quad)]) };
}

/** The figures of one cell: one, or kilojoules and kilocalories side by side. */
type Cell = { pieces: Piece[]; v: number; left: number; right: number };
type Match = { block: LabelBlock; cell: Cell; isClear: boolean };

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
function align(blocks: readonly LabelBlock[], cells: readonly Cell[], lineHeight: number): Match[] {
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
