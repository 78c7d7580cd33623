import { ActivitySummary, activity } from '@labelwise/contracts/scans';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../platform/http/index.ts';

/**
 * What the member's lists add up to: counts of everything on the server, not of what is loaded here. One cheap call, made
 * anew whenever a screen opens, so that no change elsewhere has to know of it.
 */
export function activitySummaryQuery() {
  const { path } = activity.summary;
  return queryOptions({
    queryKey: [path],
    staleTime: 0,
    queryFn: async ({ signal }) => ActivitySummary.parse(await http.json(path, { signal })),
  });
}
