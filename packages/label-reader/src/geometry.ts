export type Point = { readonly x: number; readonly y: number };

/** A piece of a picture, in its pixels: top left, top right, bottom right, bottom left as the print reads, so that it may be tilted. */
export type Quad = readonly [Point, Point, Point, Point];

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
export const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

export const widthOf = ([a, b, c, d]: Quad): number => (distance(a, b) + distance(d, c)) / 2;
export const heightOf = ([a, b, c, d]: Quad): number => (distance(a, d) + distance(b, c)) / 2;
export const centerOf = ([a, b, c, d]: Quad): Point => ({ x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 });

/** The slope of the print: pixels down for each pixel to the right, as an angle in radians. */
export function angleOf([a, b, c, d]: Quad): number {
  return Math.atan2(b.y - a.y + (c.y - d.y), b.x - a.x + (c.x - d.x));
}

/** The part of a line of print from one share of its length to another. */
export function sliceOf([a, b, c, d]: Quad, from: number, to: number): Quad {
  return [between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)];
}

/** The smallest piece, tilted as the first is, that holds all of them. */
export function hullOf(quads: readonly [Quad, ...Quad[]]): Quad {
  const angle = angleOf(quads[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of quads.flat()) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    [left, right, top, bottom] = [Math.min(left, u), Math.max(right, u), Math.min(top, v), Math.max(bottom, v)];
  }
  const at = (u: number, v: number): Point => ({ x: u * cos - v * sin, y: u * sin + v * cos });
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

/** One piece of text that an engine found in a picture. */
export type TextBox = {
  text: string;
  /** How sure the engine is of its signs, 0 to 1. */
  score: number;
  quad: Quad;
  /** Where each sign of `text` stands, as a share of the piece's length; signs are taken to be equally wide where an engine cannot say. */
  positions?: readonly number[];
};
