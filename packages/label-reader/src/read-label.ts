import type { ReadLanguage } from '@labelwise/domain/reading';
import type { Cancel, ReadOptions, ReadProgress } from './engines/models.ts';
import type { TextEngine } from './engines/ppocr.ts';
import type { ListEngine, ReadLine } from './engines/tesseract.ts';
import { between, centerOf, heightOf, type Point, type TextBox } from './geometry.ts';
import { type FoundList, findLists, languageOf, listText, withMissedLines } from './ingredients/list-text.ts';
import { type PagePiece, type Strip, straighten } from './ingredients/prepare.ts';
import type { IngredientsReading, LabelReading, TableReading } from './label-reading.ts';
import type { Picture } from './picture.ts';
import { type Level, levelOf } from './table/level.ts';
import { linesOf, piecesOf } from './table/pieces.ts';
import { readTable } from './table/read-table.ts';

export type LabelEngines = {
  text: TextEngine;
  /** Opens the engine for running text in a language; without it the lists are those of the first engine, which lacks accents. */
  lists?: (language: ReadLanguage) => Promise<ListEngine>;
};
export type LabelProgress = ReadProgress | { step: 'list'; language: ReadLanguage };
export type LabelOptions = {
  /** The language of the person: its list comes first, and is the one taken where a heading is that of two. */
  language?: ReadLanguage;
  /** `table`: a picture that is to show the table alone; lists are not read. */
  only?: 'table';
  signal?: Cancel;
  onProgress?: (progress: LabelProgress) => void;
};

/** More lists than this are no pack. */
const MAX_LISTS = 4;
const MIN_LINE_SCORE = 0.5;

/** A picture of a pack → its nutrition table and its ingredient lists. */
export async function readLabel(picture: Picture, engines: LabelEngines, options: LabelOptions = {}): Promise<LabelReading> {
  const boxes = await engines.text.read(picture, engineOptions(options));
  if (options.only === 'table' || boxes.length === 0) return { table: readTable(boxes), ingredients: [] };
  const level = levelOf(boxes.map(({ quad }) => quad));
  const asked = options.language ?? null;
  const lists = findLists(boxes, level).toSorted((a, b) => rank(a, asked) - rank(b, asked));
  const table = tableBeside(boxes, lists);
  const ingredients: IngredientsReading[] = [];
  for (const list of lists.slice(0, MAX_LISTS)) {
    options.signal?.throwIfAborted();
    const reading = await readList(picture, list, level, engines, options);
    if (reading !== null) ingredients.push(reading);
  }
  return { table, ingredients };
}

/** A list beside the table names foods that are figures too ("corn starch"): the table is read without it, unless that loses rows. */
function tableBeside(boxes: readonly TextBox[], lists: readonly FoundList[]): TableReading | null {
  const all = readTable(boxes);
  if (lists.length === 0) return all;
  const inLists = new Set(lists.flatMap((list) => list.boxes));
  const alone = readTable(boxes.filter((box) => !inLists.has(box)));
  return alone !== null && (all === null || readCount(alone) >= readCount(all)) ? alone : all;
}

/** Figures that were read in the main column. */
function readCount({ columns: [{ figures }] }: TableReading): number {
  return Object.values(figures).filter(({ state }) => state !== 'missing').length;
}

function engineOptions({ signal, onProgress }: LabelOptions): ReadOptions {
  return { ...(signal && { signal }), ...(onProgress && { onProgress }) };
}

const rank = ({ languages }: FoundList, asked: ReadLanguage | null): number => (asked !== null && languages.includes(asked) ? 0 : 1);

async function readList(
  picture: Picture,
  list: FoundList,
  level: Level,
  engines: LabelEngines,
  options: LabelOptions,
): Promise<IngredientsReading | null> {
  const asked = options.language !== undefined && list.languages.includes(options.language) ? options.language : null;
  const language =
    asked ?? list.language ?? languageOf(list.boxes.map(({ text }) => text).join(' '), list.languages) ?? list.languages[0] ?? null;
  if (language === null) return null;
  const printed = linesOf(piecesOf(list.boxes, level, 'words')).map((line) => line.map(({ text }) => text).join(' '));
  options.onProgress?.({ step: 'list', language });
  const seen = printed.map((text): ReadLine => ({ text, score: meanScore(list.boxes) }));
  const lines = withMissedLines((await withEngine(picture, list.boxes, level, engines, language)) ?? [], seen);
  const edge = isAtEdge(list.boxes, picture);
  const read = listText(
    lines.map(({ text }) => text),
    language,
    edge,
  );
  if (read === null) return null;
  return {
    ...read,
    language: read.language ?? language,
    score: lines.reduce((sum, { score }) => sum + score, 0) / lines.length,
    place: list.place,
  };
}

async function withEngine(
  picture: Picture,
  boxes: readonly TextBox[],
  level: Level,
  engines: LabelEngines,
  language: ReadLanguage,
): Promise<ReadLine[] | null> {
  // Its files may be on no device yet and the network gone: the table that was read, and the list as the first engine saw it, stay.
  const engine = await engines.lists?.(language).catch(() => null);
  if (engine === undefined || engine === null) return null;
  try {
    const lines = await engine.read(straighten(picture, pieceAround(boxes, level)));
    // Specks and frames become words that the engine itself does not believe.
    const believed = lines.filter(({ score }) => score >= MIN_LINE_SCORE);
    return believed.length === 0 ? null : believed;
  } finally {
    engine.close();
  }
}

/** The paragraph with half a line of ground around it. */
function pieceAround(boxes: readonly TextBox[], level: Level): PagePiece {
  const heights = boxes.map(({ quad }) => heightOf(quad)).toSorted((a, b) => a - b);
  const lineHeight = heights[heights.length >> 1] ?? level.lineHeight;
  const margin = 0.4 * lineHeight;
  const strips = boxes.map(({ quad }): Strip => {
    const places = quad.map((corner) => level.place(corner));
    const [us, vs] = [places.map(({ u }) => u), places.map(({ v }) => v)];
    return {
      left: Math.min(...us) - margin,
      right: Math.max(...us) + margin,
      top: Math.min(...vs) - margin / 2,
      bottom: Math.max(...vs) + margin / 2,
    };
  });
  const left = Math.min(...strips.map((strip) => strip.left));
  return {
    left,
    right: Math.max(...strips.map((strip) => strip.right)),
    top: Math.min(...strips.map((strip) => strip.top)),
    bottom: Math.max(...strips.map((strip) => strip.bottom)),
    lineHeight,
    lines: strips,
    find: level.find,
  };
}

const meanScore = (boxes: readonly TextBox[]): number => boxes.reduce((sum, { score }) => sum + score, 0) / Math.max(1, boxes.length);

/** A list that runs to the edge of the picture may go on beyond it. */
function isAtEdge(boxes: readonly TextBox[], { width, height }: Picture): boolean {
  const isOut = ({ x, y }: Point): boolean => x < 2 || x > width - 3 || y < 2 || y > height - 2;
  return boxes.some(({ quad }) => {
    const [a, b, c, d] = quad;
    // Which edge of the picture that is depends on how the page lies in it.
    const below = between(centerOf(quad), between(d, c, 0.5), 1.2);
    return isOut(below) || isOut(between(a, d, 0.5)) || isOut(between(b, c, 0.5));
  });
}
