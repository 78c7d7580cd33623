import type { QueryClient } from '@tanstack/react-query';
import { network } from '../platform/network/network.ts';
import { isAnythingWaiting } from '../platform/storage/waiting.ts';

/** Waits before a busy server is tried again: the first, doubled each time up to the longest. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** No server's `Retry-After` is followed for longer than this. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

let check: (() => void) | null = null;

/** Tries at once, where a person asks for it. */
export function sendWaitingNow(): void {
  check?.();
}

/**
 * Sends what waits at the start and whenever the network comes back, and tries again by itself while the server is busy. The
 * code for it is loaded only when something waits.
 */
export function startOutbox(client: QueryClient, onRefused: (count: number) => void = () => undefined): () => void {
  let isRunning = false;
  let isStopped = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    const { flushOutbox } = await import('./flush-outbox.ts');
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
    void flush()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  }

  /** A network that is back says nothing of how busy the server was before. */
  function handleNetwork(): void {
    waitMs = FIRST_WAIT_MS;
    tryNow();
  }

  check = tryNow;
  tryNow();
  const stopListening = network.subscribe(handleNetwork);
  return () => {
    isStopped = true;
    if (check === tryNow) check = null;
    clearTimeout(timer);
    stopListening();
  };
}
