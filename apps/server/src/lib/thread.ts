import { type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads';
import { withTimeLimit } from './resilience.ts';

type Options<Answer> = {
  /** For one job, once it is handed over to a thread that runs. A thread that takes longer is ended; the next job starts another. */
  timeoutMs: number;
  /** Jobs that may wait for their turn. */
  maxWaiting: number;
  /** A job whose turn has not come by then, counted from the call, is refused. */
  maxWaitMs?: number;
  /** Of JavaScript's own heap. */
  heap?: ResourceLimits;
  /** Whether to go on with a new thread after this answer. @param jobs those that the thread has done */
  isWorn?: (answer: Answer, jobs: number) => boolean;
};

/** Too many jobs are waiting already, or the job has waited too long. */
export class ThreadBusyError extends Error {
  override name = 'ThreadBusyError';
}

/** The job took too long, or the thread broke over it. */
export class ThreadFailedError extends Error {
  override name = 'ThreadFailedError';

  readonly reason: 'timeout' | 'broken';

  constructor(reason: 'timeout' | 'broken') {
    super(reason === 'timeout' ? 'The thread did not answer in time' : 'The thread broke over the job');
    this.reason = reason;
  }
}

export type Thread<Job, Answer> = {
  /** Jobs are done one after the other. @param bytes memory that is handed over instead of copied @throws ThreadBusyError, ThreadFailedError */
  run(job: Job, bytes?: ArrayBuffer[]): Promise<Answer>;
  close(): Promise<void>;
};

const START_MS = 30_000;
/** Heap of a thread that holds the vocabulary and one job. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Work beside the process's own thread, for input that could keep everyone waiting. The thread is started when first needed; see
 * {@link answerJobs} for its side.
 */
export function createThread<Job, Answer>(
  file: URL,
  { timeoutMs, maxWaiting, maxWaitMs, heap = HEAP, isWorn = () => false }: Options<Answer>,
): Thread<Job, Answer> {
  let worker: Worker | null = null;
  let jobs = 0;
  let started: Promise<unknown> = Promise.resolve();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    if (ending === null) return;
    // Node may crash as a whole where a thread is ended while it loads its modules.
    await started.catch(() => undefined);
    await ending.terminate();
  }

  function start(): Worker {
    jobs = 0;
    const starting = new Worker(file, { resourceLimits: heap }).on('error', () => undefined);
    started = nextMessage(starting, START_MS);
    return starting;
  }

  async function handOver(job: Job, bytes: ArrayBuffer[]): Promise<Answer> {
    const current = (worker ??= start());
    current.ref();
    try {
      // What is loaded at the start takes as long as the machine is busy, and that is not the fault of the job.
      await started;
      const answer = nextMessage<Answer>(current, timeoutMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      current.postMessage(job, bytes);
      const message = await answer;
      if (!('answer' in message)) throw new ThreadFailedError('broken');
      jobs += 1;
      if (isWorn(message.answer, jobs)) await end();
      return message.answer;
    } finally {
      current.unref();
    }
  }

  async function inTurn(job: Job, bytes: ArrayBuffer[], turn: Promise<unknown>): Promise<Answer> {
    const isFree = turn.then(() => true);
    if ((await (maxWaitMs === undefined ? isFree : withTimeLimit(maxWaitMs, isFree))) === null)
      throw new ThreadBusyError('The job has waited too long');
    try {
      return await handOver(job, bytes);
    } catch (error) {
      await end();
      throw error;
    }
  }

  return {
    async run(job, bytes = []) {
      if (waiting > maxWaiting) throw new ThreadBusyError('Too many jobs are waiting');
      waiting += 1;
      const done = inTurn(job, bytes, last).finally(() => {
        waiting -= 1;
      });
      // A job that is refused while it waits ends before the one that it waits for.
      last = Promise.allSettled([last, done]);
      return done;
    },
    close: end,
  };
}

type Message<Answer> = { answer: Answer } | { failed: true } | { ready: true };

/** Settles exactly once: by the message, by the clock, or by the end of the thread. */
function nextMessage<Answer>(worker: Worker, timeoutMs: number): Promise<Message<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Message<Answer>>();
  const fail = () => reject(new ThreadFailedError('broken'));
  const timer = setTimeout(() => reject(new ThreadFailedError('timeout')), timeoutMs);
  worker.on('message', resolve).on('error', fail).on('exit', fail);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
  });
}

/**
 * The other side of {@link createThread}.
 *
 * @param port `parentPort` of the thread
 * @param handedOver memory of an answer that is handed over instead of copied
 */
export function answerJobs<Job, Answer>(
  port: MessagePort | null,
  answer: (job: Job) => Answer | Promise<Answer>,
  handedOver: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  port?.on('message', async (job: Job) => {
    const message = await attempt(() => answer(job));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(message, 'answer' in message ? handedOver(message.answer) : []);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port?.postMessage({ ready: true });
}

async function attempt<Answer>(work: () => Answer | Promise<Answer>): Promise<Message<Answer>> {
  try {
    return { answer: await work() };
  } catch {
    return { failed: true };
  }
}
