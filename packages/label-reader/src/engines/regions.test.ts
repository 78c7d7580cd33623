import { describe, expect, it } from 'vitest';
import { angleOf, centerOf, heightOf, widthOf } from '../geometry.ts';
import { cornersOf, regionsOf } from './regions.ts';

const OPTIONS = { threshold: 0.3, minScore: 0.5, unclip: 1.6, minSide: 3 };

/** A map with one bright bar of 60 by 8, turned by `angle` around the middle. */
function barMap(angle: number, size = 128): Float32Array {
  const map = new Float32Array(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [dx, dy] = [x - size / 2, y - size / 2];
      const [u, v] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)];
      map[y * size + x] = Math.abs(u) <= 30 && Math.abs(v) <= 4 ? 0.9 : 0.01;
    }
  }
  return map;
}

describe('lines of print in the map of the detector', () => {
  it.each([0, 0.1, -0.1, 0.4, -0.4])('a bar turned by %f is found with its tilt, its middle and its margin', (angle) => {
    const [region, ...others] = regionsOf(barMap(angle), 128, 128, OPTIONS);
    expect(others).toEqual([]);
    if (region === undefined) throw new Error('no region');
    const quad = cornersOf(region, 2, 2);
    expect(angleOf(quad)).toBeCloseTo(angle, 1);
    expect(Math.abs(centerOf(quad).x - 128)).toBeLessThan(4);
    expect(Math.abs(centerOf(quad).y - 128)).toBeLessThan(4);
    expect(widthOf(quad)).toBeGreaterThan(130);
    expect(heightOf(quad)).toBeGreaterThan(24);
  });

  it('specks and faint places are no lines', () => {
    const map = barMap(0).map((value) => value * 0.4);
    map[5] = 1;
    expect(regionsOf(map, 128, 128, OPTIONS)).toEqual([]);
  });

  it('an empty map has none', () => {
    expect(regionsOf(new Float32Array(64 * 64), 64, 64, OPTIONS)).toEqual([]);
  });
});
