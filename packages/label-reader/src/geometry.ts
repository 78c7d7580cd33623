export type Point = { readonly x: number; readonly y: number };

/** A piece of a picture, in its pixels: top left, top right, bottom right, bottom left as the print reads, so that it may be tilted. */
export type Quad = readonly [Point, Point, Point, Point];

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const widthOf = ([a, b, c, d]: Quad): number => (distance(a, b) + distance(d, c)) / 2;
export const heightOf = ([a, b, c, d]: Quad): number => (distance(a, d) + distance(b, c)) / 2;
export const centerOf = ([a, b, c, d]: Quad): Point => ({ x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 });

/** The slope of the print: pixels down for each pixel to the right, as an angle in radians. */
export function angleOf([a, b, c, d]: Quad): number {
  return Math.atan2(b.y - a.y + (c.y - d.y), b.x - a.x + (c.x - d.x));
}
