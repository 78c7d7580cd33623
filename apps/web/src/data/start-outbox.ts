import type { QueryClient } from '@tanstack/react-query';
import { network } from '../platform/network/network.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';

/** Waits before a busy server is tried again: the first, doubled each time up to the longest. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** No server's `Retry-After` is followed for longer than this. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

const isAnythingWaiting = (): boolean =>
  [storageKeys.outbox, storageKeys.submissionsWaiting, storageKeys.waitingScans].some((key) => local.get(key) !== null);

/**
 * Sends what waits at the start and whenever the network comes back, and tries again by itself while the server is busy. The
 * code for it is loaded only when something waits.
 */
export function startOutbox(client: QueryClient): () => void {
  let isRunning = false;
  let isStopped = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    const { flushOutbox } = await import('./flush-outbox.ts');
    const end = await flushOutbox(client);
    if (end.state !== 'busy') waitMs = FIRST_WAIT_MS;
    else if (!isStopped) {
      timer = setTimeout(check, Math.max(waitMs, Math.min(end.afterMs, MAX_RETRY_AFTER_MS)));
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    }
  }

  function check(): void {
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
    check();
  }

  check();
  const stopListening = network.subscribe(handleNetwork);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
  };
}
