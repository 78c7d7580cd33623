import type { Food } from '../../foods/foods.ts';
import { log } from '../../../lib/log.ts';
import { readJson } from '../../../platform/storage/json.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import type { ListMessage, ScoresMessage } from './worker-messages.ts';

type Scores = ReadonlyMap<string, number>;
type Running = { worker: Worker; sent: Map<string, Food['facts']>; open: Map<number, (scores: number[] | null) => void> };

/** A worker that keeps more foods than this begins anew. */
const MAX_KEPT = 20_000;

let running: Running | null = null;
let calls = 0;

/**
 * The member's scores of a whole list by this device's own engine, in a worker: the server's numbers without its calls,
 * by food id. `null` where that cannot be: no worker here, or nothing stored to score by.
 */
export async function scoresAtOnce(foods: readonly Food[]): Promise<Scores | null> {
  const profile = readJson(storageKeys.scoreProfile, (stored) => (typeof stored === 'object' && stored !== null ? stored : undefined));
  if (profile === undefined || profile === null || typeof Worker === 'undefined') return null;
  try {
    const scores = await ask(running ?? start(), profile, foods);
    return scores === null ? null : new Map(foods.map(({ id }, at) => [id, scores[at] ?? 0]));
  } catch (error) {
    log.info(`The list is scored in batches: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function start(): Running {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const made: Running = { worker, sent: new Map(), open: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<ScoresMessage>) => {
    made.open.get(data.call)?.(data.scores);
    made.open.delete(data.call);
  });
  worker.addEventListener('error', () => stop(made));
  running = made;
  return made;
}

/** Whoever waits is told that it could not be done. */
function stop(ended: Running): void {
  ended.worker.terminate();
  for (const answer of ended.open.values()) answer(null);
  if (running === ended) running = null;
}

function ask(asked: Running, profile: object, foods: readonly Food[]): Promise<number[] | null> {
  const { worker, sent, open } = asked;
  calls += 1;
  const call = calls;
  const message: ListMessage = { call, profile, foods: foods.map(({ id, facts }) => (sent.get(id) === facts ? { id } : { id, facts })) };
  for (const { id, facts } of foods) sent.set(id, facts);
  return new Promise<number[] | null>((resolve) => {
    open.set(call, resolve);
    worker.postMessage(message, []);
  }).finally(() => {
    if (sent.size > MAX_KEPT && open.size === 0) stop(asked);
  });
}
