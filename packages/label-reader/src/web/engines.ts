import type { ReadLanguage } from '@labelwise/domain/reading';
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { createPpocr } from '../engines/ppocr.ts';
import { createTesseract, DATA_NAMES, type ListEngine } from '../engines/tesseract.ts';
import type { Model } from '../label-reading.ts';
import { createModels } from '../onnx.ts';
import type { LabelEngines } from '../read-label.ts';
import { LIST_CORE, LIST_LANGUAGES, TEXT_FILES } from './files.ts';

/** `prepare` loads the models for print before the first picture is there. */
export type WebEngines = LabelEngines & { prepare: () => Promise<void> };

/** Both engines in a browser's worker, from our own origin. The memory of WebAssembly never shrinks: end the worker after a reading. */
export function createWebEngines(): WebEngines {
  const files: Readonly<Record<Model, string>> = { detection: TEXT_FILES.detection.url, recognition: TEXT_FILES.recognition.url };
  const onTheirWay = new Map<string, Promise<Uint8Array>>();
  /** Asks for a file ahead of its use; one that does not come is asked for again then. */
  const askFor = (url: string): void => {
    const coming = bytesOf(url);
    onTheirWay.set(url, coming);
    coming.catch(() => onTheirWay.delete(url));
  };
  const take = (url: string): Promise<Uint8Array> => {
    const coming = onTheirWay.get(url);
    onTheirWay.delete(url);
    return coming ?? bytesOf(url);
  };
  const models = createModels((model) => take(files[model]), { wasmUrl: TEXT_FILES.runtime.url });
  return {
    async prepare() {
      // All of them at once: what is needed last comes while the first is made ready.
      for (const url of [files.detection, files.recognition, TEXT_FILES.alphabet.url]) askFor(url);
      await models.open('detection');
      await models.open('recognition');
    },
    text: {
      async read(picture, options) {
        const alphabet = new TextDecoder().decode(await take(TEXT_FILES.alphabet.url));
        return createPpocr(models.run, alphabet).read(picture, options);
      },
    },
    async lists(language) {
      // One engine at a time: what the first one holds is given back before the second one asks for its own.
      await models.close();
      return openListEngine(language);
    },
  };
}

async function openListEngine(language: ReadLanguage): Promise<ListEngine> {
  const silent = (): void => undefined;
  const [module, data] = await Promise.all([
    loadTesseract({ locateFile: () => LIST_CORE.url, print: silent, printErr: silent }),
    unpacked(LIST_LANGUAGES[language].url),
  ]);
  return createTesseract(module, DATA_NAMES[language], data);
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function bytesOf(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetched(url)).arrayBuffer());
}

/** A host that says `Content-Encoding: gzip` has let the browser unpack the file already: its first bytes tell. */
async function unpacked(url: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await fetched(url)).arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
