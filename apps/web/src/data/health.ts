import { health } from '@labelwise/contracts/health';
import { queryOptions } from '@tanstack/react-query';
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
