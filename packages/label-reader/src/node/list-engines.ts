import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ReadLanguage } from '@labelwise/domain/reading';
import { DATA_NAMES } from '../engines/tesseract/data-names.ts';
import { createTesseract, type ListEngine, type TesseractModule } from '../engines/tesseract/tesseract.ts';

const require = createRequire(import.meta.url);

/** Tesseract from the installed packages, one language at a time. */
export async function openNodeListEngine(language: ReadLanguage): Promise<ListEngine> {
  const load: (options: object) => Promise<TesseractModule> = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  const wasmBinary = await readFile(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const silent = (): void => undefined;
  const name = DATA_NAMES[language];
  const packed = await readFile(require.resolve(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`));
  return createTesseract(await load({ wasmBinary, print: silent, printErr: silent }), name, await promisify(gunzip)(packed));
}
