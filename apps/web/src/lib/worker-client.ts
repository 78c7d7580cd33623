import { log } from './log.ts';
import { withTimeLimit } from './timing.ts';

type Numbered = { readonly call: number };
type Running<Message, Answer> = {
  readonly post: (message: Message, transfer: Transferable[]) => void;
  readonly open: Map<number, (answer: Answer | null) => void>;
  readonly end: () => void;
};

type Options<Message> = {
  /** Written out by each caller, so that the build finds the worker's file. */
  readonly start: () => Worker;
  /** Makes room for what is noted of a worker, at the start of each. */
  readonly onStart?: () => void;
  /** What is handed over with a message without a copy. */
  readonly transfer?: (message: Message) => Transferable[];
  /** How long somebody waits for an answer; without it for as long as the worker runs. */
  readonly limitMs?: number;
  /** How long the worker stays when nothing is asked; without it for as long as the page. */
  readonly idleMs?: number;
  /** What is logged where it cannot be asked. */
  readonly failure: string;
};

/** What a worker asks back before it answers; null for the answer itself. */
type AskedBack<Message, Answer> = (answer: Answer) => Promise<Message> | null;

export type WorkerClient<Message, Answer> = {
  /** What the worker answers; null where there are no workers, it breaks, ends or does not answer in time. */
  readonly ask: (messageFor: (call: number) => Message, askedBack?: AskedBack<Message, Answer>) => Promise<Answer | null>;
  /** Ends the worker, unless somebody waits for it; the next question starts another. */
  readonly endIfIdle: () => void;
};

/** The one way to ask a worker: it is started with the first question, and whoever waits when it ends learns that it did. */
export function createWorkerClient<Message, Answer extends Numbered>(options: Options<Message>): WorkerClient<Message, Answer> {
  const { start, onStart, transfer = () => [], limitMs, idleMs, failure } = options;
  let running: Running<Message, Answer> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;

  function begin(): Running<Message, Answer> {
    onStart?.();
    const worker = start();
    const open = new Map<number, (answer: Answer | null) => void>();
    const made: Running<Message, Answer> = {
      open,
      post: (message, transferred) => worker.postMessage(message, transferred),
      end: () => {
        worker.terminate();
        for (const resolve of open.values()) resolve(null);
        open.clear();
        if (running === made) running = null;
      },
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => open.get(data.call)?.(data));
    worker.addEventListener('error', made.end);
    return made;
  }

  function post({ post: send }: Running<Message, Answer>, message: Message): void {
    send(message, transfer(message));
  }

  async function answerOf(asked: Running<Message, Answer>, call: number, message: Message, askedBack?: AskedBack<Message, Answer>) {
    const answered = new Promise<Answer | null>((resolve, reject) => {
      asked.open.set(call, (answer) => {
        const next = answer === null ? null : (askedBack?.(answer) ?? null);
        if (next === null) resolve(answer);
        else next.then((reply) => post(asked, reply)).catch(reject);
      });
      post(asked, message);
    });
    try {
      return await (limitMs === undefined ? answered : withTimeLimit(limitMs, answered));
    } finally {
      asked.open.delete(call);
    }
  }

  const endIfIdle = () => {
    if (running?.open.size === 0) running.end();
  };

  return {
    async ask(messageFor, askedBack) {
      if (typeof Worker === 'undefined') return null;
      clearTimeout(idle);
      calls += 1;
      const call = calls;
      try {
        const asked = (running ??= begin());
        return await answerOf(asked, call, messageFor(call), askedBack);
      } catch (error) {
        log.info(`${failure}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      } finally {
        if (idleMs !== undefined && running?.open.size === 0) idle = setTimeout(endIfIdle, idleMs);
      }
    },
    endIfIdle,
  };
}
