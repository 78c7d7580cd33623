import { Worker } from 'node:worker_threads';
import { type DecodeOutcome, IMAGE_LIMITS, type ImageRefusal, sniffImage } from '@labelwise/scanner';

export type BarcodeDecoderOptions = {
  /** From the call to the answer, waiting included. */
  timeoutMs: number;
  /** A picture that claims more is refused by its header. */
  maxPixels: number;
  /** Pictures that may wait while one is read. */
  maxWaiting?: number;
};

export interface BarcodeDecoder {
  /** Never rejects: whatever the bytes are, it answers within the time limit. */
  decode(bytes: Uint8Array): Promise<DecodeResult>;
  close(): Promise<void>;
}

/** Reads barcodes of pictures that strangers send, in a thread beside the server's own. */
export function createBarcodeDecoder({ timeoutMs, maxPixels, maxWaiting = 8 }: BarcodeDecoderOptions): BarcodeDecoder {
  const thread = createDecodeThread();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function decodeInTurn(bytes: Uint8Array, pixels: number, turn: Promise<unknown>): Promise<DecodeResult> {
    const deadline = performance.now() + timeoutMs;
    await turn;
    const left = deadline - performance.now();
    return left <= 0 ? { kind: 'refused', reason: 'busy' } : thread.run(bytes, pixels, left);
  }

  return {
    async decode(bytes) {
      const file = sniffImage(bytes, { ...IMAGE_LIMITS, maxPixels });
      if (!file.ok) return { kind: 'refused', reason: file.reason };
      if (waiting > maxWaiting) return { kind: 'refused', reason: 'busy' };
      waiting += 1;
      const result = decodeInTurn(bytes, file.width * file.height, last).finally(() => {
        waiting -= 1;
      });
      last = result;
      return result;
    },
    close: () => thread.close(),
  };
}

type RefusalReason =
  | ImageRefusal['reason']
  /** A picture by its header, damaged beyond reading behind it. */
  | 'unreadable'
  /** Took longer than the time limit; its thread has been ended. */
  | 'timeout'
  /** More pictures are waiting than can be answered in time. */
  | 'busy';

export type DecodeResult = DecodeOutcome | { kind: 'refused'; reason: RefusalReason };

export type Job = { id: number; bytes: Uint8Array };

/** `broken`: the memory of a codec may be in disorder, so the thread must not be used again. */
export type Answer = { id: number; result: DecodeResult; broken: boolean };

/** Of JavaScript's own heap; the pixels lie outside it and are bounded by the limit on pixels. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12, stackSizeMb: 4 };

/** WebAssembly memory never shrinks, and a codec that gives up halfway leaks: a thread is used so many times, then replaced. */
const JOBS_PER_THREAD = 500;
const FAILURES_PER_THREAD = 50;
/** Pictures with more pixels leave a large memory behind. */
const LARGE_PIXELS = 6_000_000;

export interface DecodeThread {
  /** One picture at a time. Answers within `timeoutMs`, whatever happens to the thread. */
  run(bytes: Uint8Array, pixels: number, timeoutMs: number): Promise<DecodeResult>;
  close(): Promise<void>;
}

/** A thread that is started when first needed, ended when it takes too long or breaks, and started again after that. */
export function createDecodeThread(): DecodeThread {
  let worker: Worker | null = null;
  let jobs = 0;
  let failures = 0;

  function start(): Worker {
    [jobs, failures] = [0, 0];
    const started = new Worker(new URL('./decode-worker.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS });
    // An error while the thread is being ended must not end the process; one before that is heard by `ask`.
    return started.on('error', () => undefined);
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  return {
    async run(bytes, pixels, timeoutMs) {
      const current = (worker ??= start());
      current.ref();
      const { result, broken } = await ask(current, { id: (jobs += 1), bytes: new Uint8Array(bytes) }, timeoutMs);
      current.unref();
      if (result.kind === 'refused') failures += 1;
      if (broken || pixels > LARGE_PIXELS || jobs >= JOBS_PER_THREAD || failures >= FAILURES_PER_THREAD) await end();
      return result;
    },
    close: end,
  };
}

type Outcome = Omit<Answer, 'id'>;

/** Settles exactly once: by the answer, by the clock, or by the end of the thread. */
function ask(worker: Worker, job: { id: number; bytes: Uint8Array<ArrayBuffer> }, timeoutMs: number): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const refuse = (reason: 'timeout' | 'unreadable') => () => resolve({ result: { kind: 'refused', reason }, broken: true });
  const onMessage = (answer: Answer) => {
    if (answer.id === job.id) resolve(answer);
  };
  const onEnd = refuse('unreadable');
  const timer = setTimeout(refuse('timeout'), timeoutMs);
  worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
  worker.postMessage(job, [job.bytes.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
  });
}
