import { sample, times } from '@labelwise/domain/testing';
import { expect, it } from 'vitest';
import { createNodeDecoder } from './node.ts';
import { type FrameOptions, generateFrame } from './testing/generated-frames.ts';

const decoder = await createNodeDecoder();

/** What three looks at a frame show. */
async function lookAt(seed: number, options: FrameOptions): Promise<'read' | 'wrong' | 'unread'> {
  const { frame, gtin } = generateFrame(seed, options);
  for (let look = 0; look < 3; look += 1) {
    const outcome = await decoder.decodeFrame(frame);
    if (outcome.kind === 'product') return outcome.barcode.gtin === gtin ? 'read' : 'wrong';
  }
  return 'unread';
}

async function readShare(count: number, options: FrameOptions): Promise<number> {
  let read = 0;
  for (let seed = 0; seed < count; seed += 1) if ((await lookAt(seed, options)) === 'read') read += 1;
  return read / count;
}

it.each([
  ['EAN-13', 2, 0.75],
  ['EAN-13', 3, 0.97],
  ['EAN-8', 2, 0.75],
  ['EAN-8', 3, 0.97],
  ['UPC-E', 2, 0.75],
  ['UPC-E', 3, 0.97],
] as const)(
  'of codes of %s of %i pixels a module, at any angle, tilted and blurred, it reads at least a share of %f',
  async (format, modulePx, share) => {
    expect(await readShare(times(4, 1000), { format, modulePx })).toBeGreaterThanOrEqual(share);
  },
  3_600_000,
);

it.each([2, 5] as const)(
  'an add-on of %i digits beside the code of a magazine or a book does not hide it',
  async (addOn) => {
    expect(await readShare(times(2, 300), { modulePx: 3, addOn })).toBeGreaterThanOrEqual(0.75);
    expect(await readShare(times(2, 300), { modulePx: 2.2, blurPx: 1.3, addOn })).toBeGreaterThanOrEqual(0.6);
  },
  3_600_000,
);

const SPOILT: readonly Omit<FrameOptions, 'modulePx'>[] = [
  {},
  { damage: 'cut' },
  { damage: 'covered' },
  { isNonsense: true },
  { format: 'EAN-8' },
  { format: 'UPC-E' },
  { format: 'UPC-A' },
  { addOn: 5 },
];

it('reads none wrongly, also where a code is cut, covered or not one at all', async () => {
  const wrong: number[] = [];
  for (let seed = 0; seed < times(8, 30_000); seed += 1) {
    const options = { ...SPOILT[seed % SPOILT.length], modulePx: 1.4 + (seed % 29) / 10 };
    if ((await lookAt(seed, options)) === 'wrong') wrong.push(seed);
  }
  expect(wrong).toEqual([]);
}, 18_000_000);

it('the left half of an EAN-13 whose right half is covered is no UPC-E', async () => {
  for (const addOn of sample([2, 5] as const, 1))
    expect(await lookAt(731_400_429, { modulePx: 3.7, damage: 'covered', addOn })).not.toBe('wrong');
});

it('a part of a code between what covers the rest and its add-on is no UPC-E', async () => {
  for (const modulePx of sample([2, 2.2, 2.5, 3], 1)) {
    expect(await lookAt(500_439, { modulePx, damage: 'covered', addOn: 2 })).not.toBe('wrong');
    expect(await lookAt(500_414, { modulePx, damage: 'covered', addOn: 5 })).not.toBe('wrong');
  }
});
