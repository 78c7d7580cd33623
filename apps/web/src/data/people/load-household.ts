import type { QueryClient } from '@tanstack/react-query';
import { log } from '../../lib/log.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { householdQuery } from '../household/members.ts';
import { NOT_KNOWN } from './has-people.ts';
import { peopleQuery } from './people.ts';
import { notifyPeopleChanged } from './people-changed.ts';

/**
 * Reads whom foods are judged for besides the member, so that the first card of a scanner knows them: on a device that they signed in on
 * just now, or after a change on another. What this device held before stays where a call fails; where it held nothing, those people are
 * not known, which is not nobody: no food is called safe until a call succeeds.
 */
export async function loadHousehold(client: QueryClient): Promise<void> {
  const token = readToken();
  // A device that knows the member's own people has heard of a household, too, if there was one.
  const isNew = local.get(storageKeys.people) === null;
  const read = async (key: string, call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      log.info(`Loading the household failed: ${String(error)}`);
      if (!isNew || token === null || readToken() !== token || local.get(key) !== null) return;
      local.set(key, NOT_KNOWN);
      notifyPeopleChanged();
    }
  };
  await Promise.all([
    read(storageKeys.people, client.fetchQuery(peopleQuery())),
    read(storageKeys.sharedPeople, client.fetchQuery(householdQuery())),
  ]);
}
