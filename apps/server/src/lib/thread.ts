import { type MessagePort, Worker } from 'node:worker_threads';

type Options = {
  /** For one job, once it is handed over to a thread that runs. A thread that takes longer is ended; the next job starts another. */
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

const START_MS = 30_000;
/** Heap of a thread that holds the vocabulary and one job. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Work beside the process's own thread, for input that could keep everybody waiting. The thread is started when first needed; see
 * {@link answerJobs} for its side.
 */
export function createThread<Job, Answer>(file: URL, { timeoutMs, maxWaiting }: Options): Thread<Job, Answer> {
  let worker: Worker | null = null;
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

  async function handOver(job: Job): Promise<Answer> {
    const isNew = worker === null;
    worker ??= new Worker(file, { resourceLimits: HEAP }).on('error', () => undefined);
    const current = worker;
    current.ref();
    try {
      // What is loaded at the start takes as long as the machine is busy, and that is not the fault of the job.
      if (isNew) started = nextMessage(current, START_MS);
      await started;
      const answer = nextMessage<Answer>(current, timeoutMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      current.postMessage(job);
      const message = await answer;
      if (!('answer' in message)) throw new ThreadFailedError('The job failed');
      return message.answer;
    } finally {
      current.unref();
    }
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
      const done = inTurn(job, last).finally(() => {
        waiting -= 1;
      });
      last = done.catch(() => undefined);
      return done;
    },
    close: end,
  };
}

type Message<Answer> = { answer: Answer } | { failed: true } | { ready: true };

/** Settles exactly once: by the message, by the clock, or by the end of the thread. */
function nextMessage<Answer>(worker: Worker, timeoutMs: number): Promise<Message<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Message<Answer>>();
  const fail = () => reject(new ThreadFailedError('The thread did not answer'));
  const timer = setTimeout(fail, timeoutMs);
  worker.on('message', resolve).on('error', fail).on('exit', fail);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
  });
}

/** The other side of {@link createThread}. @param port `parentPort` of the thread */
export function answerJobs<Job, Answer>(port: MessagePort | null, answer: (job: Job) => Answer): void {
  port?.on('message', (job: Job) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port.postMessage(attempt(() => answer(job)));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port?.postMessage({ ready: true });
}

function attempt<Answer>(work: () => Answer): Message<Answer> {
  try {
    return { answer: work() };
  } catch {
    return { failed: true };
  }
}
