import { heightOf, type Quad, widthOf } from '../../geometry.ts';
import { assertPicture, type Picture, resize, sample } from '../../picture.ts';
import type { TextBox } from '../../text-box.ts';
import type { Cancel, ReadOptions, RunModel, Tensor } from '../models.ts';
import { decodeLine } from './decode.ts';
import { cornersOf, regionsOf } from './regions.ts';
import { readSigns } from './signs.ts';

/** Reads the print of a picture, line by line. */
export interface TextEngine {
  read(picture: Picture, options?: ReadOptions): Promise<TextBox[]>;
}

const DETECTION = { threshold: 0.3, minScore: 0.5, unclip: 1.6, minSide: 3 };
/** The detector halves its picture five times. */
const GRID = 32;
/** Long sides of the picture that the detector sees. The larger one is for print that is too small in the other. */
const [NORMAL_SIDE, LARGE_SIDE] = [960, 1280];
/** Lines lower than this, in the detector's picture, are looked for again in a larger one. */
const SMALL_PRINT_PIXELS = 17;
const LINE_HEIGHT = 48;
const MAX_LINE_WIDTH = 2_400;
/** A pack with more lines than this was not cropped; the largest are read. */
const MAX_LINES = 160;

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
      const quads = await findLines(run, picture, signal);
      const boxes: TextBox[] = [];
      for (const [done, quad] of quads.entries()) {
        signal?.throwIfAborted();
        onProgress?.({ step: 'reading', done, total: quads.length });
        const { input, share } = lineTensor(picture, quad);
        const { text, score, positions } = decodeLine(await run('recognition', input), signs, share);
        if (text.trim() !== '') boxes.push({ text, score, quad, positions });
      }
      onProgress?.({ step: 'reading', done: quads.length, total: quads.length });
      return boxes;
    },
  };
}

async function findLines(run: RunModel, picture: Picture, signal: Cancel | undefined): Promise<Quad[]> {
  const first = await detect(run, picture, NORMAL_SIDE);
  const scale = NORMAL_SIDE / Math.max(picture.width, picture.height);
  const heights = first.map(heightOf).toSorted((a, b) => a - b);
  const median = (heights[heights.length >> 1] ?? 0) * scale;
  signal?.throwIfAborted();
  const isSmall = median < SMALL_PRINT_PIXELS && Math.max(picture.width, picture.height) > NORMAL_SIDE;
  const quads = isSmall ? await detect(run, picture, LARGE_SIDE) : first;
  const largest = quads.toSorted((a, b) => widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a)).slice(0, MAX_LINES);
  return largest.toSorted((a, b) => a[0].y - b[0].y);
}

async function detect(run: RunModel, picture: Picture, maxSide: number): Promise<Quad[]> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const onGrid = (side: number): number => Math.max(GRID, Math.round((side * scale) / GRID) * GRID);
  const small = resize(picture, onGrid(picture.width), onGrid(picture.height));
  const map = await run('detection', pictureTensor(small));
  return regionsOf(map.data, small.width, small.height, DETECTION).map((region) =>
    cornersOf(region, picture.width / small.width, picture.height / small.height),
  );
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

/** The line straightened and scaled to the height that the recogniser reads, padded on the right to a multiple of 32. */
function lineTensor(picture: Picture, quad: Quad): { input: Tensor; share: number } {
  const scale = LINE_HEIGHT / Math.max(1, heightOf(quad));
  const width = Math.min(MAX_LINE_WIDTH, Math.max(8, Math.round(widthOf(quad) * scale)));
  const padded = Math.max(64, Math.ceil(width / GRID) * GRID);
  const pixels = padded * LINE_HEIGHT;
  const out = new Float32Array(pixels * 3);
  // A line that shrinks is read at several places a pixel, or thin strokes would fall between them.
  const taps = scale < 0.75 ? 2 : 1;
  const color = new Uint8ClampedArray(4);
  const [a, b, c, d] = quad;
  for (let y = 0; y < LINE_HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0];
      for (let tap = 0; tap < taps * taps; tap += 1) {
        const u = (x + ((tap % taps) + 0.5) / taps) / width;
        const v = (y + (Math.floor(tap / taps) + 0.5) / taps) / LINE_HEIGHT;
        const px = (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v;
        const py = (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v;
        sample(picture, px - 0.5, py - 0.5, color, 0);
        for (let channel = 0; channel < 3; channel += 1) sum[channel] = (sum[channel] ?? 0) + (color[2 - channel] ?? 0);
      }
      for (let channel = 0; channel < 3; channel += 1) {
        out[channel * pixels + y * padded + x] = (sum[channel] ?? 0) / (taps * taps) / 127.5 - 1;
      }
    }
  }
  return { input: { data: out, dims: [1, 3, LINE_HEIGHT, padded] }, share: width / padded };
}
