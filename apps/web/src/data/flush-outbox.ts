import { activity, scans } from '@labelwise/contracts/scans';
import type { QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';
import { ApiError } from '../platform/http/index.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';
import { execute, keyOf } from './call.ts';
import { readOutbox, removeFromOutbox } from './outbox.ts';
import { refreshLists, savedQuery, sendSaved } from './saved-foods.ts';
import { removeWaitingScan, waitingScans } from './waiting-scans.ts';

/** What became of the toggles that waited. `busy`: the rest may go through later, at the earliest after `afterMs`. */
type Flushed = { state: 'sent' | 'signed-out' } | { state: 'busy'; afterMs: number };

const NO_ANSWER = { status: 0, retryAfterMs: 0 };

/**
 * Sends the toggles that waited for a network, the oldest first. One that the server refuses is dropped, for it would be
 * refused again; without an answer, or when the server is busy, the rest waits on.
 */
export async function flushOutbox(client: QueryClient): Promise<Flushed> {
  // Read again each time: a toggle may be added or reversed while an earlier one is on its way.
  for (let pending = readOutbox()[0]; pending !== undefined; pending = readOutbox()[0]) {
    const { list, foodId, userId, isSaved, addedAt } = pending;
    try {
      await sendSaved(list, { foodId, userId, addedAt }, isSaved);
    } catch (error) {
      const { status, retryAfterMs } = error instanceof ApiError ? error : NO_ANSWER;
      if (status === 401) return { state: 'signed-out' };
      if (status < 400 || status === 429 || status >= 500) return { state: 'busy', afterMs: retryAfterMs };
      log.info(`A change made offline was refused: ${error instanceof Error ? error.message : String(error)}`);
    }
    removeFromOutbox(pending);
    await Promise.all([client.invalidateQueries({ queryKey: savedQuery(list, foodId).queryKey }), refreshLists(client, list)]);
  }
  try {
    if (local.get(storageKeys.submissionsWaiting) !== null) await (await import('./submissions/submissions.ts')).sendWaiting(client);
  } catch (error) {
    const { status, retryAfterMs } = error instanceof ApiError ? error : NO_ANSWER;
    return status === 401 ? { state: 'signed-out' } : { state: 'busy', afterMs: retryAfterMs };
  }
  return flushScans(client);
}

/** Sends the scans that waited, the oldest first, each with the key of its first try: one that had arrived makes no second row. */
async function flushScans(client: QueryClient): Promise<Flushed> {
  for (let scan = waitingScans()[0]; scan !== undefined; scan = waitingScans()[0]) {
    const { foodId, score, userId, key } = scan;
    try {
      await execute(scans.add, { body: { userId, foodId, score }, idempotencyKey: key });
    } catch (error) {
      const { status, retryAfterMs, code } = error instanceof ApiError ? error : { ...NO_ANSWER, code: null };
      if (status === 401) return { state: 'signed-out' };
      if (code !== 'daily_scan_limit' && (status < 400 || status === 429 || status >= 500)) return { state: 'busy', afterMs: retryAfterMs };
      log.info(`A scan made offline was refused: ${error instanceof Error ? error.message : String(error)}`);
    }
    removeWaitingScan(key);
    await Promise.all([scans.list, activity.summary].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));
  }
  return { state: 'sent' };
}
