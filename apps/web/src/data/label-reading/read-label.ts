import { isReadLanguage, type ReadLanguage } from '@labelwise/domain/reading';
import type { LabelProgress, LabelReading } from '@labelwise/label-reader';
import { dropRuntime, holdRuntime } from './held-runtime.ts';
import type { LabelAnswer, LabelRequest } from './label-messages.ts';

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
