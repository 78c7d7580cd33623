import type { QueryClient } from '@tanstack/react-query';
import { network } from '../platform/network/network.ts';
import { isAnythingWaiting } from '../platform/storage/member-data.ts';
import type { OutboxSender } from './flush-outbox.ts';

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
  let isStopped = false;
  let loading: Promise<OutboxSender> | null = null;

  function tryNow(isNetworkBack: boolean): void {
    if (isStopped || !network.isOnline() || !isAnythingWaiting()) return;
    loading ??= import('./flush-outbox.ts').then(({ createOutboxSender }) => createOutboxSender(client, onRefused));
    void loading
      .then((sender) => (isStopped ? sender.stop() : sender.tryNow(isNetworkBack)))
      .catch(() => {
        loading = null;
      });
  }

  const now = () => tryNow(false);
  check = now;
  now();
  const stopListening = network.subscribe(() => tryNow(true));
  return () => {
    isStopped = true;
    if (check === now) check = null;
    void loading?.then((sender) => sender.stop()).catch(() => undefined);
    stopListening();
  };
}
