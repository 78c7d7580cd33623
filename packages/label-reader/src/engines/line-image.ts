import { heightOf, type Point, type Quad, widthOf } from '../geometry.ts';
import type { Tensor } from '../label-reading.ts';
import { type Picture, sample } from '../picture.ts';

/** The height at which the recogniser reads. */
const LINE_HEIGHT = 48;
const MAX_LINE_WIDTH = 6_000;
/** Longer parts are cut, at a gap if there is one. */
const MAX_PART_WIDTH = 640;
const GRID = 32;

/** A line of print made straight, as the recogniser takes it: three channels one after the other, -1 to 1. */
export type LineImage = { data: Float32Array; width: number };

/** `bow`: how far the middle of a bent line runs below that of its corners, in heights, times `t * t - 1 / 3` (see `Region`). */
export function lineImage(picture: Picture, quad: Quad, bow = 0): LineImage {
  const scale = LINE_HEIGHT / Math.max(1, heightOf(quad));
  const width = Math.min(MAX_LINE_WIDTH, Math.max(8, Math.round(widthOf(quad) * scale)));
  const pixels = width * LINE_HEIGHT;
  const data = new Float32Array(pixels * 3);
  // A line that shrinks is read at several places a pixel, or thin strokes would fall between them.
  const taps = scale < 0.75 ? 2 : 1;
  const color = new Uint8ClampedArray(4);
  const [a, b, c, d] = quad;
  for (let y = 0; y < LINE_HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [blue, green, red] = [0, 0, 0];
      for (let tap = 0; tap < taps * taps; tap += 1) {
        const u = (x + ((tap % taps) + 0.5) / taps) / width;
        const t = 2 * u - 1;
        const v = (y + (Math.floor(tap / taps) + 0.5) / taps) / LINE_HEIGHT + bow * (t * t - 1 / 3);
        const px = (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v;
        const py = (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v;
        sample(picture, px - 0.5, py - 0.5, color, 0);
        blue += color[2] ?? 0;
        green += color[1] ?? 0;
        red += color[0] ?? 0;
      }
      const at = y * width + x;
      const weight = 1 / (taps * taps * 127.5);
      data[at] = blue * weight - 1;
      data[pixels + at] = green * weight - 1;
      data[2 * pixels + at] = red * weight - 1;
    }
  }
  return { data, width };
}

/** Where the parts of a line begin: at its start, and in the widest gaps nearest to even parts. */
export function cutLine({ data, width }: LineImage): number[] {
  const count = Math.ceil(width / MAX_PART_WIDTH);
  if (count < 2) return [0];
  const ink = inkOf(data, width);
  const even = width / count;
  const reach = Math.round(even / 3);
  const cuts = [0];
  for (let part = 1; part < count; part += 1) cuts.push(emptiest(ink, Math.round(part * even), reach));
  return cuts;
}

/** How much each column differs from top to bottom, spread over its neighbours: low where a gap is. */
function inkOf(data: Float32Array, width: number): Float32Array {
  const ink = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    let [low, high] = [1, -1];
    for (let y = 4; y < LINE_HEIGHT - 4; y += 1) {
      const value = data[width * LINE_HEIGHT + y * width + x] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    ink[x] = high - low;
  }
  return ink;
}

function emptiest(ink: Float32Array, middle: number, reach: number): number {
  let [best, least] = [middle, Infinity];
  for (let x = middle - reach; x <= middle + reach; x += 1) {
    let sum = 0;
    for (let near = -6; near <= 6; near += 1) sum += ink[x + near] ?? 2;
    const cost = sum + (2 * Math.abs(x - middle)) / reach;
    if (cost < least) [best, least] = [x, cost];
  }
  return best;
}

/** A part of the line, padded on the right to a multiple of 32. */
export function lineTensor({ data, width }: LineImage, from: number, to: number): { input: Tensor; share: number } {
  const padded = Math.max(64, Math.ceil((to - from) / GRID) * GRID);
  const pixels = padded * LINE_HEIGHT;
  const out = new Float32Array(pixels * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let y = 0; y < LINE_HEIGHT; y += 1) {
      const start = channel * width * LINE_HEIGHT + y * width;
      out.set(data.subarray(start + from, start + to), channel * pixels + y * padded);
    }
  }
  return { input: { data: out, dims: [1, 3, LINE_HEIGHT, padded] }, share: (to - from) / padded };
}

/** Shares of the lines' lengths that run up or down the picture from which on the page lies on its side. */
const SIDEWAYS_SHARE = 0.6;

/** Whether most of the print runs from top to bottom: the page was photographed sideways, and nothing in the file says so. */
export function isSideways(quads: readonly Quad[]): boolean {
  const lengths = quads.map((quad) => ({ tall: heightOf(quad), wide: widthOf(quad) }));
  const upright = lengths.reduce((sum, { tall, wide }) => sum + (tall > wide ? tall : 0), 0);
  const all = lengths.reduce((sum, { tall, wide }) => sum + Math.max(tall, wide), 0);
  return upright > SIDEWAYS_SHARE * all;
}

/** A quarter clockwise. */
export function turnPicture({ data, width, height }: Picture): Picture {
  const from = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  const to = new Uint32Array(from.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0;
  }
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width };
}

/** Where a line of the turned picture stands in the picture as it was; its corners go on in the order in which it reads. */
export function turnBack([a, b, c, d]: Quad, height: number): Quad {
  const back = ({ x, y }: Point): Point => ({ x: y, y: height - x });
  return [back(a), back(b), back(c), back(d)];
}

/** The same line read from its other end, upside down. */
export const upsideDown = ([a, b, c, d]: Quad): Quad => [c, d, a, b];
