/** Readers of blocks behind promises: threads, of which the next block goes to the one that has least to do, or this thread for a small file. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BlockKeys, type BlockRows, knownOf, type ReaderSettings, readBlock } from './read-block.ts';
import type { ReaderRequest } from './reader.worker.ts';

export type ReaderPool = AsyncDisposable & {
  readonly size: number;
  keys(bytes: Uint8Array): Promise<BlockKeys>;
  rows(bytes: Uint8Array, known: Uint8Array | null): Promise<BlockRows>;
};

type Pending = { resolve: (answer: never) => void; reject: (error: unknown) => void };
type Reader = {
  worker: Worker;
  pending: Map<number, Pending>;
  /** Settles when the thread has loaded, or has ended. */
  ready: Promise<unknown>;
};

const MAX_READERS = 4;
/** Enough for the largest record, little enough that the heap does not grow because it may. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** A thread loads the vocabulary first: for less than this (bytes on disk) the file is read sooner without one. */
const MIN_SIZE_FOR_ONE = 128 * 1024;
/** For less than this (bytes on disk) a second one gains nothing. */
const MIN_SIZE_FOR_MORE = 2 * 1024 * 1024;

/**
 * As many threads as the machine has cores, four at most: the main thread writes for a quarter of the time only.
 * @param fileSize bytes on disk
 */
export function startReaders(settings: ReaderSettings, fileSize: number): ReaderPool {
  if (fileSize < MIN_SIZE_FOR_ONE) return readHere(settings);
  const size = fileSize < MIN_SIZE_FOR_MORE ? 1 : Math.min(MAX_READERS, availableParallelism());
  const readers = Array.from({ length: size }, () => startReader(settings));
  let nextId = 0;

  /** The bytes are copied once and handed over: sending a view would copy all of the buffer behind it. */
  function ask<Answer>(bytes: Uint8Array<ArrayBuffer>, request: (id: number) => ReaderRequest): Promise<Answer> {
    const reader = readers.reduce((least, each) => (each.pending.size < least.pending.size ? each : least));
    const id = nextId++;
    return new Promise<Answer>((resolve, reject) => {
      reader.pending.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      reader.worker.postMessage(request(id), [bytes.buffer]);
    });
  }

  return {
    size,
    keys(block) {
      const bytes = new Uint8Array(block);
      return ask<BlockKeys>(bytes, (id) => ({ kind: 'keys', id, bytes }));
    },
    rows(block, known) {
      const bytes = new Uint8Array(block);
      return ask<BlockRows>(bytes, (id) => ({ kind: 'rows', id, bytes, known }));
    },
    async [Symbol.asyncDispose]() {
      // Node may crash as a whole where a thread is ended while it loads its modules.
      await Promise.all(
        readers.map(async ({ worker, ready }) => {
          await ready;
          await worker.terminate();
        }),
      );
    },
  };
}

function readHere(settings: ReaderSettings): ReaderPool {
  const bytesOf = (block: Uint8Array) => Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  return {
    size: 1,
    keys: async (block) => knownOf(bytesOf(block), settings.format),
    rows: async (block, known) => readBlock(bytesOf(block), settings, known),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

function startReader(settings: ReaderSettings): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: settings, resourceLimits: HEAP });
  const pending = new Map<number, Pending>();
  worker.on('message', ({ id, answer }: { id: number; answer: never }) => {
    pending.get(id)?.resolve(answer);
    pending.delete(id);
  });
  worker.on('error', (error) => {
    for (const each of pending.values()) each.reject(error);
    pending.clear();
  });
  const ready = new Promise((resolve) => {
    worker.once('message', resolve).once('error', resolve).once('exit', resolve);
  });
  return { worker, pending, ready };
}
