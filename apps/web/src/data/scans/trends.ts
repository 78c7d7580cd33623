import { insights, Trends } from '@labelwise/contracts/insights';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../platform/http/index.ts';

export type { Trends } from '@labelwise/contracts/insights';

/** How the member's scores and nutrients move; premium only, the server refuses others with 403. */
export function trendsQuery() {
  const { path } = insights.trends;
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => Trends.parse(await http.json(path, { signal })) });
}
