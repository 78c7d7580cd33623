import { insights } from '@labelwise/contracts/insights';
import { endpointQuery } from './call.ts';

/** What the caller could take in the place of a food. */
export function insteadQuery(foodId: string) {
  return endpointQuery(insights.instead, { params: { id: foodId } });
}

export type { Trends } from '@labelwise/contracts/insights';

/** How the member's scores and nutrients move; premium only, the server refuses others with 403. */
export function trendsQuery() {
  return endpointQuery(insights.trends);
}
