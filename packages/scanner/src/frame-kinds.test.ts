import { times } from '@labelwise/domain/testing';
import { expect, it } from 'vitest';
import { createFrameReader } from './decoder.ts';
import { createEngine } from './engine.ts';
import { wasmBytes } from './node.ts';
import { FRAME_KINDS, frameOf } from './testing/frame-kinds.ts';

const engine = await createEngine({ wasmBinary: await wasmBytes('zxing-wasm/reader/zxing_reader.wasm') });

/** What five looks at a frame of a kind show, as at a new place. */
async function lookAt(name: string, seed: number, modulePx: number): Promise<'right' | 'wrong' | 'unread'> {
  const kind = FRAME_KINDS.find((known) => known.name === name);
  if (kind === undefined) throw new Error(`no kind "${name}"`);
  const { frame, right } = await frameOf(kind, seed, modulePx);
  const read = createFrameReader(engine);
  for (let look = 0; look < 5; look += 1) {
    const outcome = await read(frame);
    if (outcome.kind === 'product') return right.includes(outcome.barcode.gtin) ? 'right' : 'wrong';
  }
  return 'unread';
}

it.each([
  [3008, 3],
  [3009, 4],
  [3031, 2],
  [3057, 2.5],
  [3099, 4],
  [90_008_907, 2],
  [90_008_907, 2.5],
])('bars of a short code that more bars follow are a part of a longer one (%i, %f pixels a module)', async (seed, modulePx) => {
  expect(await lookAt('a short code within bars', seed, modulePx)).toBe('unread');
});

it.each([
  [90_001_641, 3],
  [90_002_601, 3],
  [90_013_401, 4],
])(
  'what lies on a digit makes no other number of it, also where the check digit holds (%i, %i pixels a module)',
  async (seed, modulePx) => {
    expect(await lookAt('a strip of another code on it', seed, modulePx)).toBe('unread');
  },
);

it('a short code with a line beside it is read all the same', async () => {
  let read = 0;
  for (let seed = 0; seed < times(3, 300); seed += 1) {
    if ((await lookAt('a short code with a line beside it', seed, 3)) === 'right') read += 1;
  }
  expect(read).toBeGreaterThanOrEqual(times(2, 240));
}, 3_600_000);

it('of nothing that a camera may see another number is read than the one that is there', async () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < times(8, 30_000); seed += 1) {
    const { name } = FRAME_KINDS[(seed * 7) % FRAME_KINDS.length] ?? { name: '' };
    const modulePx = 1.5 + (seed % 26) / 10;
    if ((await lookAt(name, seed, modulePx)) === 'wrong') wrong.push(`${name} ${seed} ${modulePx}`);
  }
  expect(wrong).toEqual([]);
}, 18_000_000);
