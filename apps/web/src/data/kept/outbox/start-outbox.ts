import type { QueryClient } from '@tanstack/react-query';
import { network } from '../../../platform/network/network.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { local } from '../../../platform/storage/local.ts';

/** Sends what waits at the start and whenever the network comes back. The code for it is loaded only when something waits. */
export function startOutbox(client: QueryClient): () => void {
  let running: Promise<void> | null = null;
  const flush = async () => {
    const { flushOutbox } = await import('./flush.ts');
    await flushOutbox(client);
  };
  const check = () => {
    if (running !== null || !network.isOnline() || local.get(storageKeys.outbox) === null) return;
    running = flush().catch(() => undefined).finally(() => {
      running = null;
    });
  };
  check();
  return network.subscribe(check);
}
