/** Thread that reads blocks of records, since the main thread is busy writing. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BlockKeys, type BlockRows, type CutBlock, cutBlock, type ReaderSettings, readBlock } from './read-block.ts';

/** What the main thread asks of a block: its rows, or, where anything may be stored already, its keys first and then its rows. */
export type ReaderRequest =
  | { readonly kind: 'keys' | 'rows'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'rows after keys'; readonly id: number; readonly known: Uint8Array };

/** No request has this number: the thread has loaded. */
const READY = -1;

/** `memory`: of a block that is read, for another one. */
export type ReaderAnswer = { readonly id: number; readonly answer: BlockKeys | BlockRows | null; readonly memory: ArrayBuffer | null };

const settings: ReaderSettings = workerData;
/** Blocks whose keys were sent, by the number of the request. */
const cut = new Map<number, { readonly block: CutBlock; readonly memory: ArrayBuffer }>();

async function answerTo(request: ReaderRequest): Promise<Omit<ReaderAnswer, 'id'>> {
  if (request.kind === 'rows after keys') {
    const { block, memory } = takeCut(request.id);
    return { answer: await readBlock(block, settings, request.known), memory };
  }
  const { block, memory } = cutOut(request.bytes);
  if (request.kind === 'rows') return { answer: await readBlock(block, settings, null), memory };
  cut.set(request.id, { block, memory });
  return { answer: { ids: block.ids, modifiedAt: block.modifiedAt, hashes: block.hashes }, memory: null };
}

function cutOut({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): { block: CutBlock; memory: ArrayBuffer } {
  return { block: cutBlock(Buffer.from(buffer, byteOffset, byteLength), settings.format), memory: buffer };
}

function takeCut(id: number): { block: CutBlock; memory: ArrayBuffer } {
  const known = cut.get(id) ?? cutOut(new Uint8Array());
  cut.delete(id);
  return known;
}

function send(answer: ReaderAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer, answer.memory === null ? [] : [answer.memory]);
}

parentPort?.on('message', async (request: ReaderRequest) => send({ id: request.id, ...(await answerTo(request)) }));
send({ id: READY, answer: null, memory: null });
