import type { Food } from '@labelwise/contracts/foods';
import type { ProductToRead } from '@labelwise/domain/vocabulary';
import { log } from '../../lib/log.ts';
import type { LayTask, ReaderAnswer, ReaderMessage, ResolvedRecord, TypedEntry, Understood } from './answer-reader.ts';

type Running = { readonly worker: Worker; readonly open: Map<number, (answer: ReaderAnswer | null) => void> };

/** The vocabulary takes some 50 MB while it is in use; it goes when nothing was asked for this long. */
const IDLE_MS = 60_000;
/** How long somebody waits for it: on a slow network the vocabulary itself is on its way. */
const LIMIT_MS = 15_000;

let running: Running | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let calls = 0;

/** The readings of foods by this device's own vocabulary, in a worker; null where it cannot be had. */
export async function readOnDevice(products: readonly ProductToRead[]): Promise<readonly (string | null)[] | null> {
  const answer = await ask((call) => ({ call, kind: 'read', products }));
  return answer?.kind === 'read' ? answer.readings : null;
}

/** A record in the names of the source documents as facts, by the rules that read any other source; null where it cannot be had. */
export async function resolveOnDevice(record: Readonly<Record<string, unknown>>): Promise<ResolvedRecord | null> {
  const answer = await ask((call) => ({ call, kind: 'resolve', record }));
  return answer?.kind === 'resolve' ? answer.resolved : null;
}

/** Foods with what a person says of their packs laid over them, by the rules that the server has; null where it cannot be had. */
export async function layOnDevice(tasks: readonly LayTask[]): Promise<readonly (Food | null)[] | null> {
  const answer = await ask((call) => ({ call, kind: 'lay', tasks }));
  return answer?.kind === 'lay' ? answer.foods : null;
}

/** What typed selections mean, by this device's own vocabulary; null where it cannot be had. */
export async function understandOnDevice(entries: readonly TypedEntry[]): Promise<readonly Understood[] | null> {
  const answer = await ask((call) => ({ call, kind: 'understand', entries }));
  return answer?.kind === 'understand' ? answer.understood : null;
}

/** Has the vocabulary fetched, so that it is on the device when there is no network. */
export async function prepareReader(): Promise<void> {
  await understandOnDevice([]);
}

async function ask(messageFor: (call: number) => ReaderMessage): Promise<ReaderAnswer | null> {
  if (typeof Worker === 'undefined') return null;
  clearTimeout(idle);
  calls += 1;
  const call = calls;
  try {
    const reader = (running ??= start());
    return await new Promise((resolve) => {
      reader.open.set(call, resolve);
      setTimeout(() => resolveCall(reader, call, null), LIMIT_MS);
      reader.worker.postMessage(messageFor(call), []);
    });
  } catch (error) {
    log.info(`The reader could not be started: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  } finally {
    const reader = running;
    if (reader !== null && reader.open.size === 0) idle = setTimeout(() => stop(reader), IDLE_MS);
  }
}

function start(): Running {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
  const made: Running = { worker, open: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => resolveCall(made, data.call, data));
  worker.addEventListener('error', () => stop(made));
  return made;
}

function resolveCall({ open }: Running, call: number, answer: ReaderAnswer | null): void {
  open.get(call)?.(answer);
  open.delete(call);
}

/** Whoever waits learns that it could not be done. */
function stop(ended: Running): void {
  ended.worker.terminate();
  for (const answer of ended.open.values()) answer(null);
  ended.open.clear();
  if (running === ended) running = null;
}
