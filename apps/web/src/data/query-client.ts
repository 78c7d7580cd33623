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
