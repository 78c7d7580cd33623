import type { MessagePort } from 'node:worker_threads';

import { Worker } from 'node:worker_threads';

type Options = {
  /** For one job, from the moment it is handed over. A thread that takes longer is ended; the next job starts another. */
  timeoutMs: number;
  /** Jobs that may wait for their turn. */
  maxWaiting: number;
};

/** Too many jobs are waiting already. */
export class ThreadBusyError extends Error {
  override name = 'ThreadBusyError';
}

/** The job took too long, or the thread broke over it. */
export class ThreadFailedError extends Error {
  override name = 'ThreadFailedError';
}

export type Thread<Job, Answer> = {
  /** Jobs are done one after the other. @throws ThreadBusyError, ThreadFailedError */
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
};

/** Heap of a thread that holds the vocabulary and one job. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Work beside the process's own thread, for input that could keep everybody waiting. The thread is started when first needed; see
 * {@link answerJobs} for its side.
 */
export function createThread<Job, Answer>(file: URL, { timeoutMs, maxWaiting }: Options): Thread<Job, Answer> {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  function handOver(job: Job): Promise<Answer> {
    worker ??= new Worker(file, { resourceLimits: HEAP }).on('error', () => undefined);
    const current = worker;
    current.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const fail = () => reject(new ThreadFailedError('The thread did not answer'));
    const onMessage = (message: Message<Answer>) => ('answer' in message ? resolve(message.answer) : fail());
    const timer = setTimeout(fail, timeoutMs);
    current.on('message', onMessage).on('error', fail).on('exit', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    current.postMessage(job);
    return promise.finally(() => {
      clearTimeout(timer);
      current.off('message', onMessage).off('error', fail).off('exit', fail);
      current.unref();
    });
  }

  async function inTurn(job: Job, turn: Promise<unknown>): Promise<Answer> {
    await turn.catch(() => undefined);
    try {
      return await handOver(job);
    } catch (error) {
      await end();
      throw error;
    }
  }

  return {
    async run(job) {
      if (waiting > maxWaiting) throw new ThreadBusyError('Too many jobs are waiting');
      waiting += 1;
      const done = inTurn(job, last).finally(() => { waiting -= 1; });
      last = done.catch(() => undefined);
      return done;
    },
    close: end,
  };
}

type Message<Answer> = { answer: Answer } | { failed: true };

/** The other side of {@link createThread}. @param port `parentPort` of the thread */
export function answerJobs<Job, Answer>(port: MessagePort | null, answer: (job: Job) => Answer): void {
  port?.on('message', (job: Job) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(attempt(() => answer(job)));
  });
}

function attempt<Answer>(work: () => Answer): Message<Answer> {
  try {
    return { answer: work() };
  } catch {
    return { failed: true };
  }
}
