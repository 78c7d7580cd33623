import { sample } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { findBars } from '../find-bars.ts';
import { type FrameOptions, generateFrame } from '../testing/generated-frames.ts';
import { type GreyFormat, QUICK, readGrey, readGreyPart } from './read-grey.ts';
import { LEFT_SYMBOLS, modulesOf, shortModules } from './templates.ts';

function read(seed: number, options: FrameOptions, format: GreyFormat = 'EAN-13'): { read: string | null; printed: string | null } {
  const { frame, gtin } = generateFrame(seed, { width: 400, height: 300, ...options });
  const [bars] = findBars(frame);
  return { read: bars === undefined ? null : (readGrey(frame, bars, [format], QUICK)?.gtin ?? null), printed: gtin };
}

const SEEDS = sample([1, 2, 3, 4, 5, 6], 2);

describe('gray levels of bars', () => {
  it.each([0, 30, 90, 145, 180, 250])('give the number of a code whose bars run into each other, turned by %i°', (degrees) => {
    const { read: found, printed } = read(7, { modulePx: 2, blurPx: 1.6, degrees });
    expect(found).toBe(printed);
  });

  it.each(['EAN-8', 'UPC-E'] as const)('give a short code too: %s, also upside down', (format) => {
    for (const degrees of [20, 200]) {
      const { read: found, printed } = read(3, { modulePx: 2.4, blurPx: 1.2, format, degrees }, format);
      expect(found).toBe(printed);
    }
  });

  it('give no UPC-E where its check digit is wrong, its number system is another, or it is the half of a longer code', () => {
    const [digits, sum] = [[1, 2, 3, 4, 5, 6], 5];
    expect(shortModules([...digits, sum])).toBe(modulesOf('UPC-E', '0012345000065'));
    const half = modulesOf('EAN-13', '3017620422003').slice(0, 45);
    const otherSystem = `101${[...[1, 2, 3, 4, 5, 6].entries()].map(([at, digit]) => LEFT_SYMBOLS[digit + (at < 3 ? 0 : 10)]).join('')}010101`;
    for (const bars of [shortModules([...digits, sum + 1]), otherSystem, `${half}01010`, `${half}010101`]) {
      for (const seed of SEEDS) expect(read(seed, { modulePx: 3, blurPx: 0.8, bars }, 'UPC-E').read).toBeNull();
    }
  });

  it('are read in a few parts, of which each is over before the next frame, and begin anew then', () => {
    for (const options of [{ isNonsense: true }, { damage: 'covered' }, { addOn: 5, isNonsense: true }] as const) {
      const { frame } = generateFrame(11, { modulePx: 3, ...options });
      const [bars] = findBars(frame);
      if (bars === undefined) throw new Error('no bars in the frame');
      const parts = [0];
      do parts.push(readGreyPart(frame, bars, parts.at(-1) ?? 0).next);
      while (parts.at(-1) !== 0);
      expect(parts.length).toBeLessThanOrEqual(5);
      expect(parts.slice(0, -1)).toEqual([...new Set(parts.slice(0, -1))].sort((a, b) => a - b));
    }
  });

  it('give no number where the bars are no code, or another one', () => {
    for (const seed of SEEDS) {
      expect(read(seed, { modulePx: 2, isNonsense: true }).read).toBeNull();
      expect(read(seed, { modulePx: 2, format: 'UPC-E' }).read).toBeNull();
      expect(read(seed, { modulePx: 2, format: 'EAN-8' }).read).toBeNull();
      expect(read(seed, { modulePx: 2 }, 'EAN-8').read).toBeNull();
      expect(read(seed, { modulePx: 2 }, 'UPC-E').read).toBeNull();
      expect(read(seed, { modulePx: 2, format: 'EAN-8' }, 'UPC-E').read).toBeNull();
    }
  });

  it('give no other number where part of the code is hidden', () => {
    for (const seed of SEEDS) {
      const { read: found, printed } = read(seed, { modulePx: 2, damage: 'covered' });
      expect([null, printed]).toContain(found);
    }
  });
});
