import { describe, expect, it } from 'vitest';
import type { Quad } from '../geometry.ts';
import { isSideways, turnBack, turnPicture, upsideDown } from './line-image.ts';

const rectangle = (left: number, top: number, width: number, height: number): Quad => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

describe('a page that was photographed', () => {
  it('sideways is known by its lines, and one with a few upright words is not', () => {
    const lines = [rectangle(10, 10, 300, 20), rectangle(10, 40, 200, 20), rectangle(10, 70, 250, 20)];
    const turned = lines.map(([{ x, y }, b, c]) => rectangle(y, x, c.y - b.y, b.x - x));
    expect([isSideways(lines), isSideways(turned), isSideways([])]).toEqual([false, true, false]);
    expect(isSideways([...lines, rectangle(400, 0, 20, 300)])).toBe(false);
  });

  it('sideways is turned by a quarter, and each line is found where it was', () => {
    // Two by three, each pixel its own gray.
    const data = Uint8ClampedArray.from([1, 2, 3, 4, 5, 6].flatMap((gray) => [gray, gray, gray, 255]));
    const turned = turnPicture({ data, width: 2, height: 3 });
    expect([turned.width, turned.height]).toEqual([3, 2]);
    expect([0, 1, 2, 3, 4, 5].map((at) => turned.data[at * 4])).toEqual([5, 3, 1, 6, 4, 2]);
    // The pixel in the upper right corner of the turned picture was the first one.
    expect(turnBack(rectangle(2, 0, 1, 1), 3)).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
  });

  it('upside down begins each line at its other end', () => {
    const [a, b, c, d] = rectangle(0, 0, 10, 2);
    expect(upsideDown([a, b, c, d])).toEqual([c, d, a, b]);
  });
});
