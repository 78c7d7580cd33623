import * as ort from 'onnxruntime-web/wasm';
import type { Model, RunModel } from './label-reading.ts';

/** Where the runtime's WebAssembly comes from: its bytes, or an address of our own. */
export type RuntimeSource = { wasmBinary: () => Promise<Uint8Array> } | { wasmUrl: string };

export type Models = {
  run: RunModel;
  /** Loads a model ahead of its first run. */
  open: (model: Model) => Promise<void>;
  /** Gives the models' memory back; that of the runtime ends with its worker. */
  close: () => Promise<void>;
};

/** The models on one thread: more would need headers that shut out pictures of other hosts. Each is loaded at its first run. */
export function createModels(bytesOf: (model: Model) => Promise<Uint8Array>, runtime: RuntimeSource): Models {
  const sessions = new Map<Model, Promise<ort.InferenceSession>>();
  const load = async (model: Model): Promise<ort.InferenceSession> => {
    ort.env.wasm.numThreads = 1;
    if ('wasmUrl' in runtime) ort.env.wasm.wasmPaths = { wasm: runtime.wasmUrl };
    else ort.env.wasm.wasmBinary ??= await runtime.wasmBinary();
    // Lines differ in length: memory laid out for one would be set aside anew for each.
    return ort.InferenceSession.create(await bytesOf(model), {
      executionProviders: ['wasm'],
      enableMemPattern: false,
      enableCpuMemArena: false,
    });
  };
  const sessionOf = (model: Model): Promise<ort.InferenceSession> => {
    const known = sessions.get(model);
    if (known !== undefined) return known;
    const session = load(model);
    sessions.set(model, session);
    // What failed to load is asked for again by the next run.
    session.catch(() => sessions.delete(model));
    return session;
  };
  return {
    async open(model) {
      await sessionOf(model);
    },
    async run(model, { data, dims }) {
      const session = await sessionOf(model);
      const input = new ort.Tensor('float32', data, [...dims]);
      const results = await session.run({ [session.inputNames[0] ?? '']: input });
      const output = results[session.outputNames[0] ?? ''];
      if (!(output?.data instanceof Float32Array)) throw new TypeError(`the model for ${model} gave no numbers`);
      const answer = { data: output.data, dims: output.dims };
      input.dispose();
      return answer;
    },
    async close() {
      for (const session of sessions.values()) await (await session).release();
      sessions.clear();
    },
  };
}
