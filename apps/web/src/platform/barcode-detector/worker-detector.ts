import type { DecodeOutcome } from '@labelwise/scanner';
import type { Detector } from './detector.ts';
import { grabFrame } from './grab-frame.ts';
import type { FrameMessage, OutcomeMessage } from './messages.ts';

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** What our decoder reads in one photo, in a worker of its own. @throws when it cannot be started or the photo is none */
export async function readPhoto(photo: Blob): Promise<DecodeOutcome> {
  const bitmap = await createImageBitmap(photo);
  const worker = startWorker();
  try {
    return await ask(worker, { bitmap, photo: true } satisfies FrameMessage, [bitmap]);
  } finally {
    worker.terminate();
  }
}

/** Our decoder in a worker, which is started with the first frame: the page never decodes itself. */
export function createWorkerDetector(crop: number): Detector {
  let worker: Worker | null = null;
  return {
    async detect(video) {
      const { message, transfer } = await grabFrame(video, crop);
      worker ??= startWorker();
      return ask(worker, message, transfer);
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}

/** One question at a time, so the next message is the answer. */
function ask(worker: Worker, message: unknown, transfer: Transferable[]): Promise<DecodeOutcome> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const { signal } = settled;
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<OutcomeMessage>) => {
        settled.abort();
        if ('outcome' in data) resolve(data.outcome);
        else reject(new Error(data.error));
      },
      { signal },
    );
    worker.addEventListener(
      'error',
      () => {
        settled.abort();
        reject(new Error('The scanner could not be started'));
      },
      { signal },
    );
    worker.postMessage(message, transfer);
  });
}
