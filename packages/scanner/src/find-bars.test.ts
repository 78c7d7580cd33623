import { describe, expect, it } from 'vitest';
import { findBars } from './find-bars.ts';
import { drawCode, turnedBy } from './testing/draw-code.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;
/** Between two directions without a sense. */
const turn = (a: number, b: number) => Math.abs(((((a - b) % 180) + 270) % 180) - 90);

describe('findBars', () => {
  it.each([0, 20, 45, 70, 90, 135, 160])('finds a code turned by %i°, its middle and its direction', async (angle) => {
    const picture = turnedBy(await drawCode('EAN13', '3017620422003', 3), -angle);
    const [bars] = findBars(picture);
    expect(bars).toBeDefined();
    expect(turn(degrees(bars?.angle ?? 0), angle)).toBeLessThan(6);
    expect(Math.hypot((bars?.center.x ?? 0) - picture.width / 2, (bars?.center.y ?? 0) - picture.height / 2)).toBeLessThan(20);
    expect(bars?.across).toBeGreaterThan(95 * 3 * 0.9);
  });

  it('finds none on plain paper', () => {
    expect(findBars({ data: new Uint8Array(320 * 240).fill(180), width: 320, height: 240 })).toEqual([]);
  });

  it('finds none in noise, which changes in every direction', () => {
    let state = 1;
    const data = Uint8Array.from({ length: 320 * 240 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
    expect(findBars({ data, width: 320, height: 240 })).toEqual([]);
  });
});
