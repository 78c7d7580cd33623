import type { ReadLanguage } from '@labelwise/domain/reading';
import type { TextEngine } from './engines/ppocr.ts';
import type { ListEngine, ReadLine } from './engines/tesseract.ts';
import { between, centerOf, heightOf, type Point, type TextBox } from './geometry.ts';
import { type FoundList, findLists, languageOf, listText, withMissedLines } from './ingredients/list-text.ts';
import type { Cancel, IngredientsReading, LabelReading, ReadOptions, ReadProgress, TableReading } from './label-reading.ts';
import type { GrayPicture, Picture } from './picture.ts';
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

/** The height that a line of print gets before it is read, in pixels: what the engine was trained with. */
const LINE_PIXELS = 46;
const MAX_SIDE = 2_400;
const MAX_PIXELS = 3_500_000;

/** A piece of the level page, and how a place on it is found in the picture. */
type PagePiece = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  lineHeight: number;
  /** The lines that belong to it: what stands beside them on the page is left white. */
  lines: readonly Strip[];
  find: (u: number, v: number) => Point;
};
type Strip = { left: number; right: number; top: number; bottom: number };

/** The piece as a straight picture, dark on white, with lines of even height. */
function straighten(picture: Picture, piece: PagePiece): GrayPicture {
  const { left, right, top, bottom, lineHeight, lines, find } = piece;
  const wanted = LINE_PIXELS / Math.max(1, lineHeight);
  const [full, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = Math.min(wanted, MAX_SIDE / full, MAX_SIDE / high, Math.sqrt(MAX_PIXELS / (full * high)));
  const [width, height] = [Math.max(1, Math.round(full * scale)), Math.max(1, Math.round(high * scale))];
  const data = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) data[to] = grayAt(picture, find(left + (x + 0.5) / scale, top + (y + 0.5) / scale));
  }
  const even = evenOut({ data, width, height });
  const inLines = new Uint8Array(width * height);
  for (const line of lines) {
    const [from, to] = [Math.max(0, Math.round((line.left - left) * scale)), Math.min(width, Math.round((line.right - left) * scale))];
    const [first, last] = [Math.max(0, Math.round((line.top - top) * scale)), Math.min(height, Math.round((line.bottom - top) * scale))];
    for (let y = first; y < last; y += 1) inLines.fill(1, y * width + from, Math.max(y * width + from, y * width + to));
  }
  return { ...even, data: even.data.map((value, at) => (inLines[at] === 1 ? value : 255)) };
}

function grayAt({ data, width, height }: Picture, { x, y }: Point): number {
  const [cx, cy] = [Math.min(Math.max(x - 0.5, 0), width - 1), Math.min(Math.max(y - 0.5, 0), height - 1)];
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  const at = (px: number, py: number): number => {
    const from = (Math.min(py, height - 1) * width + Math.min(px, width - 1)) * 4;
    return 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  };
  return (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
}

/**
 * Dark print on even white, whatever the light and the colors were: each pixel against the mean and the deviation around it. The floor
 * under the deviation prevents that the noise of empty paper becomes letters.
 */
function evenOut({ data, width, height }: GrayPicture): GrayPicture {
  const radius = Math.round(LINE_PIXELS * 0.8);
  const sums = new Float64Array((width + 1) * (height + 1));
  const squares = new Float64Array((width + 1) * (height + 1));
  let total = 0;
  for (let y = 0; y < height; y += 1) {
    let [row, rowSquares] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      total += value;
      row += value;
      rowSquares += value * value;
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] = row + (sums[at - width - 1] ?? 0);
      squares[at] = rowSquares + (squares[at - width - 1] ?? 0);
    }
  }
  const isDark = isLightOnDark(data, total / Math.max(1, data.length));
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const area = (bottom - top) * (right - left);
      const within = (table: Float64Array): number =>
        (table[bottom * (width + 1) + right] ?? 0) -
        (table[top * (width + 1) + right] ?? 0) -
        (table[bottom * (width + 1) + left] ?? 0) +
        (table[top * (width + 1) + left] ?? 0);
      const mean = within(sums) / area;
      const deviation = Math.max(12, Math.sqrt(Math.max(0, within(squares) / area - mean * mean)));
      const above = (((data[y * width + x] ?? 0) - mean) / deviation) * (isDark ? -1 : 1);
      out[y * width + x] = Math.max(0, Math.min(255, 190 + 110 * above));
    }
  }
  return { data: out, width, height };
}

/** Print covers less than its ground: where most pixels are darker than the mean, the ground is dark. */
function isLightOnDark(data: Uint8Array, mean: number): boolean {
  let darker = 0;
  for (const value of data) if (value < mean) darker += 1;
  return darker > 0.55 * data.length;
}
