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
  /** Jobs that the thread may have at the same time: one, unless its work is waiting for others. */
  concurrency?: number;
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
  /** Jobs are begun one after the other. @param bytes memory that is handed over instead of copied @throws ThreadBusyError, ThreadFailedError */
  run(job: Job, bytes?: ArrayBuffer[]): Promise<Answer>;
  close(): Promise<void>;
};

/** One that may be started before a job needs it. */
export type StartableThread<Job, Answer> = Thread<Job, Answer> & {
  /** Resolves once it takes jobs. Does not keep the process alive. @throws ThreadFailedError */
  start(): Promise<void>;
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
  { timeoutMs, maxWaiting, maxWaitMs, heap = HEAP, concurrency = 1, isWorn = () => false }: Options<Answer>,
): StartableThread<Job, Answer> {
  let running: Running | null = null;
  const lanes = Array.from({ length: concurrency }, (): Lane => ({ waiting: 0, last: Promise.resolve() }));
  let waiting = 0;

  /** @param one which to end: another may have been started since */
  async function end(one: Running | null): Promise<void> {
    if (running === one) running = null;
    if (one === null) return;
    // Node may crash as a whole where a thread is ended while it loads its modules.
    await one.started.catch(() => undefined);
    await one.worker.terminate();
  }

  function open(): Running {
    const worker = new Worker(file, { resourceLimits: heap }).on('error', () => undefined);
    // Each job under way listens for its answer.
    worker.setMaxListeners(10 + 2 * concurrency);
    return { worker, started: nextMessage(worker, null, START_MS), begun: 0, done: 0, underWay: 0 };
  }

  async function handOver(job: Job, bytes: ArrayBuffer[]): Promise<Answer> {
    const current = (running ??= open());
    current.underWay += 1;
    current.worker.ref();
    try {
      // What is loaded at the start takes as long as the machine is busy, and that is not the fault of the job.
      await current.started;
      current.begun += 1;
      const id = current.begun;
      const answer = nextMessage<Answer>(current.worker, id, timeoutMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      current.worker.postMessage({ id, job }, bytes);
      const message = await answer;
      if (!('answer' in message)) throw new ThreadFailedError('broken');
      current.done += 1;
      if (isWorn(message.answer, current.done)) await end(current);
      return message.answer;
    } catch (error) {
      await end(current);
      throw error;
    } finally {
      current.underWay -= 1;
      if (current.underWay === 0) current.worker.unref();
    }
  }

  async function inTurn(job: Job, bytes: ArrayBuffer[], turn: Promise<unknown>): Promise<Answer> {
    const isFree = turn.then(() => true);
    if ((await (maxWaitMs === undefined ? isFree : withTimeLimit(maxWaitMs, isFree))) === null)
      throw new ThreadBusyError('The job has waited too long');
    return handOver(job, bytes);
  }

  return {
    async start() {
      const current = (running ??= open());
      if (current.underWay === 0) current.worker.unref();
      try {
        await current.started;
      } catch (error) {
        await end(current);
        throw error;
      }
    },
    async run(job, bytes = []) {
      if (waiting > maxWaiting) throw new ThreadBusyError('Too many jobs are waiting');
      const lane = lanes.reduce((least, each) => (each.waiting < least.waiting ? each : least));
      waiting += 1;
      lane.waiting += 1;
      const done = inTurn(job, bytes, lane.last).finally(() => {
        waiting -= 1;
        lane.waiting -= 1;
      });
      // A job that is refused while it waits ends before the one that it waits for. What they answered is nobody's here: a lane would hold
      // every answer that it ever gave.
      lane.last = Promise.allSettled([lane.last, done]).then(() => undefined);
      return done;
    },
    close: () => end(running),
  };
}

type Running = { readonly worker: Worker; readonly started: Promise<unknown>; begun: number; done: number; underWay: number };
/** Jobs that wait for each other. */
type Lane = { waiting: number; last: Promise<unknown> };

type Message<Answer> = { answer: Answer } | { failed: true };
/** What a thread sends; `id: null`: it has loaded. */
type Sent<Answer> = { id: number | null; message: Message<Answer> };

/** Settles exactly once: by the message of this number, by the clock, or by the end of the thread. */
function nextMessage<Answer>(worker: Worker, id: number | null, timeoutMs: number): Promise<Message<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Message<Answer>>();
  const take = (sent: Sent<Answer>) => {
    if (sent.id === id) resolve(sent.message);
  };
  const fail = () => reject(new ThreadFailedError('broken'));
  const timer = setTimeout(() => reject(new ThreadFailedError('timeout')), timeoutMs);
  worker.on('message', take).on('error', fail).on('exit', fail);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', take).off('error', fail).off('exit', fail);
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
  const send = (sent: Sent<Answer | null>, bytes: ArrayBuffer[]): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    port?.postMessage(sent, bytes);
  };
  port?.on('message', async ({ id, job }: { id: number; job: Job }) => {
    const message = await attempt(() => answer(job));
    send({ id, message }, 'answer' in message ? handedOver(message.answer) : []);
  });
  send({ id: null, message: { answer: null } }, []);
}

async function attempt<Answer>(work: () => Answer | Promise<Answer>): Promise<Message<Answer>> {
  try {
    return { answer: await work() };
  } catch {
    return { failed: true };
  }
}
