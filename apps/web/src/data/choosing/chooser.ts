import { log } from '../../lib/log.ts';
import type { ChooserAnswer, ChooserMessage, InsteadChoice, InsteadTask, SearchChoice, SearchTask, ShelfReader } from './choose.ts';

type Open = { readonly read: ShelfReader; readonly resolve: (answer: ChooserAnswer | null) => void };
type Running = { readonly worker: Worker; readonly open: Map<number, Open> };

let running: Running | null = null;
let calls = 0;

/** Chooses among foods that a search found, in a worker: the screen goes on answering. Here, where there is none. */
export async function searchBeside(task: SearchTask): Promise<SearchChoice> {
  const answer = await ask(
    (call) => ({ call, kind: 'search', task }),
    () => Promise.resolve([]),
  );
  if (answer?.kind === 'search') return answer.choice;
  return (await import('./choose.ts')).chooseHits(task);
}

/** The same for what to take in a food's place. @throws what `read` throws */
export async function insteadBeside(task: InsteadTask, read: ShelfReader): Promise<InsteadChoice> {
  const answer = await ask((call) => ({ call, kind: 'instead', task }), read);
  if (answer?.kind === 'instead') return answer.choice;
  return (await import('./choose.ts')).chooseInstead(task, read);
}

async function ask(messageFor: (call: number) => ChooserMessage, read: ShelfReader): Promise<ChooserAnswer | null> {
  if (typeof Worker === 'undefined') return null;
  calls += 1;
  const call = calls;
  try {
    const { worker, open } = (running ??= start());
    return await new Promise((resolve) => {
      open.set(call, { read, resolve });
      worker.postMessage(messageFor(call), []);
    });
  } catch (error) {
    log.info(`Foods are chosen beside the screen no more: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** The worker that scores lists: both rest on the same engine, which is then fetched once. */
function start(): Running {
  const worker = new Worker(new URL('../scores/lists/list-worker.ts', import.meta.url), { type: 'module' });
  const made: Running = { worker, open: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<ChooserAnswer>) => void take(made, data));
  worker.addEventListener('error', () => stop(made));
  return made;
}

async function take({ worker, open }: Running, answer: ChooserAnswer): Promise<void> {
  const asked = open.get(answer.call);
  if (asked === undefined) return;
  if (answer.kind === 'shelf') {
    const foods = await asked.read(answer.tag, answer.reach).catch(() => null);
    const message: ChooserMessage = { call: answer.call, kind: 'shelf', asked: answer.asked, foods };
    worker.postMessage(message, []);
    return;
  }
  open.delete(answer.call);
  asked.resolve(answer);
}

/** Whoever waits chooses without it. */
function stop(ended: Running): void {
  ended.worker.terminate();
  for (const { resolve } of ended.open.values()) resolve(null);
  ended.open.clear();
  if (running === ended) running = null;
}
