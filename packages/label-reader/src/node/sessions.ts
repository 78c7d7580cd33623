import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODEL_FOLDER } from '../build/model-folder.ts';
import type { Model } from '../engines/models.ts';
import { createModels, type Models } from '../onnx/models.ts';

const FILES: Readonly<Record<Model, string>> = { detection: 'ch_PP-OCRv4_det_infer.onnx', recognition: 'ch_PP-OCRv4_rec_infer.onnx' };

/** The models of the installed packages. */
export function createNodeModels(): Models & { alphabet: () => Promise<string> } {
  const wasm = fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  const models = createModels((model) => readFile(join(MODEL_FOLDER, FILES[model])), { wasmBinary: () => readFile(wasm) });
  return { ...models, alphabet: () => readFile(join(MODEL_FOLDER, 'ppocr_keys_v1.txt'), 'utf8') };
}
