import { checkColumns } from '../checks/check-columns.ts';
import type { CheckColumn, GivenFigure } from '../checks/figures.ts';
import { hullOf, type Quad, type TextBox } from '../geometry.ts';
import type { Basis, FigureName, ServingSize, TableColumn, TableReading } from '../label-reading.ts';
import { basisOf, hasServingWord, isAmericanPanel, sizeIn } from './amounts.ts';
import { labelBlocks } from './blocks.ts';
import { figuresNamed, foldLetters } from './find-terms.ts';
import { readGrid } from './grid.ts';
import { levelOf } from './level.ts';
import { addFigure, figureFor, linesOf, type Piece, piecesOf, type RawColumn, type RawTable, unitHint } from './pieces.ts';

/** Fewer labelled rows are no table: figures can be found anywhere on a pack. */
const MIN_ROWS = 3;

/** Text of a picture → its nutrition table, checked; `null` where fewer than three labelled rows are seen. */
export function readTable(boxes: readonly TextBox[]): TableReading | null {
  if (boxes.length === 0) return null;
  const level = levelOf(boxes.map(({ quad }) => quad));
  const pieces = piecesOf(boxes, level);
  const blocks = labelBlocks(pieces, level.lineHeight);
  const grid = readGrid(pieces, blocks, level.lineHeight);
  const stream = readStream(nearLabels(pieces, blocks, level.lineHeight));
  const raw = yieldOf(grid) >= yieldOf(stream) ? grid : stream;
  const isPanel = isAmericanPanel(boxes.map(({ text }) => text).join(' '));
  return raw.rows < MIN_ROWS ? null : finish(raw, pieces, isPanel);
}

/** How much a way to read the table brought: figures of its best column, a little for each of the others. */
function yieldOf({ columns }: RawTable): number {
  const counts = columns.map(({ figures }) => figures.size).toSorted((a, b) => b - a);
  return counts.reduce((sum, count, at) => sum + (at === 0 ? count : count * 0.3), 0);
}

/** Running text is read without what stands beside the table. */
function nearLabels(pieces: readonly Piece[], blocks: ReturnType<typeof labelBlocks>, lineHeight: number): Piece[] {
  const named = blocks.filter(({ figure }) => figure !== null);
  if (named.length === 0) return [...pieces];
  const [left, right] = [Math.min(...named.map((block) => block.left)), Math.max(...named.map((block) => block.right))];
  const [top, bottom] = [Math.min(...named.map((block) => block.top)), Math.max(...named.map((block) => block.bottom))];
  return pieces.filter(
    (piece) =>
      piece.right > left - lineHeight &&
      piece.left < right + 8 * lineHeight &&
      piece.v > top - 8 * lineHeight &&
      piece.v < bottom + 2 * lineHeight,
  );
}

function finish(raw: RawTable, pieces: readonly Piece[], isPanel: boolean): TableReading | null {
  const serving = servingOn(pieces);
  const columns = withBases(
    raw.columns.filter(({ figures }) => figures.size > 0),
    pieces,
    serving?.size ?? null,
    isPanel,
  );
  const distinct = columns.filter(({ basis }, at) => columns.findIndex((other) => other.basis.kind === basis.kind) === at);
  const ordered = distinct.toSorted((a, b) => (a.basis.kind === 'per-100' ? 0 : 1) - (b.basis.kind === 'per-100' ? 0 : 1));
  const checked = checkColumns(ordered.map(toCheck));
  const tables = ordered.map(
    ({ basis, raw: column }, at): TableColumn => ({ basis, header: column.header, figures: checked[at] ?? ({} as never) }),
  );
  const [main, ...others] = tables;
  const place = placeOf(raw.columns);
  return main === undefined || place === null ? null : { columns: [main, ...others], serving, place };
}

type BasedColumn = { basis: Basis; isGuess: boolean; raw: RawColumn };

function withBases(columns: readonly RawColumn[], pieces: readonly Piece[], size: ServingSize | null, isPanel: boolean): BasedColumn[] {
  const known = columns.map((column) => ({ column, basis: column.basis }));
  // Two columns that claim to be the same: one of the headers was taken from its neighbour.
  const isClaimedTwice = (basis: Basis): boolean =>
    known.filter((other) => other.basis?.kind === basis.kind && other.basis.preparation === basis.preparation).length > 1;
  if (isPanel && known.every(({ basis }) => basis === null || basis.kind === 'serving')) {
    return known
      .slice(0, 1)
      .map(({ column }) => ({ basis: { kind: 'serving', size, preparation: 'as-sold' }, isGuess: false, raw: american(column) }));
  }
  const isAnyPer100 = known.some(({ basis }) => basis?.kind === 'per-100');
  const title = isAnyPer100 ? null : titleBasis(pieces);
  const biggest = Math.max(...columns.map(({ figures }) => figures.size));
  return known.map(({ column, basis }, at) => {
    if (basis?.kind === 'serving') return { basis: { ...basis, size: basis.size ?? size }, isGuess: isClaimedTwice(basis), raw: column };
    if (basis !== null) return { basis, isGuess: isClaimedTwice(basis), raw: column };
    // A title over the whole table speaks for its one column without a header; beside a column per 100 the other one is the serving.
    if (
      title?.kind === 'per-100' &&
      at === known.findIndex(({ column: other, basis: read }) => read === null && other.figures.size === biggest)
    ) {
      return { basis: title, isGuess: columns.length > 1, raw: column };
    }
    if (isAnyPer100 || title !== null)
      return { basis: { kind: 'serving', size, preparation: 'as-sold' }, isGuess: columns.length > 1 || title === null, raw: column };
    return { basis: { kind: 'per-100', unit: 'g', preparation: 'as-sold' }, isGuess: true, raw: column };
  });
}

/** American carbohydrates hold the fiber, whether the row says "total" or not. */
function american(column: RawColumn): RawColumn {
  const carbohydrates = column.figures.get('carbohydrates');
  if (carbohydrates === undefined) return column;
  const figures = new Map(column.figures);
  figures.delete('carbohydrates');
  if (figures.has('carbohydratesTotal')) return { ...column, figures };
  return { ...column, figures: figures.set('carbohydratesTotal', carbohydrates) };
}

/** A basis that stands in no column: in the title, or before running text. */
function titleBasis(pieces: readonly Piece[]): Basis | null {
  const boxes = linesOf(pieces).map((line) => basisOf(line.map(({ text }) => text).join(' ')));
  return boxes.find((basis) => basis?.kind === 'per-100') ?? boxes.find((basis) => basis !== null) ?? null;
}

/** "Serving size 30 g", "Portion (30 g)", wherever it stands. */
function servingOn(pieces: readonly Piece[]): { size: ServingSize; place: Quad } | null {
  const lines = linesOf(pieces);
  for (const [row, line] of lines.entries()) {
    const at = line.findIndex(({ text }) => hasServingWord(text));
    if (at < 0) continue;
    const below = lines[row + 1] ?? [];
    // "Serving 2 cookies" and "size (37g)" on the line below.
    const isWrapped = /^\s*size/i.test(below[0]?.text ?? '') && sizeIn(textOf(line.slice(at))) === null;
    const phrase = [...line.slice(at), ...(isWrapped ? below : [])];
    const size = sizeIn(textOf(phrase));
    const [head, ...others] = phrase;
    if (size !== null && head !== undefined && !(size.value === 100))
      return { size, place: hullOf([head.quad, ...others.map(({ quad }) => quad)]) };
  }
  return null;
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

function toCheck({ basis, isGuess, raw }: BasedColumn): CheckColumn {
  const figures: Partial<Record<FigureName, GivenFigure>> = {};
  for (const [name, { amount, decimals, problems, score, place }] of raw.figures)
    figures[name] = { amount, decimals, problems, score, place };
  return { basis, isBasisKnown: !isGuess, figures };
}

function placeOf(columns: readonly RawColumn[]): Quad | null {
  const quads = columns.flatMap(({ figures, header }) => [
    ...[...figures.values()].flatMap(({ place }) => (place === null ? [] : [place.row])),
    ...(header ? [header.place] : []),
  ]);
  const [first, ...others] = quads;
  return first === undefined ? null : hullOf([first, ...others]);
}

/**
 * Tables that are read as text: running text ("Fat 3 g – of which saturates 1 g") and American panels, where the figure follows its label
 * on the same line. A second figure without a label between belongs to the next column.
 */
function readStream(pieces: readonly Piece[]): RawTable {
  const columns: RawColumn[] = [];
  const open = (at: number): RawColumn => {
    const column = columns[at] ?? { basis: null, header: null, figures: new Map() };
    columns[at] = column;
    return column;
  };
  const labels = new Set<FigureName>();
  let words: Piece[] = [];
  let label: FigureName | null = null;
  let next = 0;
  const ordered = linesOf(pieces).flat();
  ordered.forEach((piece, at) => {
    if (piece.kind === 'words') {
      words.push(piece);
      return;
    }
    const { number } = piece;
    if (number === null || piece.isHeader || isBasis(words, piece)) {
      words = [];
      return;
    }
    if (number.unit === 'percent' || number.unit === 'other') {
      if (number.unit === 'other') words = [];
      return;
    }
    const text = words.map((word) => word.text).join(' ');
    const named = figuresNamed(text).at(-1);
    // "Includes 3g", its share of the day, and "Added Sugars" on the line below.
    const following = ordered.slice(at + 1).find((next) => next.number?.unit !== 'percent');
    if (/inclu(?:des)?$/.test(foldLetters(text)) && following?.kind === 'words') {
      const included = figuresNamed(following.text)[0]?.figure;
      // "Includes 9g Added" and "Sugars" on the line below.
      const isAdded = foldLetters(following.text).startsWith('added');
      if (isAdded || included === 'addedSugars' || included === 'sugars') addFigure(open(0), 'addedSugars', piece, [following], null);
      words = [];
      return;
    }
    if (named !== undefined) {
      label = named.figure;
      next = 0;
      if (label !== null) labels.add(label);
    } else if (foldLetters(text).length > 3) label = null;
    if (label !== null) {
      const hint = unitHint(text);
      const name = figureFor(label, number, hint)?.name;
      // Kilojoules and kilocalories of one column follow each other without a label; the same unit again is the next column.
      if (name !== undefined) next = firstWithout(columns, name, next);
      addFigure(open(next), label, piece, words.slice(-2), hint);
    }
    words = [];
  });
  return { columns, rows: labels.size };
}

function firstWithout(columns: readonly RawColumn[], name: FigureName, from: number): number {
  const at = columns.findIndex(({ figures }, index) => index >= from && !figures.has(name));
  return at < 0 ? Math.max(from, columns.length) : at;
}

/** "per" and then "100 g": what the number is of, not a figure. */
function isBasis(words: readonly Piece[], { text, number }: Piece): boolean {
  const before = foldLetters(words.at(-1)?.text ?? '');
  const isSize = number?.unit === 'g' || number?.unit === 'ml';
  return (
    isSize &&
    /(?:per|pro|je|por|pour|par|portion|porzione|porcion|portie|serving|size|dose)$/.test(before) &&
    basisOf(`per ${text}`) !== null
  );
}
