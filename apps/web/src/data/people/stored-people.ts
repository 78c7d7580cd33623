import type { Household } from '@labelwise/contracts/household';
import { HouseholdPerson } from '@labelwise/contracts/people';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { inspectJson, local, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { householdRevision, ME, notifyPeopleChanged, onPeopleChanged, peopleKey } from './has-people.ts';

export type { HouseholdPerson } from '@labelwise/contracts/people';

const People = z.array(HouseholdPerson);

/** The people of a household as this device holds them; `null`: they lie here and cannot be read, which is not nobody. */
export type StoredPeople = readonly HouseholdPerson[] | null;

/** Those for whom foods can be judged besides the member or guest: their own people, and whom others of the household share. */
export function storedPeople(): StoredPeople {
  const own = ownPeople();
  const shared = sharedPeople();
  return own === null || shared === null ? null : [...own, ...shared];
}

/** The people whom the member or guest added. */
export function ownPeople(): StoredPeople {
  return peopleUnder(peopleKey());
}

/** The people of a guest, also while somebody is signed in and was not asked yet whether to take them along. */
export function storedGuestPeople(): StoredPeople {
  return peopleUnder(storageKeys.guestPeople);
}

function peopleUnder(key: string): StoredPeople {
  const stored = inspectJson(key, safely(People));
  if (stored.state === 'unreadable') return null;
  return stored.state === 'present' ? stored.value : [];
}

/** What counts from now on for whoever is here. */
export function storePeople(people: readonly HouseholdPerson[]): void {
  const key = peopleKey();
  const before = local.get(key);
  if (people.length === 0 && key === storageKeys.guestPeople) local.remove(key);
  else writeJson(key, people);
  if (local.get(key) !== before) notifyPeopleChanged();
}

/** Erases the people of a guest from this device. @returns puts back what was there, to the letter */
export function eraseGuestPeople(): () => void {
  const text = local.get(storageKeys.guestPeople);
  local.remove(storageKeys.guestPeople);
  notifyPeopleChanged();
  return () => {
    if (text !== null) local.set(storageKeys.guestPeople, text);
    notifyPeopleChanged();
  };
}

/** Whom foods are judged for. `me`: the member or guest themselves. */
export type JudgedFor = 'everyone' | 'me' | (string & {});

/** Stored on the device; with more than oneself, everyone is the default. Somebody who is there no longer is not chosen. */
export function judgedFor(): JudgedFor {
  const people = storedPeople();
  if (people !== null && people.length === 0) return ME;
  const chosen = local.get(storageKeys.judgedFor);
  return chosen === ME || people?.some(({ id }) => id === chosen) === true ? (chosen ?? 'everyone') : 'everyone';
}

/** The choice as it goes to the server with a question. Where nobody is known here yet, the server may know them: then it is for everyone. */
export function judgedForToSend(): JudgedFor {
  return storedPeople()?.length === 0 ? 'everyone' : judgedFor();
}

export function judgeFor(chosen: JudgedFor): void {
  local.set(storageKeys.judgedFor, chosen);
  notifyPeopleChanged();
}

/** The household as it lies here, and for whom foods are judged; `revision` belongs into the keys of what is computed by it. */
export function useStoredPeople(): { people: StoredPeople; chosen: JudgedFor; revision: string } {
  const now = useSyncExternalStore(onPeopleChanged, householdRevision, householdRevision);
  return useMemo(() => ({ people: storedPeople(), chosen: judgedFor(), revision: now }), [now]);
}

/** The first of a guest's people is with the account now. */
export function eraseFirstGuestPerson(): void {
  writeJson(storageKeys.guestPeople, (storedGuestPeople() ?? []).slice(1));
  notifyPeopleChanged();
}

/** People that cannot be read make way for the current member or guest. @returns what puts them back where nobody was entered since */
export function eraseUnreadablePeople(): () => void {
  const keys = [...(ownPeople() === null ? [peopleKey()] : []), ...(sharedPeople() === null ? [storageKeys.sharedPeople] : [])];
  const before = keys.map((key) => [key, local.get(key)] as const);
  for (const key of keys) local.remove(key);
  notifyPeopleChanged();
  return () => {
    // Who was entered meanwhile is not lost for what could not be read.
    for (const [key, text] of before) if (text !== null && local.get(key) === null) local.set(key, text);
    notifyPeopleChanged();
  };
}

const Shared = z.array(HouseholdPerson);
const Names = z.array(z.string());

/** Whom the others of the member's household share, as this device read last; `null`: they lie here and cannot be read. */
function sharedPeople(): readonly HouseholdPerson[] | null {
  if (readToken() === null) return [];
  const stored = inspectJson(storageKeys.sharedPeople, safely(Shared));
  if (stored.state === 'unreadable') return null;
  return stored.state === 'present' ? stored.value : [];
}

/**
 * Members of the household for whom nothing is judged, since they share nothing of what they must not eat, or never gave it. Names that
 * cannot be read are those of people all the same.
 */
export function membersNotJudged(): readonly string[] {
  if (readToken() === null) return [];
  const stored = inspectJson(storageKeys.notShared, safely(Names));
  if (stored.state === 'unreadable') return ['?'];
  return stored.state === 'present' ? stored.value : [];
}

/** Foods are judged for them too from now on, and for nobody who is shared no more. */
export function storeSharedPeople({ members }: Pick<Household, 'members'>): void {
  const people: HouseholdPerson[] = members.flatMap((member) =>
    member.people.map((person) => ({ ...person, healthGoals: [], preferences: [], consentVersion: '', consentAt: member.joinedAt })),
  );
  const others = members.filter(({ isMe, id, people: shared }) => !isMe && !shared.some((one) => one.id === id));
  const stored = () => `${local.get(storageKeys.sharedPeople)} ${local.get(storageKeys.notShared)}`;
  const before = stored();
  if (members.length > 1) writeJson(storageKeys.sharedPeople, people);
  else local.remove(storageKeys.sharedPeople);
  if (others.length > 0)
    writeJson(
      storageKeys.notShared,
      others.map(({ name }) => name),
    );
  else local.remove(storageKeys.notShared);
  if (stored() !== before) notifyPeopleChanged();
}
