import { Alternative, insights, Trends } from '@labelwise/contracts/insights';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { http } from '../platform/http/index.ts';

const Answer = z.array(Alternative);

/** Better foods of the same category for the caller, best first. */
export function alternativesQuery(foodId: string) {
  const path = insights.alternatives.path.replace(':id', encodeURIComponent(foodId));
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => Answer.parse(await http.json(path, { signal })) });
}

export type { Trends } from '@labelwise/contracts/insights';

/** How the member's scores and nutrients move; premium only, the server refuses others with 403. */
export function trendsQuery() {
  const { path } = insights.trends;
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => Trends.parse(await http.json(path, { signal })) });
}
