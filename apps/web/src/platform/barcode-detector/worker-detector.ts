import type { DecodeOutcome } from '@labelwise/scanner';
import type { Detector } from './detector.ts';
import { grabFrame } from './grab-frame.ts';
import type { OutcomeMessage } from './messages.ts';

/** Our decoder in a worker, which is started with the first frame: the page never decodes itself. */
export function createWorkerDetector(crop: number): Detector {
  let worker: Worker | null = null;
  return {
    async detect(video) {
      const { message, transfer } = await grabFrame(video, crop);
      worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
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
    worker.addEventListener('message', ({ data }: MessageEvent<OutcomeMessage>) => {
      settled.abort();
      if ('outcome' in data) resolve(data.outcome);
      else reject(new Error(data.error));
    }, { signal });
    worker.addEventListener('error', () => {
      settled.abort();
      reject(new Error('The scanner could not be started'));
    }, { signal });
    worker.postMessage(message, transfer);
  });
}
