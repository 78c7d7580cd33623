import { centerOf, heightOf, hullOf, type Quad, sliceOf, type TextBox } from '../geometry.ts';
import type { Amount, Basis, FigureName, FigureUnit, FormProblem, Place } from '../label-reading.ts';
import { basisOf, numbersIn, type PrintedNumber } from './amounts.ts';
import { figuresNamed } from './find-terms.ts';
import type { Level } from './level.ts';

/** Words or one number of a line, at its place on the level page. */
export type Piece = {
  kind: 'words' | 'number';
  text: string;
  number: PrintedNumber | null;
  /** The line says what a column is of: "per 100 g", "Portion (30 g)". Its numbers are no figures. */
  isHeader: boolean;
  /** Which box it was cut from. */
  box: number;
  score: number;
  quad: Quad;
  /** Left and right edge, middle and height on the level page. */
  left: number;
  right: number;
  v: number;
  height: number;
};

/** Boxes → pieces: words and numbers apart, since engines put a label and its figure, or two figures, into one box. */
export function piecesOf(boxes: readonly TextBox[], level: Level, as: 'table' | 'words' = 'table'): Piece[] {
  return boxes.flatMap((box, index) => {
    const numbers = as === 'words' ? [] : numbersIn(box.text);
    const isHeader = as === 'table' && saysBasis(box.text);
    const pieces: Piece[] = [];
    const add = (kind: Piece['kind'], start: number, end: number, number: PrintedNumber | null): void => {
      const text = box.text.slice(start, end);
      if (kind === 'words' && as === 'table' && !isHeader && !/\p{L}{2}/u.test(text)) return;
      const quad = sliceOf(box.quad, edgeOf(box, start), edgeOf(box, end));
      const middle = level.place(centerOf(quad));
      const left = level.place(between(quad[0], quad[3])).u;
      const right = level.place(between(quad[1], quad[2])).u;
      pieces.push({
        kind,
        text,
        number,
        isHeader,
        box: index,
        score: box.score,
        quad,
        left,
        right,
        v: middle.v,
        height: heightOf(box.quad),
      });
    };
    if (isHeader) {
      for (const [start, end] of basisPhrases(box.text)) add('words', start, end, null);
      return pieces;
    }
    let from = 0;
    for (const number of numbers) {
      add('words', from, number.start, null);
      add('number', number.start, number.end, number);
      from = number.end;
    }
    add('words', from, box.text.length, null);
    return pieces;
  });
}

function between(a: { x: number; y: number }, b: { x: number; y: number }): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where a sign begins, as a share of the box: halfway between the middles of its neighbours. */
function edgeOf({ text, positions }: TextBox, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return 1;
  if (positions === undefined || positions.length !== text.length) return at / text.length;
  return ((positions[at - 1] ?? 0) + (positions[at] ?? 1)) / 2;
}

/** "Per 100 g" and "per portion (25 g)" in one box are the headers of two columns. */
function basisPhrases(text: string): [number, number][] {
  const starts = [...text.matchAll(/(?:(?<![a-z])|(?<=\d\s?(?:ml|g)))(?:per|pro|je|por|pour|par)(?=[\s\d]|por[tzcç]|serv|dos)|%/gi)].map(
    ({ index }) => index,
  );
  const all = [0, ...starts.filter((start) => start > 0)];
  return all.map((start, at) => [start, all[at + 1] ?? text.length]);
}

function saysBasis(text: string): boolean {
  if (basisOf(text) === null) return false;
  // A line of running text names its basis and goes on with figures; those are figures.
  return figuresNamed(text).filter(({ figure }) => figure !== null).length === 0;
}

/** Pieces side by side, from the left; lines from the top. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: { v: number; height: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.v - b.v)) {
    const near = lines
      .filter((line) => Math.abs(line.v - piece.v) < 0.5 * Math.min(piece.height, 1.6 * line.height))
      .toSorted((a, b) => Math.abs(a.v - piece.v) - Math.abs(b.v - piece.v));
    const line = near[0];
    if (line === undefined) lines.push({ v: piece.v, height: piece.height, pieces: [piece] });
    else {
      line.pieces.push(piece);
      line.height = Math.min(line.height, piece.height);
      line.v = line.pieces.reduce((sum, { v }) => sum + v, 0) / line.pieces.length;
    }
  }
  return lines.toSorted((a, b) => a.v - b.v).map((line) => line.pieces.toSorted((a, b) => a.left - b.left));
}

/** A figure as it was read, before it is checked. */
type RawFigure = { amount: Amount; decimals: number; problems: readonly FormProblem[]; score: number; place: Place | null };
export type RawColumn = {
  /** `null`: no header says it. */
  basis: Basis | null;
  header: { text: string; place: Quad } | null;
  figures: Map<FigureName, RawFigure>;
};
export type RawTable = { columns: RawColumn[]; rows: number };

const IN_MILLIGRAMS: ReadonlySet<FigureName> = new Set(['sodium', 'cholesterol']);

/** Adds a number to a column under the name that its label gives it; what cannot be such a figure is left out. */
export function addFigure(
  column: RawColumn,
  label: FigureName,
  piece: Piece,
  row: readonly Piece[],
  hint: FigureUnit | null,
  problems: readonly FormProblem[] = [],
): boolean {
  const { number } = piece;
  if (number === null) return false;
  const figure = figureFor(label, number, hint);
  if (figure === null || column.figures.has(figure.name)) return false;
  column.figures.set(figure.name, {
    amount: { value: number.value, unit: figure.unit, isBound: number.isBound },
    decimals: number.decimals,
    problems: [...number.problems, ...(figure.isUnitGuessed ? (['no-unit'] as const) : []), ...problems],
    score: piece.score,
    place: { figure: piece.quad, row: hullOf([piece.quad, ...row.map(({ quad }) => quad)]) },
  });
  return true;
}

/** What a number by a label is: energy goes by its unit, and a unit that no such figure has refuses it. */
export function figureFor(
  label: FigureName,
  number: PrintedNumber,
  hint: FigureUnit | null,
): { name: FigureName; unit: FigureUnit; isUnitGuessed: boolean } | null {
  const { unit } = number;
  if (unit === 'percent' || unit === 'ml' || unit === 'other') return null;
  const isEnergy = label === 'energyKj' || label === 'energyKcal';
  if (isEnergy) {
    if (unit === 'g' || unit === 'mg') return null;
    const read = unit ?? hint ?? (label === 'energyKcal' ? 'kcal' : null);
    if (read !== 'kJ' && read !== 'kcal') return null;
    return {
      name: read === 'kJ' ? 'energyKj' : 'energyKcal',
      unit: read,
      isUnitGuessed: unit === null && hint === null && label !== 'energyKcal',
    };
  }
  if (unit === 'kJ' || unit === 'kcal') return null;
  // No other figure is printed in milligrams: such a number is of a row that is not read.
  if ((unit ?? hint) === 'mg' && !IN_MILLIGRAMS.has(label) && label !== 'salt') return null;
  const usual: FigureUnit = IN_MILLIGRAMS.has(label) ? 'mg' : 'g';
  return { name: label, unit: unit ?? hint ?? usual, isUnitGuessed: unit === null && hint === null };
}

/** The unit that a label states for its row: "Fat (g)", "Energie kJ". */
export function unitHint(text: string): FigureUnit | null {
  const match = /(?:^|[\s(,/])(kJ|kj|KJ|kcal|Kcal|mg|g)(?:[\s),/]|$)/.exec(text);
  if (match === null) return null;
  const unit = match[1]?.toLowerCase();
  return unit === 'kj' ? 'kJ' : unit === 'kcal' ? 'kcal' : unit === 'mg' ? 'mg' : 'g';
}
