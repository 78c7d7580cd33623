import type { QueryClient } from '@tanstack/react-query';
import { network } from '../platform/network/network.ts';
import { isAnythingWaiting } from '../platform/storage/waiting.ts';
import type { Flushed } from './waiting-queue.ts';
import { QUEUES } from './waiting-queues.ts';

/** Waits before a busy server is tried again: the first, doubled each time up to the longest. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** No server's `Retry-After` is followed for longer than this. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

export type OutboxSender = {
  /** @param isNetworkBack a network that is back says nothing of how busy the server was before */
  readonly tryNow: (isNetworkBack: boolean) => void;
  readonly stop: () => void;
};

/** Sends what waits, one attempt at a time, and tries again by itself while the server is busy. */
export function createOutboxSender(client: QueryClient, onRefused: (count: number) => void): OutboxSender {
  let isRunning = false;
  let isStopped = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const end = await flushOutbox(client);
    if (end.state === 'sent' && end.refused > 0) onRefused(end.refused);
    if (end.state !== 'busy') waitMs = FIRST_WAIT_MS;
    else if (!isStopped) {
      timer = setTimeout(tryNow, Math.max(waitMs, Math.min(end.afterMs, MAX_RETRY_AFTER_MS)));
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    }
  }

  function tryNow(): void {
    clearTimeout(timer);
    if (isRunning || !network.isOnline() || !isAnythingWaiting()) return;
    isRunning = true;
    void send()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  }

  return {
    tryNow: (isNetworkBack) => {
      if (isNetworkBack) waitMs = FIRST_WAIT_MS;
      tryNow();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

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
  for (const queue of QUEUES) {
    const end = await queue.flush(client);
    if (end.state !== 'sent') return end;
    refused += end.refused;
  }
  return { state: 'sent', refused };
}
