import { isReadLanguage, type ReadLanguage } from '@labelwise/domain/reading';
import type { LabelProgress, LabelReading } from '@labelwise/label-reader';
import { LIST_CORE, LIST_LANGUAGES, TEXT_FILES } from '@labelwise/label-reader/web';
import type { LabelAnswer, LabelRequest } from './label-worker.ts';

export type { LabelProgress } from '@labelwise/label-reader';

/** Longest time without a word from the worker: on a slow network the models themselves are on their way. */
const SILENCE_MS = 120_000;

/** A prepared worker that nobody has used for so long gives its memory back. */
const PREPARED_MS = 60_000;

/** Readings that are under way: two workers at once would be too much for many a phone. */
let underWay = 0;
let prepared: { worker: Worker; expiry: ReturnType<typeof setTimeout> } | null = null;

/** Starts the worker of the next reading, which loads the models meanwhile: while the person still frames the photo. Not beside a reading. */
export function prepareReader(): void {
  if (underWay > 0) return;
  if (prepared !== null) {
    clearTimeout(prepared.expiry);
    prepared.expiry = setTimeout(dropReader, PREPARED_MS);
    return;
  }
  const worker = startWorker();
  prepared = { worker, expiry: setTimeout(dropReader, PREPARED_MS) };
  worker.addEventListener('error', () => prepared?.worker === worker && dropReader(), { once: true });
  worker.postMessage({ kind: 'prepare' } satisfies LabelRequest, []);
}

/** Ends a prepared worker that no reading has taken, and gives back what was held for the next one. */
export function dropReader(): void {
  dropRuntime();
  prepared?.worker.terminate();
  takePrepared();
}

function takePrepared(): Worker | null {
  const worker = prepared?.worker ?? null;
  clearTimeout(prepared?.expiry);
  prepared = null;
  return worker;
}

const startWorker = (): Worker => new Worker(new URL('./label-worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a photo in a worker of its own, which is ended with the reading: its memory goes with it, also when `signal` aborts in the middle.
 * @throws DOMException (AbortError) when aborted; Error when it cannot be read here
 */
export async function readLabel(
  pixels: () => Promise<ImageBitmap>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: LabelProgress) => void },
): Promise<LabelReading> {
  signal.throwIfAborted();
  const bitmap = await pixels();
  if (signal.aborted) bitmap.close();
  signal.throwIfAborted();
  const worker = takePrepared() ?? startWorker();
  underWay += 1;
  const settled = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<LabelReading>((resolve, reject) => {
      const heard = () => {
        clearTimeout(silence);
        silence = setTimeout(() => reject(new Error('The reader does not answer')), SILENCE_MS);
      };
      const options = { signal: settled.signal };
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<LabelAnswer>) => {
          heard();
          // With the last line the height of its memory is over.
          if (data.kind === 'progress' && data.progress.step === 'reading' && data.progress.done === data.progress.total) holdRuntime();
          if (data.kind === 'progress') onProgress(data.progress);
          else if (data.kind === 'read') resolve(data.reading);
          else reject(new Error(data.reason));
        },
        options,
      );
      worker.addEventListener('error', () => reject(new Error('The reader could not be started')), options);
      signal.addEventListener('abort', () => reject(signal.reason), options);
      heard();
      worker.postMessage({ kind: 'read', bitmap, language: ownLanguage() } satisfies LabelRequest, [bitmap]);
    });
  } finally {
    clearTimeout(silence);
    settled.abort();
    worker.terminate();
    underWay -= 1;
  }
}

/** The first of the person's languages that is read; English where none is. */
function ownLanguage(): ReadLanguage {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isReadLanguage) ?? 'en';
}

/** How long after the last word of a reading its runtime stays compiled. */
const HELD_MS = 60_000;

let held: { module: Promise<WebAssembly.Module | null>; expiry: ReturnType<typeof setTimeout> } | null = null;

/**
 * Holds what the worker of a reading has compiled, so that the worker of the next one neither compiles nor optimises it anew: that would
 * take four seconds of processor time, and its memory at the height of the reading. Chromium hands compiled code to whoever in a page asks
 * for the same bytes while somebody holds it (measured: `docs/benchmarks.md`, "Labels read from pictures"); another browser would compile a
 * second copy, so nothing is held there. To be called once the worker has the runtime: its file then comes from the browser's cache.
 */
export function holdRuntime(): void {
  if (!('userAgentData' in navigator)) return;
  clearTimeout(held?.expiry);
  held = {
    module: held?.module ?? WebAssembly.compileStreaming(fetch(TEXT_FILES.runtime.url)).catch(() => null),
    expiry: setTimeout(dropRuntime, HELD_MS),
  };
}

/** Gives it back. */
export function dropRuntime(): void {
  clearTimeout(held?.expiry);
  held = null;
}

/** What the reader's files weigh on their way when they are fetched for the first time, with those of one language, in MB. */
export const DOWNLOAD_MB = 22;

type Connection = { readonly saveData?: boolean; readonly type?: string };

/** Whether the files would come over a connection that the person may pay for by size; where browsers do not tell, on every phone. */
export function mayCost(): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? Object(navigator.connection) : undefined;
  if (connection?.saveData === true || connection?.type === 'cellular') return true;
  if (connection?.type !== undefined) return false;
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether the reader's models lie on this device already. */
export async function isReaderStored(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  try {
    const found = await Promise.all(Object.values(TEXT_FILES).map(({ url }) => caches.match(url)));
    return found.every((response) => response !== undefined);
  } catch {
    // A browser that refuses its caches stores nothing.
    return false;
  }
}

/**
 * Erases stored files that are not what they are to be: something on the way may have answered a page of its own in their place, which
 * would be taken for the file for ever. They are fetched again with the next reading.
 */
export async function dropWrongFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const files = [...Object.values(TEXT_FILES), LIST_CORE, ...Object.values(LIST_LANGUAGES)];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url, bytes } of files) {
      const stored = await cache.match(url);
      if (stored !== undefined && (await stored.blob()).size !== bytes) await cache.delete(url);
    }
  }
}
