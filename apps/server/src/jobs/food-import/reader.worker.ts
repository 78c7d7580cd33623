/** Thread that reads blocks of records: parsing is the expensive part of an import, and the main thread is busy writing. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BlockKeys, knownOf, type ReaderSettings, readBlock } from './read-block.ts';

/** What the main thread asks: the keys of a block first, where anything may be stored already, then its rows. */
export type ReaderRequest =
  | { readonly kind: 'keys'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'rows'; readonly id: number; readonly bytes: Uint8Array; readonly known: Uint8Array | null };

/** No request has this number: the thread has loaded. */
const READY = -1;

const settings: ReaderSettings = workerData;

parentPort?.on('message', (request: ReaderRequest) => {
  const bytes = Buffer.from(request.bytes.buffer, request.bytes.byteOffset, request.bytes.byteLength);
  const answer: BlockKeys | ReturnType<typeof readBlock> =
    request.kind === 'keys' ? knownOf(bytes, settings.format) : readBlock(bytes, settings, request.known);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id: request.id, answer });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ id: READY, answer: null });
