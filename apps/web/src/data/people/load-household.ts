import type { QueryClient } from '@tanstack/react-query';
import { log } from '../../lib/log.ts';
import { householdQuery } from '../household/members.ts';
import { peopleQuery } from './people.ts';

/**
 * Reads whom foods are judged for besides the member, so that the first card of a scanner knows them: on a device that they signed in on
 * just now, or after a change on another. What this device held before stays where a call fails.
 */
export async function loadHousehold(client: QueryClient): Promise<void> {
  const read = await Promise.allSettled([client.fetchQuery(peopleQuery()), client.fetchQuery(householdQuery())]);
  for (const one of read) if (one.status === 'rejected') log.info(`Loading the household failed: ${String(one.reason)}`);
}
