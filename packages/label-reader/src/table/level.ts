import { angleOf, centerOf, heightOf, type Point, type Quad, widthOf } from '../geometry.ts';

/** A place on the flat page: `u` along the lines of print, `v` from line to line. Unit: pixels of the picture, near its middle. */
export type PagePlace = { u: number; v: number };
export type Level = {
  place: (point: Point) => PagePlace;
  /** The way back: where a place of the level page stands in the picture. */
  find: (u: number, v: number) => Point;
  lineHeight: number;
  angle: number;
};

/**
 * The page made level: pictures are tilted, photographed from the side (lines fan out) and bent (cans, bottles). The slope of the print is
 * taken to be `a + b·x + c·y + d·x·y + e·x²` and fitted to the lines' own slopes, long ones first in weight; walking along it to the middle
 * of the picture gives each place its line. Without this no row of a table is found on a bent pack.
 */
export function levelOf(quads: readonly Quad[]): Level {
  const heights = quads.map(heightOf).toSorted((a, b) => a - b);
  const lineHeight = heights[heights.length >> 1] ?? 1;
  const angle = mainAngle(quads);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = ({ x, y }: Point): Point => ({ x: x * cos + y * sin, y: y * cos - x * sin });
  const lines = quads.map((quad) => ({
    ...turned(centerOf(quad)),
    slope: Math.tan(angleOf(quad) - angle),
    length: widthOf(quad),
    height: heightOf(quad),
  }));
  const [minX, maxX] = [Math.min(...lines.map(({ x }) => x)), Math.max(...lines.map(({ x }) => x))];
  const [minY, maxY] = [Math.min(...lines.map(({ y }) => y)), Math.max(...lines.map(({ y }) => y))];
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const reach = Math.max(1, maxX - minX, maxY - minY) / 2;
  const scaled = lines
    .filter(({ length, height }) => length > 2.5 * height)
    .map(({ x, y, slope, length, height }) => ({
      x: (x - middle.x) / reach,
      y: (y - middle.y) / reach,
      slope,
      weight: (Math.min(length, 20 * height) / height) ** 2,
    }));
  const [a, b, c, d] = fitSlopes(scaled);
  /** The slope integrated from the middle to here: how far a line has risen, and how much more for each line farther down. */
  const bendAt = (x: number): { rise: number; fan: number } => {
    const px = (x - middle.x) / reach;
    return { rise: a * px + (b * px * px) / 2, fan: c * px + (d * px * px) / 2 };
  };
  return {
    lineHeight,
    angle,
    place(point) {
      const { x, y } = turned(point);
      const { rise, fan } = bendAt(x);
      const py = (y - middle.y) / reach;
      return { u: x, v: (py - rise - fan * (py - rise)) * reach + middle.y };
    },
    find(u, v) {
      const { rise, fan } = bendAt(u);
      const y = (rise + (v - middle.y) / reach / (1 - fan)) * reach + middle.y;
      return { x: u * cos - y * sin, y: u * sin + y * cos };
    },
  };
}

/** The median slope of the print, each line counted by its length. */
function mainAngle(quads: readonly Quad[]): number {
  const sorted = quads
    .map((quad) => ({ angle: angleOf(quad), weight: widthOf(quad) ** 2 / heightOf(quad) }))
    .toSorted((a, b) => a.angle - b.angle);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { angle, weight } of sorted) {
    sum += weight;
    if (sum >= half) return angle;
  }
  return 0;
}

type Slope = { x: number; y: number; slope: number; weight: number };

/** Weighted least squares, damped so that few lines bend nothing, and repeated with what does not fit counted less. */
function fitSlopes(lines: readonly Slope[]): readonly [number, number, number, number] {
  let fit: readonly [number, number, number, number] = [0, 0, 0, 0];
  if (lines.length < 3) return fit;
  for (let round = 0; round < 5; round += 1) {
    const rows = lines.map(({ x, y, slope, weight }) => {
      const miss = slope - (fit[0] + fit[1] * x + fit[2] * y + fit[3] * x * y);
      const share = round === 0 ? 1 : 1 / (1 + (miss / 0.015) ** 2);
      return { terms: [1, x, y, x * y], slope, weight: weight * share };
    });
    const total = rows.reduce((sum, { weight }) => sum + weight, 0);
    fit = solve(rows, total * 0.004);
  }
  return fit;
}

function solve(
  rows: readonly { terms: number[]; slope: number; weight: number }[],
  damping: number,
): readonly [number, number, number, number] {
  const matrix = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) => {
      const sum = rows.reduce((total, { terms, slope, weight }) => {
        const right = column === 4 ? slope : (terms[column] ?? 0);
        return total + weight * (terms[row] ?? 0) * right;
      }, 0);
      return row === column && row > 0 ? sum + damping : sum;
    }),
  );
  for (let pivot = 0; pivot < 4; pivot += 1) {
    const head = matrix[pivot];
    if (head === undefined) continue;
    const divisor = head[pivot] || 1e-9;
    for (let column = pivot; column < 5; column += 1) head[column] = (head[column] ?? 0) / divisor;
    for (let row = 0; row < 4; row += 1) {
      const line = matrix[row];
      if (row === pivot || line === undefined) continue;
      const factor = line[pivot] ?? 0;
      for (let column = pivot; column < 5; column += 1) line[column] = (line[column] ?? 0) - factor * (head[column] ?? 0);
    }
  }
  return [matrix[0]?.[4] ?? 0, matrix[1]?.[4] ?? 0, matrix[2]?.[4] ?? 0, matrix[3]?.[4] ?? 0];
}
