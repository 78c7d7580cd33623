import type { DecodeOutcome } from '@labelwise/scanner';
import type { Detector, FrameMessage, OutcomeMessage, View } from './detector.ts';

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

/** A worker that was started ahead of its first frame, with nobody to use it yet. */
let spare: Worker | null = null;

/** Starts a worker for the next detector, so that its first frame finds the decoder ready; the answer ends one that nobody took. */
export function warmWorker(): () => void {
  if (typeof Worker === 'function') spare ??= startWorker();
  return () => {
    spare?.terminate();
    spare = null;
  };
}

function takeWorker(): Worker {
  const worker = spare ?? startWorker();
  spare = null;
  return worker;
}

/** Our decoder in a worker: the page never decodes itself. */
export function createWorkerDetector(): Detector {
  let worker: Worker | null = null;
  let turn = 0;
  return {
    async detect(video) {
      const { message, transfer } = await grabFrame(video, viewOf(video.videoWidth, video.videoHeight, (turn += 1)));
      worker ??= takeWorker();
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

type Area = Pick<View, 'left' | 'top' | 'width' | 'height'>;

/** The pixels of a frame that are read in time; a camera may give more. */
const FRAME_PIXELS = 1280 * 720;

/**
 * What is looked at of a picture: all of it where it is small. Of a larger one its middle as sharp as it comes, where people hold a code,
 * and of every third all of it smaller. The decoder changes its ways every second and every fourth frame: so each meets both.
 */
export function viewOf(width: number, height: number, turn: number): View {
  const share = Math.min(1, Math.sqrt(FRAME_PIXELS / (width * height)));
  const middle = middleArea(width, height, share);
  const shown = { shownWidth: middle.width, shownHeight: middle.height };
  return turn % 3 === 0 ? { left: 0, top: 0, width, height, ...shown } : { ...middle, ...shown };
}

/** The middle of a picture: `share` of its width and height. */
function middleArea(width: number, height: number, share: number): Area {
  const inner = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  return { left: Math.floor((width - inner.width) / 2), top: Math.floor((height - inner.height) / 2), ...inner };
}

/** The video's own picture, which is neither drawn nor copied here; `null` where the browser does not give it away. */
function pictureOf(video: HTMLVideoElement): VideoFrame | null {
  try {
    return typeof VideoFrame === 'function' && typeof OffscreenCanvas === 'function' ? new VideoFrame(video) : null;
  } catch {
    return null;
  }
}

/** The video's present picture, ready to be handed to the worker without a copy. */
async function grabFrame(video: HTMLVideoElement, view: View): Promise<{ message: FrameMessage; transfer: Transferable[] }> {
  const { left, top, width, height, shownWidth, shownHeight } = view;
  const picture = pictureOf(video);
  if (picture !== null) return { message: { picture, view }, transfer: [picture] };
  if (typeof OffscreenCanvas === 'function') {
    const size = { resizeWidth: shownWidth, resizeHeight: shownHeight };
    const bitmap = await createImageBitmap(video, left, top, width, height, shownWidth === width ? {} : size);
    return { message: { bitmap }, transfer: [bitmap] };
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [shownWidth, shownHeight];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas in this browser');
  context.drawImage(video, left, top, width, height, 0, 0, shownWidth, shownHeight);
  const { buffer } = context.getImageData(0, 0, shownWidth, shownHeight).data;
  const frame = { data: new Uint8ClampedArray(buffer), width: shownWidth, height: shownHeight };
  return { message: { frame }, transfer: [buffer] };
}
