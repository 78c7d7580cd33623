import type { Food } from '@labelwise/contracts/foods';
import type { ProductToRead } from '@labelwise/domain/vocabulary';
import { createWorkerClient } from '../../lib/worker-client.ts';
import type { LayTask, ReaderAnswer, ReaderMessage, ResolvedRecord, TypedEntry, Understood } from './answer-reader.ts';

const worker = createWorkerClient<ReaderMessage, ReaderAnswer>({
  start: () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
  // On a slow network the vocabulary itself is on its way.
  limitMs: 15_000,
  // The vocabulary takes some 50 MB while it is in use.
  idleMs: 60_000,
  failure: 'The reader could not be started',
});

/** The readings of foods by this device's own vocabulary, in a worker; null where it cannot be had. */
export async function readOnDevice(products: readonly ProductToRead[]): Promise<readonly (string | null)[] | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'read', products }));
  return answer?.kind === 'read' ? answer.readings : null;
}

/** A record in the names of the source documents as facts, by the rules that read any other source; null where it cannot be had. */
export async function resolveOnDevice(record: Readonly<Record<string, unknown>>): Promise<ResolvedRecord | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'resolve', record }));
  return answer?.kind === 'resolve' ? answer.resolved : null;
}

/** Foods with what a person says of their packs laid over them, by the rules that the server has; null where it cannot be had. */
export async function layOnDevice(tasks: readonly LayTask[]): Promise<readonly (Food | null)[] | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'lay', tasks }));
  return answer?.kind === 'lay' ? answer.foods : null;
}

/** What typed selections mean, by this device's own vocabulary; null where it cannot be had. */
export async function understandOnDevice(entries: readonly TypedEntry[]): Promise<readonly Understood[] | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'understand', entries }));
  return answer?.kind === 'understand' ? answer.understood : null;
}

/** Has the vocabulary fetched, so that it is on the device when there is no network. */
export async function prepareReader(): Promise<void> {
  await understandOnDevice([]);
}
