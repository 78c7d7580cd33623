import { heightOf, type Quad, type TextBox, widthOf } from '../geometry.ts';
import type { Cancel, ReadOptions, RunModel, Tensor } from '../label-reading.ts';
import { assertPicture, type Picture, resize } from '../picture.ts';
import { cutLine, isSideways, lineImage, lineTensor, turnBack, turnPicture, upsideDown } from './line-image.ts';
import { cornersOf, regionsOf } from './regions.ts';

/** Reads the print of a picture, line by line. */
export interface TextEngine {
  read(picture: Picture, options?: ReadOptions): Promise<TextBox[]>;
}

const DETECTION = { threshold: 0.3, minScore: 0.5, unclip: 1.6, minSide: 3 };
/** The detector halves its picture five times. */
const GRID = 32;
/** Long sides of the picture that the detector sees. The larger one is for print that is too small in the other. */
const [NORMAL_SIDE, LARGE_SIDE] = [960, 1280];
/** The detector's memory grows with what it sees at once, and is never given back: larger pictures go through it in bands. */
const MAX_PIXELS_AT_ONCE = NORMAL_SIDE * NORMAL_SIDE;
/** Rows above and below a band that the detector sees with it, so that a line at the seam is seen whole by both. */
const BAND_OVERLAP = 96;
/** Lines lower than this, in the detector's picture, are looked for again in a larger one. */
const SMALL_PRINT_PIXELS = 17;
/** A pack with more lines than this was not cropped; the largest are read. */
const MAX_LINES = 160;

/** How many of the largest lines say which way up the page is, the mean score that is print read as it stands, and a clear difference. */
const MAX_TRIED = 6;
const BELIEVED = 0.75;
const CLEARLY = 0.1;

/** Means and deviations of the pictures that the detector was trained with; both models take blue, green, red. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/** PP-OCRv4 around an injected `run`; `alphabet` is the recogniser's list of signs, one a line. */
export function createPpocr(run: RunModel, alphabet: string): TextEngine {
  const signs = readSigns(alphabet);
  return {
    async read(picture, { signal, onProgress } = {}) {
      assertPicture(picture);
      signal?.throwIfAborted();
      onProgress?.({ step: 'finding' });
      const found = await findLines(run, picture, signal);
      const isTurned = isSideways(found.map(({ place }) => place));
      const page = isTurned ? turnPicture(picture) : picture;
      const { lines, read } = await rightWayUp(isTurned ? await findLines(run, page, signal) : found, async (line) => {
        signal?.throwIfAborted();
        return readLine(run, page, line, signs);
      });
      const boxes: TextBox[] = [];
      for (const [done, line] of lines.entries()) {
        signal?.throwIfAborted();
        onProgress?.({ step: 'reading', done, total: lines.length });
        const box = read.has(line) ? (read.get(line) ?? null) : await readLine(run, page, line, signs);
        if (box !== null) boxes.push(isTurned ? { ...box, quad: turnBack(box.quad, picture.height) } : box);
      }
      onProgress?.({ step: 'reading', done: lines.length, total: lines.length });
      return boxes;
    },
  };
}

type Read = ReadonlyMap<Line, TextBox | null>;

/**
 * The lines in the direction in which they can be read. A few of the largest are tried; only where the recogniser does not believe what it
 * reads are they tried from the other end. What was tried is not read again.
 */
async function rightWayUp(
  lines: readonly Line[],
  readLineOf: (line: Line) => Promise<TextBox | null>,
): Promise<{ lines: readonly Line[]; read: Read }> {
  const tried = lines
    .map((line, at) => ({ at, area: widthOf(line.print) * heightOf(line.print) }))
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MAX_TRIED);
  const tryOut = async (all: readonly Line[]): Promise<{ read: Read; belief: number }> => {
    const read = new Map<Line, TextBox | null>();
    for (const { at } of tried) {
      const line = all[at];
      if (line !== undefined) read.set(line, await readLineOf(line));
    }
    const scores = [...read.values()].map((box) => box?.score ?? 0);
    return { read, belief: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length) };
  };
  const upright = await tryOut(lines);
  if (upright.belief >= BELIEVED || lines.length === 0) return { lines, read: upright.read };
  const flipped = lines.map(({ place, print, bow }): Line => ({ place: upsideDown(place), print: upsideDown(print), bow: -bow }));
  const other = await tryOut(flipped);
  return other.belief > upright.belief + CLEARLY ? { lines: flipped, read: other.read } : { lines, read: upright.read };
}

/** A long line is read in parts, cut where nothing is printed: the recogniser was trained with short ones. */
async function readLine(
  run: RunModel,
  picture: Picture,
  { place, print, bow }: Line,
  signs: ReadonlyMap<number, string>,
): Promise<TextBox | null> {
  const line = lineImage(picture, print, bow);
  const parts: DecodedLine[] = [];
  const cuts = cutLine(line);
  for (const [at, from] of cuts.entries()) {
    const to = cuts[at + 1] ?? line.width;
    const { input, share } = lineTensor(line, from, to);
    const part = decodeLine(await run('recognition', input), signs, share);
    const places = part.positions.map((position) => (from + position * (to - from)) / line.width);
    if (part.text !== '') parts.push({ ...part, positions: places });
  }
  const text = parts.map((part) => part.text).join(' ');
  if (text.trim() === '') return null;
  const score =
    parts.reduce((sum, part) => sum + part.score * part.text.length, 0) / parts.reduce((sum, part) => sum + part.text.length, 0);
  const positions = parts.flatMap((part, at) => (at === 0 ? part.positions : [part.positions[0] ?? 0, ...part.positions]));
  return { text, score, quad: place, positions };
}

/** `place`: the whole line; `print`: the same without what a bent line leaves above and below it. */
type Line = { place: Quad; print: Quad; bow: number };

async function findLines(run: RunModel, picture: Picture, signal: Cancel | undefined): Promise<Line[]> {
  const first = await detect(run, picture, NORMAL_SIDE, signal);
  const scale = NORMAL_SIDE / Math.max(picture.width, picture.height);
  const heights = first.map(({ print }) => heightOf(print)).toSorted((a, b) => a - b);
  const median = (heights[heights.length >> 1] ?? 0) * scale;
  signal?.throwIfAborted();
  const isSmall = median < SMALL_PRINT_PIXELS && Math.max(picture.width, picture.height) > NORMAL_SIDE;
  const lines = isSmall ? await detect(run, picture, LARGE_SIDE, signal) : first;
  const area = ({ print }: Line): number => widthOf(print) * heightOf(print);
  const largest = lines.toSorted((a, b) => area(b) - area(a)).slice(0, MAX_LINES);
  return largest.toSorted((a, b) => a.place[0].y - b.place[0].y);
}

async function detect(run: RunModel, picture: Picture, maxSide: number, signal: Cancel | undefined): Promise<Line[]> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const onGrid = (side: number): number => Math.max(GRID, Math.round((side * scale) / GRID) * GRID);
  const small = resize(picture, onGrid(picture.width), onGrid(picture.height));
  const map = await mapOf(run, small, signal);
  const [scaleX, scaleY] = [picture.width / small.width, picture.height / small.height];
  return regionsOf(map, small.width, small.height, DETECTION).map((region) => {
    const place = cornersOf(region, scaleX, scaleY);
    const { center, width, angle, curve } = region;
    if (curve === null) return { place, print: place, bow: 0 };
    const down = { x: center.x - Math.sin(angle) * curve.lower, y: center.y + Math.cos(angle) * curve.lower };
    const tilted = angle + Math.atan((2 * curve.rise) / width);
    return {
      place,
      print: cornersOf({ center: down, width, height: curve.height, angle: tilted }, scaleX, scaleY),
      bow: curve.bow / curve.height,
    };
  });
}

/** How likely each pixel is print. Both sides of the picture are multiples of `GRID`. */
async function mapOf(run: RunModel, { data, width, height }: Picture, signal: Cancel | undefined): Promise<Float32Array> {
  const bands = Math.ceil((width * height) / MAX_PIXELS_AT_ONCE);
  if (bands === 1) return (await run('detection', pictureTensor({ data, width, height }))).data;
  const map = new Float32Array(width * height);
  const rows = Math.ceil(height / bands / GRID) * GRID;
  for (let top = 0; top < height; top += rows) {
    signal?.throwIfAborted();
    const bottom = Math.min(height, top + rows);
    const [from, to] = [Math.max(0, top - BAND_OVERLAP), Math.min(height, bottom + BAND_OVERLAP)];
    const band = { data: data.subarray(from * width * 4, to * width * 4), width, height: to - from };
    const seen = await run('detection', pictureTensor(band));
    map.set(seen.data.subarray((top - from) * width, (bottom - from) * width), top * width);
  }
  return map;
}

function pictureTensor({ data, width, height }: Picture): Tensor {
  const pixels = width * height;
  const out = new Float32Array(pixels * 3);
  for (let at = 0; at < pixels; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (data[at * 4 + 2 - channel] ?? 0) / 255;
      out[channel * pixels + at] = (value - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
    }
  }
  return { data: out, dims: [1, 3, height, width] };
}

/**
 * The signs of the recogniser that a European or American pack can print. Its alphabet is Chinese and English: of 6,625 signs these are
 * looked at, so that no other takes the place of a Latin one. Wide forms stand for the narrow ones.
 */
const PRINTED =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!"#$%&\'()*+,-./:;<=>?@[]_|~°·•±²³µ®™×–—‘’“”„…‰€£éèàáíóúüäÉÈÀÁÜÖöêëïîôùûçñßøåæœãõìòÇÑ';
const WIDE: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '：': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '％': '%',
  '！': '!',
  '？': '?',
  '＜': '<',
  '＞': '>',
  '－': '-',
  '＋': '+',
  '／': '/',
  '＊': '*',
  '【': '[',
  '】': ']',
  '〈': '<',
  '《': '<',
  '、': ',',
  '－−': '-',
  '−': '-',
  ο: 'o',
};

/** What each class of the recogniser prints, by its number; class 0 is "no sign", the last one a space. Absent: not looked at. */
export function readSigns(alphabet: string): ReadonlyMap<number, string> {
  const signs = new Map<number, string>();
  const lines = alphabet.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  lines.forEach((sign, at) => {
    const printed = WIDE[sign] ?? (sign.length === 1 && PRINTED.includes(sign) ? sign : null);
    if (printed !== null) signs.set(at + 1, printed);
  });
  signs.set(lines.length + 1, ' ');
  return signs;
}

type DecodedLine = { text: string; score: number; positions: number[] };

/**
 * The recogniser's answer → text: at each step the likeliest sign, repeated signs once, "no sign" dropped (greedy CTC).
 *
 * @param share the part of the steps that belongs to the line; the rest is padding
 */
export function decodeLine({ data, dims }: Tensor, signs: ReadonlyMap<number, string>, share: number): DecodedLine {
  const [, steps = 0, classes = 0] = dims;
  const known = [...signs.keys()].filter((sign) => sign < classes);
  const line: { sign: string; score: number; first: number; last: number; known: number }[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const offset = step * classes;
    let best = 0;
    let score = data[offset] ?? 0;
    for (const sign of known) {
      const value = data[offset + sign] ?? 0;
      if (value > score) [best, score] = [sign, value];
    }
    const latest = line.at(-1);
    if (best !== 0 && best === previous && latest !== undefined) {
      latest.last = step;
      latest.score = Math.max(latest.score, score);
    } else if (best !== 0) line.push({ sign: signs.get(best) ?? '', score, first: step, last: step, known: best });
    previous = best;
  }
  const used = Math.max(1, steps * share);
  return {
    text: line.map(({ sign }) => sign).join(''),
    score: line.length === 0 ? 0 : line.reduce((sum, { score }) => sum + score, 0) / line.length,
    positions: line.map(({ first, last }) => Math.min(1, ((first + last) / 2 + 0.5) / used)),
  };
}
