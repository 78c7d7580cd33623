import { parentPort } from 'node:worker_threads';
import { createNodeDecoder } from '@labelwise/scanner/node';
import { answerJobs } from '../../lib/thread.ts';
import type { Answer, Job } from './barcode-decoder.ts';

/** Runs in a thread of its own: untrusted pictures are unpacked and read here alone. */
const decoder = createNodeDecoder();

answerJobs(parentPort, async ({ bytes, isLarge }: Job): Promise<Answer> => {
  try {
    return { result: await (await decoder).decodeImage(bytes), broken: false, isLarge };
  } catch (error) {
    return { result: { kind: 'refused', reason: 'unreadable' }, broken: isTrap(error), isLarge };
  }
});

/** A trap of WebAssembly, after which nothing is known of the codec's memory. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}
