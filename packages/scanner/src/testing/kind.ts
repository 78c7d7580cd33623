/** What the kinds of generated frames are made with. */
import type { RetailFormat } from '../formats.ts';
import { modulesOf } from '../grey/templates.ts';
import { type FrameOptions, randomGtin } from './generated-frames.ts';
import { numberOfBars } from './number-of-bars.ts';

export type Random = () => number;
export type Scene = { options: Omit<FrameOptions, 'modulePx'>; right?: readonly string[]; modules?: number };
export type FrameKind = { name: string; isReadable: boolean; scene(random: Random): Scene | Promise<Scene> };

export const within = (random: Random, low: number, high: number): number => low + (high - low) * random();
export const integer = (random: Random, low: number, high: number): number => Math.floor(within(random, low, high + 1));
export const oneOf = <const T>(random: Random, items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
export const digits = (random: Random, count: number): string => Array.from({ length: count }, () => integer(random, 0, 9)).join('');
export const mirrored = (bars: string): string => [...bars].reverse().join('');

export const RETAIL = ['EAN-13', 'UPC-A', 'EAN-8', 'UPC-E'] as const;
const LONG = ['EAN-13', 'UPC-A'] as const;

export type Printed = { bars: string; gtin: string };

export function printed(random: Random, formats: readonly [RetailFormat, ...RetailFormat[]] = LONG): Printed {
  const format = oneOf(random, formats);
  const gtin = randomGtin(format, random);
  return { bars: modulesOf(format, gtin), gtin };
}

/**
 * Bars that were made of those of a code. The number of that code is right where it can still be read, and where the bars are those of
 * another whole code after all, that one's.
 */
export function spoilt(name: string, make: (random: Random) => { bars: string; of?: Printed }): FrameKind {
  return {
    name,
    isReadable: false,
    scene(random) {
      const { bars, of } = make(random);
      return { options: { bars }, right: [of?.gtin ?? [], numberOfBars(bars) ?? []].flat(), modules: bars.length };
    },
  };
}
