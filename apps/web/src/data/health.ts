import { health } from '@labelwise/contracts/health';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../platform/http/http.ts';
import { network } from '../platform/network/network.ts';
import { fetchJson, keyOf } from './call.ts';

/** Whether the server answers at all; asked again each time a screen opens. @throws ApiError */
export function serverHealthQuery() {
  return queryOptions({
    queryKey: keyOf(health.check),
    queryFn: async ({ signal }) => (await fetchJson(health.check, { signal })) !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** How long the server may take to say that it is there. */
const CHECK_LIMIT_MS = 3000;

/** A request without an answer is no proof that there is no network: the server is asked once whether it is there. */
export async function isUnreachable(): Promise<boolean> {
  if (network.isOnline()) return false;
  try {
    await fetchJson(health.check, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) });
    return false;
  } catch (error) {
    return !(error instanceof ApiError) || error.status === 0;
  }
}
