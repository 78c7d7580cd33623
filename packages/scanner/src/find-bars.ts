import type { Point } from './geometry.ts';
import type { Luminance } from './luminance.ts';

/** A part of the picture that looks like bars side by side. */
export type Bars = {
  center: Point;
  /** Direction across the bars, radians. */
  angle: number;
  /** Extent across the bars, and along them, in pixels. */
  across: number;
  along: number;
};

/** A block is part of a code when most of its change points one way, and there is much of it. */
const MIN_COHERENCE = 0.55;
const MIN_ENERGY = 120;
/** Neighbours belong together up to this difference in direction. */
const MAX_TURN = (15 * Math.PI) / 180;
const MAX_REGIONS = 3;

type Block = { column: number; row: number; structure: Structure; angle: number; taken: boolean };
type Grid = { blocks: readonly Block[]; columns: number; size: number };

/**
 * Finds where codes may be, at any rotation: areas of blocks in which brightness changes one way and
 * strongly. The strongest first.
 */
export function findBars(image: Luminance): Bars[] {
  const grid = gridOf(image);
  const regions = grid.blocks.flatMap((block) => (isBarLike(block) && !block.taken ? [collect(grid, block)] : []));
  return regions
    .filter((region) => region.length >= 3)
    .map((region) => ({ region, weight: sum(region.map(({ structure }) => structure)) }))
    .sort((a, b) => b.weight.xx + b.weight.yy - a.weight.xx - a.weight.yy)
    .slice(0, MAX_REGIONS)
    .map(({ region, weight }) => outline(region, directionAcross(weight), grid.size));
}

function gridOf(image: Luminance): Grid {
  const size = Math.min(32, Math.max(10, Math.round(Math.max(image.width, image.height) / 40)));
  const columns = Math.floor(image.width / size);
  const rows = Math.floor(image.height / size);
  const blocks = Array.from({ length: columns * rows }, (_, at): Block => {
    const column = at % columns;
    const row = Math.floor(at / columns);
    const [left, top] = [column * size, row * size];
    const structure = structureOf(image, { left, top, right: left + size, bottom: top + size });
    return { column, row, structure, angle: directionAcross(structure), taken: false };
  });
  return { blocks, columns, size };
}

function isBarLike({ structure }: Block): boolean {
  return coherence(structure) >= MIN_COHERENCE && energy(structure) >= MIN_ENERGY;
}

/** Grows a region from block to block. A gap of one block is bridged: a wide space, or a gloss. */
function collect(grid: Grid, seed: Block): Block[] {
  seed.taken = true;
  const region = [seed];
  for (const block of region) {
    for (const neighbour of neighbours(grid, block)) {
      if (neighbour.taken || !isBarLike(neighbour) || turn(neighbour.angle, block.angle) > MAX_TURN) continue;
      neighbour.taken = true;
      region.push(neighbour);
    }
  }
  return region;
}

const REACH = 2;

function neighbours({ blocks, columns }: Grid, { column, row }: Block): Block[] {
  const found: Block[] = [];
  const [left, right] = [Math.max(0, column - REACH), Math.min(columns - 1, column + REACH)];
  for (let near = Math.max(0, row - REACH); near <= row + REACH; near += 1) {
    for (let x = left; x <= right; x += 1) {
      const block = blocks[near * columns + x];
      if (block !== undefined) found.push(block);
    }
  }
  return found;
}

/** Between two directions without a sense, 0 to π/2. */
function turn(a: number, b: number): number {
  const difference = Math.abs(a - b) % Math.PI;
  return Math.min(difference, Math.PI - difference);
}

function outline(region: readonly Block[], angle: number, size: number): Bars {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const centers = region.map(({ column, row }) => ({ x: (column + 0.5) * size, y: (row + 0.5) * size }));
  const across = range(centers.map(({ x, y }) => x * cos + y * sin));
  const along = range(centers.map(({ x, y }) => y * cos - x * sin));
  return {
    center: { x: across.middle * cos - along.middle * sin, y: across.middle * sin + along.middle * cos },
    angle,
    across: across.length + size,
    along: along.length + size,
  };
}

function range(values: readonly number[]): { middle: number; length: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, length: high - low };
}

/**
 * How brightness changes in an area: the structure tensor, summed over its pixels. Bars all change it in one direction,
 * text and pictures in many.
 * @source Bigün and Granlund, "Optimal orientation detection of linear symmetry", ICCV 1987
 */
type Structure = { xx: number; yy: number; xy: number; pixels: number };

/** Mean squared change, in squared gray levels a pixel. */
function energy({ xx, yy, pixels }: Structure): number {
  return pixels === 0 ? 0 : (xx + yy) / pixels;
}

/** 1 where all change points one way, 0 where it points everywhere. */
export function coherence({ xx, yy, xy }: Structure): number {
  return xx + yy === 0 ? 0 : Math.hypot(xx - yy, 2 * xy) / (xx + yy);
}

/** Direction across the bars in radians, from -π/2 to π/2: 0 for upright bars. */
export function directionAcross({ xx, yy, xy }: Structure): number {
  return 0.5 * Math.atan2(2 * xy, xx - yy);
}

function sum(parts: readonly Structure[]): Structure {
  return parts.reduce(
    (total, part) => ({ xx: total.xx + part.xx, yy: total.yy + part.yy, xy: total.xy + part.xy, pixels: total.pixels + part.pixels }),
    { xx: 0, yy: 0, xy: 0, pixels: 0 },
  );
}

type Area = { left: number; top: number; right: number; bottom: number };

/** Every second pixel of every second row: bars are longer than that. Pixels of the picture's rim are left out. */
export function structureOf(image: Luminance, area: Area): Structure {
  const { data, width, height } = image;
  const left = Math.max(1, Math.floor(area.left));
  const right = Math.min(width - 1, Math.ceil(area.right));
  const bottom = Math.min(height - 1, Math.ceil(area.bottom));
  let [xx, yy, xy, pixels] = [0, 0, 0, 0];
  for (let y = Math.max(1, Math.floor(area.top)); y < bottom; y += 2) {
    for (let x = left, at = y * width + left; x < right; x += 2, at += 2) {
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      xx += across * across;
      yy += down * down;
      xy += across * down;
      pixels += 1;
    }
  }
  return { xx, yy, xy, pixels };
}
