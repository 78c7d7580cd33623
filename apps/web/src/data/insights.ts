import { insights } from '@labelwise/contracts/insights';
import { endpointQuery } from './call.ts';

export type { Trends, Week, WeekFood, WeekIntake, WeekSwaps } from '@labelwise/contracts/insights';

/** How the member's scores and nutrients move; premium only, the server refuses others with 403. */
export function trendsQuery() {
  return endpointQuery(insights.trends);
}

/** The member's last seven days. Asked for again whenever the screen opens: every scan, purchase and meal moves it. */
export function weekQuery() {
  return { ...endpointQuery(insights.week), staleTime: 0 };
}

/** What would lift the average of that week. */
export function swapsQuery() {
  return { ...endpointQuery(insights.swaps), staleTime: 0 };
}
