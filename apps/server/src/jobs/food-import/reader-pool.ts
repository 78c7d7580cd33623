/** Readers of blocks behind promises: threads, of which the next block goes to the one that has least to do, or this thread for a small file. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BlockKeys, type BlockRows, cutBlock, type ReaderSettings, readBlock } from './read-block.ts';
import type { ReaderAnswer, ReaderRequest } from './reader.worker.ts';

export type ReaderPool = AsyncDisposable & {
  readonly size: number;
  /**
   * @param block whose memory nobody else uses: it may be handed over
   * @param knownOf says what is stored of the records, see `KNOWN`; `null` where nothing can be
   */
  read(block: Uint8Array, knownOf: ((keys: BlockKeys) => Promise<Uint8Array>) | null): Promise<BlockRows>;
};

type Pending = { resolve: (answer: never) => void; reject: (error: unknown) => void };
type Reader = {
  worker: Worker;
  pending: Map<number, Pending>;
  /** Blocks that it was given and that are not read yet. */
  underWay: number;
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
 * @param giveBack called with the memory of a block that a thread has read
 */
export function startReaders(settings: ReaderSettings, fileSize: number, giveBack: (memory: ArrayBuffer) => void): ReaderPool {
  if (fileSize < MIN_SIZE_FOR_ONE) return readHere(settings);
  const size = fileSize < MIN_SIZE_FOR_MORE ? 1 : Math.min(MAX_READERS, availableParallelism());
  const readers = Array.from({ length: size }, () => startReader(settings, giveBack));
  let nextId = 0;

  function ask<Answer>(reader: Reader, request: ReaderRequest, memory: ArrayBuffer[] = []): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      reader.pending.set(request.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      reader.worker.postMessage(request, memory);
    });
  }

  return {
    size,
    async read(block, knownOf) {
      const reader = readers.reduce((least, each) => (each.underWay < least.underWay ? each : least));
      const id = nextId++;
      const bytes = handedOver(block);
      reader.underWay += 1;
      try {
        if (knownOf === null) return await ask<BlockRows>(reader, { kind: 'rows', id, bytes }, [bytes.buffer]);
        const known = await knownOf(await ask<BlockKeys>(reader, { kind: 'keys', id, bytes }, [bytes.buffer]));
        return await ask<BlockRows>(reader, { kind: 'rows after keys', id, known });
      } finally {
        reader.underWay -= 1;
      }
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

/** Node lets no thread have the memory that small buffers share. */
const MIN_HANDED_OVER = 64 * 1024;

function handedOver({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array<ArrayBuffer> {
  if (buffer instanceof ArrayBuffer && byteLength >= MIN_HANDED_OVER) return new Uint8Array(buffer, byteOffset, byteLength);
  return new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));
}

function readHere(settings: ReaderSettings): ReaderPool {
  return {
    size: 1,
    async read({ buffer, byteOffset, byteLength }, knownOf) {
      const block = cutBlock(Buffer.from(buffer, byteOffset, byteLength), settings.format);
      return readBlock(block, settings, knownOf === null ? null : await knownOf(block));
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

function startReader(settings: ReaderSettings, giveBack: (memory: ArrayBuffer) => void): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: settings, resourceLimits: HEAP });
  const pending = new Map<number, Pending>();
  worker.on('message', ({ id, answer, memory }: ReaderAnswer & { answer: never }) => {
    if (memory !== null) giveBack(memory);
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
  return { worker, pending, ready, underWay: 0 };
}
