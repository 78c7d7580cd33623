import type { FigureName } from '../label-reading.ts';
import { basisOf } from './basis.ts';
import { figuresNamed } from './find-terms.ts';
import { foldLetters } from './fold.ts';
import { linesOf, type Piece } from './pieces.ts';
import { addFigure, figureFor, type RawColumn, type RawTable, unitHint } from './raw-table.ts';

/**
 * Tables that are read as text: running text ("Fat 3 g – of which saturates 1 g") and American panels, where the figure follows its label
 * on the same line. A second figure without a label between belongs to the next column.
 */
export function readStream(pieces: readonly Piece[]): RawTable {
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
