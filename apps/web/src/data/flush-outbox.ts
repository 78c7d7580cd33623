import { activity, scans } from '@labelwise/contracts/scans';
import type { QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';
import { execute, keyOf } from './call.ts';
import { markInOutbox, readOutbox, removeFromOutbox } from './outbox.ts';
import { refreshLists, savedQuery, sendSaved } from './saved-foods.ts';
import { type Flushed, sendQueue } from './send-queue.ts';
import { markWaitingScan, removeWaitingScan, waitingScans } from './waiting-scans.ts';

const LOCK = 'labelwise-outbox';
/** A tab that the system has put to sleep holds nobody up for longer: everything that is sent may be sent twice. */
const LOCK_WAIT_MS = 10_000;

/** Sends everything that waited for a network. One tab at a time, so that what was toggled twice arrives in its order. */
export async function flushOutbox(client: QueryClient): Promise<Flushed> {
  if (!('locks' in navigator)) return flush(client);
  const signal = AbortSignal.timeout(LOCK_WAIT_MS);
  let isOurs = false;
  const work = () => {
    isOurs = true;
    return flush(client);
  };
  try {
    return await navigator.locks.request(LOCK, { signal }, work);
  } catch (error) {
    if (isOurs) throw error;
    return flush(client);
  }
}

async function flush(client: QueryClient): Promise<Flushed> {
  let refused = 0;
  for (const sendOne of [flushSaves, flushPreferences, flushSubmissions, flushScans]) {
    const end = await sendOne(client);
    if (end.state !== 'sent') return end;
    refused += end.refused;
  }
  return { state: 'sent', refused };
}

function flushSaves(client: QueryClient): Promise<Flushed> {
  const renew = async ({ list, foodId }: Pick<ReturnType<typeof readOutbox>[number], 'list' | 'foodId'>) => {
    await Promise.all([client.invalidateQueries({ queryKey: savedQuery(list, foodId).queryKey }), refreshLists(client, list)]);
  };
  return sendQueue({
    next: () => readOutbox().find(({ refused }) => refused === undefined),
    send: async ({ list, foodId, userId, isSaved, addedAt }) => void (await sendSaved(list, { foodId, userId, addedAt }, isSaved)),
    arrived: async (pending) => {
      removeFromOutbox(pending);
      await renew(pending);
    },
    refused: async (pending, because) => {
      markInOutbox(pending, because);
      await renew(pending);
    },
  });
}

async function flushPreferences(client: QueryClient): Promise<Flushed> {
  if (local.get(storageKeys.waitingPreferences) === null) return { state: 'sent', refused: 0 };
  return (await import('./flush-preferences.ts')).flushPreferences(client);
}

async function flushSubmissions(client: QueryClient): Promise<Flushed> {
  if (local.get(storageKeys.submissionsWaiting) === null) return { state: 'sent', refused: 0 };
  return (await import('./submissions/flush-submissions.ts')).flushSubmissions(client);
}

/** Each with the key of its first try: one that had arrived makes no second row. */
function flushScans(client: QueryClient): Promise<Flushed> {
  return sendQueue({
    next: () => waitingScans().find(({ refused }) => refused === undefined),
    send: ({ foodId, score, userId, key }) => execute(scans.add, { body: { userId, foodId, score }, idempotencyKey: key }),
    arrived: async ({ key }) => {
      removeWaitingScan(key);
      await Promise.all([scans.list, activity.summary].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));
    },
    refused: ({ key }, because) => markWaitingScan(key, because),
  });
}
