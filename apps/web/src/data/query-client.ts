import { onlineManager, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, type Http } from '../platform/http/index.ts';
import { network } from '../platform/network/network.ts';

/** How long data count as fresh, and how long unused data are kept. */
export const FRESH_MS = 5 * 60 * 1000;

/** Server state: fresh for 5 minutes, dropped after 5 unused, never retried, no refetch on focus, no polling. */
export function createQueryClient(http: Http): QueryClient {
  // By itself it would go by the browser's events. Only the change to online has an effect: queries that ask for it fetch anew.
  onlineManager.setEventListener((setOnline) =>
    network.onReconnect(() => {
      setOnline(false);
      setOnline(true);
    }),
  );
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFn(http),
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

/** The address in a query key: its first element, with a leading slash added; an absolute address stays as it is. */
export function pathOfKey(key: readonly unknown[]): string {
  const first = String(key[0]);
  return /^https?:\/\//.test(first) || first.startsWith('/') ? first : `/${first}`;
}

/**
 * The default query function: a GET of the key's path, answered as JSON.
 *
 * @param on401 `throw`, or `null` to answer null for a visitor who is not signed in
 */
export function createQueryFn(http: Http, on401: 'throw' | 'null' = 'throw') {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    try {
      // A body that is not there is null: the query client takes undefined for a mistake.
      return (await http.json(pathOfKey(queryKey), { signal })) ?? null;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}
