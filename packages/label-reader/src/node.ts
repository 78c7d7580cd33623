import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ReadLanguage } from '@labelwise/domain/reading';
import { createTesseract, DATA_NAMES, type ListEngine, type TesseractModule } from './engines/tesseract.ts';
import type { Model } from './label-reading.ts';
import { MODEL_FOLDER } from './model-folder.ts';
import { createModels, type Models } from './onnx.ts';

const FILES: Readonly<Record<Model, string>> = { detection: 'ch_PP-OCRv4_det_infer.onnx', recognition: 'ch_PP-OCRv4_rec_infer.onnx' };

/** The models of the installed packages. */
export function createNodeModels(): Models & { alphabet: () => Promise<string> } {
  const wasm = fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  const models = createModels((model) => readFile(join(MODEL_FOLDER, FILES[model])), { wasmBinary: () => readFile(wasm) });
  return { ...models, alphabet: () => readFile(join(MODEL_FOLDER, 'ppocr_keys_v1.txt'), 'utf8') };
}

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
