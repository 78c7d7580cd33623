import { parentPort } from 'node:worker_threads';
import { createNodeDecoder } from '@labelwise/scanner/node';
import type { Answer, Job } from './barcode-decoder.ts';

/** Runs in a thread of its own: pictures of strangers are unpacked and read here, and nowhere else. */
const decoder = createNodeDecoder();

parentPort?.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not a window
  void answer(job).then((message) => parentPort?.postMessage(message));
});

async function answer({ id, bytes }: Job): Promise<Answer> {
  try {
    return { id, result: await (await decoder).decodeImage(bytes), broken: false };
  } catch (error) {
    return { id, result: { kind: 'refused', reason: 'unreadable' }, broken: isTrap(error) };
  }
}

/** A trap of WebAssembly, after which nothing is known of the codec's memory. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}
