import type { Household } from '@labelwise/contracts/household';
import { HouseholdPerson } from '@labelwise/contracts/people';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { inspectJson, local, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { notifyPeopleChanged } from './people-changed.ts';

const People = z.array(HouseholdPerson);

/** Whom the others of the member's household share, as this device heard last; `null`: they lie here and cannot be read. */
export function sharedPeople(): readonly HouseholdPerson[] | null {
  if (readToken() === null) return [];
  const stored = inspectJson(storageKeys.sharedPeople, safely(People));
  if (stored.state === 'unreadable') return null;
  return stored.state === 'present' ? stored.value : [];
}

/** Whether the member shares a list with others, as this device heard last: who they share may change. */
export function isInHousehold(): boolean {
  return readToken() !== null && local.get(storageKeys.sharedPeople) !== null;
}

/** Foods are judged for them too from now on, and for nobody who is shared no more. */
export function storeSharedPeople({ members }: Household): void {
  const people: HouseholdPerson[] = members.flatMap((member) =>
    member.people.map((person) => ({ ...person, healthGoals: [], preferences: [], consentVersion: '', consentAt: member.joinedAt })),
  );
  const before = local.get(storageKeys.sharedPeople);
  if (members.length > 1) writeJson(storageKeys.sharedPeople, people);
  else local.remove(storageKeys.sharedPeople);
  if (local.get(storageKeys.sharedPeople) !== before) notifyPeopleChanged();
}
