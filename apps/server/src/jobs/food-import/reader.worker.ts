/** Thread that reads blocks of records, since the main thread is busy writing. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BlockKeys, type BlockRows, type CutBlock, cutBlock, type ReaderSettings, readBlock } from './read-block.ts';

/** What the main thread asks of a block: its rows, or, where anything may be stored already, its keys first and then its rows. */
export type ReaderRequest =
  | { readonly kind: 'keys' | 'rows'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'rows after keys'; readonly id: number; readonly known: Uint8Array };

/** No request has this number: the thread has loaded. */
const READY = -1;

const settings: ReaderSettings = workerData;
/** Blocks whose keys were sent, by the number of the request. */
const cut = new Map<number, CutBlock>();

async function answerTo(request: ReaderRequest): Promise<BlockKeys | BlockRows> {
  if (request.kind === 'rows after keys') {
    const block = cut.get(request.id) ?? cutBlock(Buffer.alloc(0), settings.format);
    cut.delete(request.id);
    return readBlock(block, settings, request.known);
  }
  const { buffer, byteOffset, byteLength } = request.bytes;
  const block = cutBlock(Buffer.from(buffer, byteOffset, byteLength), settings.format);
  if (request.kind === 'rows') return readBlock(block, settings, null);
  cut.set(request.id, block);
  return { ids: block.ids, modifiedAt: block.modifiedAt, hashes: block.hashes };
}

parentPort?.on('message', async (request: ReaderRequest) => {
  const answer = await answerTo(request);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id: request.id, answer });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ id: READY, answer: null });
