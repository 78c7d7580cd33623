import { heightOf, type Point, type Quad, widthOf } from '../../geometry.ts';
import type { Picture } from '../../picture.ts';

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
