import type { Point, Quad } from '../geometry.ts';

/** A connected piece of the detector's map: what stands on its edge is enough to lay a rectangle around it. */
type Piece = { edge: Point[]; pixels: number[] };

/**
 * A line of print as the detector saw it: the smallest tilted rectangle around it, and how sure the detector is. `curve` where the line
 * is bent: its middle runs `bow * (t * t - 1 / 3)` below that of the rectangle, t from -1 to 1 along it, and it is `height` high.
 */
export type Region = { center: Point; width: number; height: number; angle: number; score: number; curve: Curve | null };
export type Curve = { bow: number; height: number; rise: number; lower: number };

export type RegionOptions = { threshold: number; minScore: number; unclip: number; minSide: number };

/**
 * From the detector's map (probability that a pixel is print, cores of the lines only) to lines of print, as DB does it: parts that hang
 * together, the smallest rectangle around each, widened by what the map leaves out.
 *
 * @source Liao et al., "Real-time Scene Text Detection with Differentiable Binarization" (2020), section 3.4
 */
export function regionsOf(map: Float32Array, width: number, height: number, options: RegionOptions): Region[] {
  return piecesOf(map, width, height, options.threshold).flatMap((piece) => {
    if (piece.pixels.length < options.minSide * options.minSide) return [];
    const tight = smallestRectangle(hull(piece.edge));
    if (Math.min(tight.width, tight.height) < options.minSide) return [];
    // Of the line's own pixels: a rectangle around a bent line holds much that is not print.
    const score = piece.pixels.reduce((sum, at) => sum + (map[at] ?? 0), 0) / piece.pixels.length;
    if (score < options.minScore) return [];
    const grow = growth(tight.width, tight.height, options.unclip);
    const bent = curveOf(piece.pixels, width, tight);
    const curve = bent === null ? null : { ...bent, height: bent.height + growth(tight.width, bent.height, options.unclip) };
    return [{ ...tight, width: tight.width + grow, height: tight.height + grow, score, curve }];
  });
}

/** The corners in reading order, where a line is never taken to run more steeply than 45 degrees, unless it is clearly upright. */
export function cornersOf(
  { center, width, height, angle }: Pick<Region, 'center' | 'width' | 'height' | 'angle'>,
  scaleX: number,
  scaleY: number,
): Quad {
  const [ux, uy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
  const [vx, vy] = [(-Math.sin(angle) * height) / 2, (Math.cos(angle) * height) / 2];
  const at = (right: number, down: number): Point => ({
    x: (center.x + right * ux + down * vx) * scaleX,
    y: (center.y + right * uy + down * vy) * scaleY,
  });
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

function piecesOf(map: Float32Array, width: number, height: number, threshold: number): Piece[] {
  const isOpen = new Uint8Array(width * height);
  for (let at = 0; at < isOpen.length; at += 1) isOpen[at] = (map[at] ?? 0) > threshold ? 1 : 0;
  const pieces: Piece[] = [];
  const stack: number[] = [];
  for (let start = 0; start < isOpen.length; start += 1) {
    if (isOpen[start] !== 1) continue;
    const piece: Piece = { edge: [], pixels: [] };
    isOpen[start] = 2;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.pixels.push(at);
      let isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (isOpen[next] === 0) isEdge = true;
          if (isOpen[next] !== 1) continue;
          isOpen[next] = 2;
          stack.push(next);
        }
      }
      if (isEdge) piece.edge.push({ x, y });
    }
    pieces.push(piece);
  }
  return pieces;
}

/** Andrew's monotone chain. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turns(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turns(a: Point | undefined, b: Point | undefined, c: Point): number {
  return a === undefined || b === undefined ? 0 : (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

type Rectangle = Omit<Region, 'score' | 'curve'>;

/** One side of the smallest rectangle lies on a side of the hull. */
function smallestRectangle(corners: readonly Point[]): Rectangle {
  let best: Rectangle | null = null;
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const rectangle = rectangleAlong(corners, Math.atan2(to.y - from.y, to.x - from.x));
    if (best === null || rectangle.width * rectangle.height < best.width * best.height) best = rectangle;
  });
  return upright(best ?? rectangleAlong(corners, 0));
}

function rectangleAlong(corners: readonly Point[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    [left, right, top, bottom] = [Math.min(left, u), Math.max(right, u), Math.min(top, v), Math.max(bottom, v)];
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return { center: { x: u * cos - v * sin, y: u * sin + v * cos }, width: right - left + 1, height: bottom - top + 1, angle };
}

/** Turned by quarters until the angle lies within 45 degrees of level. */
function upright(rectangle: Rectangle): Rectangle {
  const quarter = Math.PI / 2;
  const turned = Math.round(rectangle.angle / quarter);
  const angle = rectangle.angle - turned * quarter;
  const { width, height } = rectangle;
  return turned % 2 === 0 ? { ...rectangle, angle } : { ...rectangle, angle, width: height, height: width };
}

const growth = (width: number, height: number, unclip: number): number => (width * height * unclip) / (width + height);

/** A bow smaller than this share of the height is none. */
const STRAIGHT = 0.12;
/** Shorter pieces, in heights, have no shape to speak of. */
const MIN_LENGTH = 5;

/** A parabola through the middle of a line, by least squares over its pixels; `null` where it is straight. */
function curveOf(pixels: readonly number[], mapWidth: number, { center, width, height, angle }: Rectangle): Curve | null {
  if (width < MIN_LENGTH * height) return null;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const places = pixels.map((at) => {
    const [x, y] = [(at % mapWidth) - center.x, Math.floor(at / mapWidth) - center.y];
    return { t: (2 * (x * cos + y * sin)) / width, v: y * cos - x * sin };
  });
  const mean = (of: (place: { t: number; v: number }) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  // Legendre's polynomials are nearly independent over an even line, so each coefficient is a mean.
  const lower = mean(({ v }) => v);
  const rise = 3 * mean(({ t, v }) => (v - lower) * t);
  const shape = (t: number): number => t * t - 1 / 3;
  const bow =
    mean(({ t, v }) => (v - lower - rise * t) * shape(t)) /
    Math.max(
      0.02,
      mean(({ t }) => shape(t) ** 2),
    );
  const spread = mean(({ t, v }) => (v - lower - rise * t - bow * shape(t)) ** 2);
  const thick = Math.sqrt(12 * spread);
  return Math.abs(bow) < STRAIGHT * thick ? null : { bow, height: thick, rise, lower };
}
