import type { DecodeOutcome } from '@labelwise/scanner';
import type { Detector, FrameMessage, OutcomeMessage } from './detector.ts';

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

type Area = { left: number; top: number; width: number; height: number };

/** The middle of a picture: `share` of its width and height. */
export function middleArea(width: number, height: number, share: number): Area {
  const inner = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  return { left: Math.floor((width - inner.width) / 2), top: Math.floor((height - inner.height) / 2), ...inner };
}

/** The video's present picture, ready to be handed to the worker without a copy. */
async function grabFrame(video: HTMLVideoElement, crop: number): Promise<{ message: FrameMessage; transfer: Transferable[] }> {
  const { left, top, width, height } = middleArea(video.videoWidth, video.videoHeight, crop);
  if (typeof OffscreenCanvas === 'function') {
    const bitmap = await createImageBitmap(video, left, top, width, height);
    return { message: { bitmap }, transfer: [bitmap] };
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas in this browser');
  context.drawImage(video, left, top, width, height, 0, 0, width, height);
  const { buffer } = context.getImageData(0, 0, width, height).data;
  return { message: { frame: { data: new Uint8ClampedArray(buffer), width, height } }, transfer: [buffer] };
}
