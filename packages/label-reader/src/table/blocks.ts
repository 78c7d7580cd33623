import type { FigureName, FigureUnit } from '../label-reading.ts';
import { figureOf, figuresNamed, foldLetters } from './find-terms.ts';
import { linesOf, type Piece, unitHint } from './pieces.ts';

/** A label of the table, over as many lines as it is printed on. */
export type LabelBlock = {
  /** `null`: a row that is known and not read, such as vitamins: it takes its figure away from its neighbours. */
  figure: FigureName | null;
  pieces: Piece[];
  top: number;
  bottom: number;
  left: number;
  right: number;
  hint: FigureUnit | null;
};

/** Labels name figures with at least this share of their letters; a line of prose that mentions salt does not. */
const MIN_NAMED = 0.4;
const FILLERS = /(?:ofwhich|davon|dont|delascuales|deloscuales|dicui|waarvan|dosquais|dasquais|typicalvalues|totaal|nutri|including)/g;

/** A line that begins so belongs to what follows. */
const STARTS_A_PART = /^(?:ofwhich|davon|dont|delascuales|deloscuales|dicui|waarvan|dosquais|dasquais)/;

/** The labels from top to bottom, lines that belong together joined. */
export function labelBlocks(pieces: readonly Piece[], lineHeight: number): LabelBlock[] {
  const lines = linesOf(pieces.filter(({ kind, isHeader }) => kind === 'words' && !isHeader)).flatMap((line) =>
    joinClose(line, lineHeight),
  );
  const blocks: LabelBlock[] = [];
  const rest: LabelBlock[] = [];
  for (const line of lines) {
    const text = line.map((piece) => piece.text).join(' ');
    const figure = isLabel(text) ? figureOf(text) : undefined;
    const block: LabelBlock = { figure: figure ?? null, pieces: line, ...extent(line), hint: unitHint(text) };
    (figure === undefined ? rest : blocks).push(block);
  }
  const numbers = pieces.filter(({ number }) => number !== null && number.unit !== 'percent');
  joinHalves(blocks, rest, numbers, lineHeight);
  return joinSame(
    blocks.toSorted((a, b) => a.top - b.top),
    lineHeight,
  );
}

/** A line of pieces, cut where the gap is wider than between words. */
function joinClose(line: readonly Piece[], lineHeight: number): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of line) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && (piece.box === last.box || piece.left - last.right < 0.6 * lineHeight))
      group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function extent(pieces: readonly Piece[]): Pick<LabelBlock, 'top' | 'bottom' | 'left' | 'right'> {
  return {
    top: Math.min(...pieces.map(({ v }) => v)),
    bottom: Math.max(...pieces.map(({ v }) => v)),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
  };
}

function isLabel(text: string): boolean {
  const named = figuresNamed(text).reduce((sum, { letters }) => sum + letters, 0);
  const letters = foldLetters(text).replace(FILLERS, '').length;
  return named > 0 && named >= MIN_NAMED * letters;
}

/** A name that breaks over two lines ("Hidratos de / carbono"), and the rest of a label that names nothing itself. */
function joinHalves(blocks: LabelBlock[], rest: LabelBlock[], numbers: readonly Piece[], lineHeight: number): void {
  const below = (upper: LabelBlock, lower: LabelBlock): boolean =>
    lower.top > upper.bottom && lower.top - upper.bottom < 1.6 * lineHeight && Math.abs(lower.left - upper.left) < 3 * lineHeight;
  for (const upper of rest) {
    const lower = rest.find((other) => other !== upper && below(upper, other));
    if (lower === undefined) continue;
    const text = [...upper.pieces, ...lower.pieces].map((piece) => piece.text).join(' ');
    const figure = isLabel(text) ? figureOf(text) : undefined;
    if (figure === undefined || figure === null) continue;
    blocks.push({ ...merged(upper, lower), figure });
    rest.splice(rest.indexOf(lower), 1);
    rest.splice(rest.indexOf(upper), 1);
  }
  for (const upper of rest.slice()) {
    const text = foldLetters(upper.pieces.map((piece) => piece.text).join(' '));
    const lower = blocks.find((block) => below(upper, block));
    if (lower === undefined || !STARTS_A_PART.test(text)) continue;
    Object.assign(lower, { ...merged(upper, lower), figure: lower.figure });
    rest.splice(rest.indexOf(upper), 1);
  }
  const hasFigure = (block: LabelBlock, v: number): boolean =>
    numbers.some((number) => number.left > block.right && Math.abs(number.v - v) < 0.45 * lineHeight);
  for (const lower of rest) {
    const upper = blocks.find((block) => below(block, lower) && lower.top - block.bottom < 1.3 * lineHeight);
    const isTaken = blocks.some((block) => block !== upper && block.top > lower.top && block.top - lower.top < 0.5 * lineHeight);
    // Prose under a table is not a part of its last label.
    const isShort = lower.right - lower.left < 1.3 * ((upper?.right ?? 0) - (upper?.left ?? 0));
    // A row of its own whose name is not known: its figure is not that of the row above.
    if (upper !== undefined && hasFigure(upper, upper.bottom) && hasFigure(lower, lower.top)) blocks.push(lower);
    else if (upper !== undefined && !isTaken && isShort) Object.assign(upper, { ...merged(upper, lower), figure: upper.figure });
  }
}

function merged(upper: LabelBlock, lower: LabelBlock): Omit<LabelBlock, 'figure'> {
  const pieces = [...upper.pieces, ...lower.pieces];
  return { pieces, ...extent(pieces), hint: upper.hint ?? lower.hint };
}

/** The same figure on the next line is the same row in another language. */
function joinSame(blocks: readonly LabelBlock[], lineHeight: number): LabelBlock[] {
  const joined: LabelBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNear = last !== undefined && block.top - last.bottom < 1.6 * lineHeight && Math.abs(block.left - last.left) < 4 * lineHeight;
    const energies = last?.hint !== block.hint && last?.hint !== null && block.hint !== null;
    if (last !== undefined && isNear && last.figure !== null && last.figure === block.figure && !energies)
      Object.assign(last, merged(last, block));
    else joined.push({ ...block });
  }
  return joined;
}
