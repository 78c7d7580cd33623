import { onlineManager, QueryClient } from '@tanstack/react-query';
import { network } from '../platform/network/network.ts';

/** How long data count as fresh, and how long unused data stay in memory. */
export const FRESH_MS = 5 * 60 * 1000;

/** Server state: fresh for 5 minutes, dropped after 5 unused, never retried, no refetch on focus, no polling. */
export function createQueryClient(): QueryClient {
  // By itself it would go by the browser's events. Only the change to online has an effect: queries that ask for it fetch again.
  onlineManager.setEventListener((setOnline) =>
    network.onReconnect(() => {
      setOnline(false);
      setOnline(true);
    }),
  );
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Offline a lookup fails at once and the app says so, or the service worker answers; it never hangs.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Empties a client where another person may come. A save that is under way goes on, but writes and says nothing here any more: its answer
 * belongs to whoever made it.
 */
export function forgetMember(client: QueryClient): void {
  for (const mutation of client.getMutationCache().getAll()) {
    const { onSuccess: _onSuccess, onError: _onError, onSettled: _onSettled, ...rest } = mutation.options;
    mutation.setOptions(rest);
  }
  client.clear();
}

/** Runs something once no save is under way: at once, or after the last of them. */
export function afterSaves(client: QueryClient, run: () => void): void {
  if (client.isMutating() === 0) {
    run();
    return;
  }
  const stop = client.getMutationCache().subscribe(() => {
    if (client.isMutating() > 0) return;
    stop();
    run();
  });
}
