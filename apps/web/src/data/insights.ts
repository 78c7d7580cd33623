import { insights } from '@labelwise/contracts/insights';
import { endpointQuery } from './call.ts';

export type { Trends } from '@labelwise/contracts/insights';

/** How the member's scores and nutrients move; premium only, the server refuses others with 403. */
export function trendsQuery() {
  return endpointQuery(insights.trends);
}
