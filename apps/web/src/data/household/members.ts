import { household } from '@labelwise/contracts/household';
import { queryOptions } from '@tanstack/react-query';
import { readToken } from '../../platform/storage/token.ts';
import { call, keyOf } from '../call.ts';
import { storeSharedPeople } from '../people/shared-people.ts';

/** How long it counts as known whom foods are judged for: another device may have added somebody, or an allergy, since. */
export const HOUSEHOLD_FRESH_MS = 10_000;

/** Who shares the member's list; whom these share is stored here, so that foods are judged for them without a network too. */
export function householdQuery() {
  return queryOptions({
    queryKey: keyOf(household.show),
    queryFn: async ({ signal }) => {
      const token = readToken();
      const answer = await call(household.show, { signal });
      if (token !== null && readToken() === token) storeSharedPeople(answer);
      return answer;
    },
    staleTime: HOUSEHOLD_FRESH_MS,
  });
}
