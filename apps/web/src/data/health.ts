import { health } from '@labelwise/contracts/health';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../platform/http/index.ts';

/** Whether the server answers at all; asked anew each time a screen opens. @throws ApiError */
export function serverHealthQuery() {
  const { path } = health.check;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => ((await http.json(path, { signal })) ?? null) !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
