import type { ReaderOptions } from 'zxing-wasm/reader';
import { Tally } from '../accept/tally.ts';
import type { Engine } from '../engine/engine.ts';
import { BARCODE_FORMATS } from '../formats.ts';
import type { DecodeOutcome } from '../outcome.ts';
import { optionsFor, RETAIL_OPTIONS } from './pass.ts';

/** Without pixels of our own, other settings of the engine are the second opinion. */
const SETTINGS: readonly (readonly [name: string, options: ReaderOptions])[] = [
  ['plain', optionsFor(BARCODE_FORMATS)],
  ['halved', { ...RETAIL_OPTIONS, downscaleThreshold: 100, downscaleFactor: 2, minLineCount: 3 }],
  ['strict', { ...RETAIL_OPTIONS, tryDownscale: false, tryDenoise: true, minLineCount: 4 }],
];

/** Reads a picture file through the engine alone. */
export async function readFileDirectly(engine: Engine, bytes: Uint8Array): Promise<DecodeOutcome> {
  const tally = new Tally();
  for (const [name, options] of SETTINGS) {
    tally.add(name, await engine.readFile(bytes, options));
    if (tally.candidates.size === 0 || tally.product() !== null) break;
  }
  return tally.outcome();
}
