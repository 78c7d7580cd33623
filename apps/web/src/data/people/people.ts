import { household } from '@labelwise/contracts/household';
import { type NewPerson, PERSON_CONSENT_VERSION, people } from '@labelwise/contracts/people';
import { restrictionsOfChip } from '@labelwise/domain/diets';
import { isChild, MAX_PEOPLE, restrictionsOfChild } from '@labelwise/domain/people';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { locale, say } from '../../i18n/say.ts';
import { useOpenOnce } from '../../lib/use-open-once.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { call, execute, keyOf } from '../call.ts';
import { understandOnDevice } from '../reading/read-food.ts';
import { useAccess } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { isInHousehold, NOT_KNOWN } from './has-people.ts';
import {
  eraseFirstGuestPerson,
  eraseGuestPeople,
  type HouseholdPerson,
  judgeFor,
  membersNotJudged,
  ownPeople,
  storedGuestPeople,
  storePeople,
  storeSharedPeople,
  useStoredPeople,
} from './stored-people.ts';
import { tooYoungText } from './verdict-words.ts';

/** What a person is given; the consent is added where it is stored. */
export type PersonFields = Omit<NewPerson, 'consentVersion'>;

/** The member's household as the server has it; this device keeps a copy for when there is no network. */
export function peopleQuery() {
  return queryOptions({
    queryKey: keyOf(people.list),
    queryFn: async ({ signal }) => {
      const token = readToken();
      const list = await call(people.list, { signal });
      // The session may have ended while the call was on its way.
      if (token !== null && readToken() === token) storePeople(list);
      return list;
    },
    staleTime: HOUSEHOLD_FRESH_MS,
  });
}

/** The household of whoever is here, read again where that is possible, and for whom foods are judged. */
export function useHousehold(): ReturnType<typeof useStoredPeople> {
  const { isAuthenticated } = useSession();
  useQuery({ ...peopleQuery(), enabled: isAuthenticated });
  useQuery({ ...householdQuery(), enabled: isAuthenticated && isInHousehold() });
  return useStoredPeople();
}

/**
 * Whether it is still to come whom foods are judged for besides the member, for a screen that leaves room for them: true where this device
 * has never read of them, until both answers are here.
 */
export function useIsHouseholdOpen(): boolean {
  const { isAuthenticated, isLoading } = useSession();
  const [isNew] = useState(() => readToken() !== null && local.get(storageKeys.people) === null);
  const enabled = isAuthenticated && isNew;
  const own = useQuery({ ...peopleQuery(), enabled });
  const shared = useQuery({ ...householdQuery(), enabled });
  const isOpen = [own, shared].some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused');
  return useOpenOnce(isNew && (isLoading || (isAuthenticated && isOpen)));
}

/** Whether the member's people came from the account, for a screen that is about them. A guest's lie here. */
export function usePeopleFromServer() {
  const { isAuthenticated } = useSession();
  const { isPending, isError, isFetching, refetch } = useQuery({ ...peopleQuery(), enabled: isAuthenticated });
  const stored = local.get(storageKeys.people);
  const isHere = !isAuthenticated || (stored !== null && stored !== NOT_KNOWN);
  return { isHere, isPending: isAuthenticated && isPending, isFailed: isError, isFetching, retry: () => void refetch() };
}

/** The switch "everyone, me, one of them"; nobody to choose from where there is only oneself. */
export function useJudgedFor() {
  const { people, chosen } = useHousehold();
  return {
    people: people ?? [],
    chosen,
    everyone: everyoneText(),
    notJudged: chosen === 'everyone' ? notJudgedText() : null,
    tooYoung: tooYoungText(),
    onChoose: judgeFor,
  };
}

/** How many there may be with oneself. */
export function useMostPeople(): number {
  const { hasPremiumAccess } = useAccess();
  return hasPremiumAccess ? MAX_PEOPLE.premium : MAX_PEOPLE.free;
}

/** Adds a person, or changes the one of that id: with the member's account, or on a guest's device. @throws ApiError */
export async function savePerson(client: QueryClient, id: string | null, given: PersonFields): Promise<void> {
  const fields = isChild(given.age) ? await asChild(given) : given;
  const body = { ...fields, consentVersion: PERSON_CONSENT_VERSION };
  if (readToken() === null) return saveHere(id, body);
  const saved = id === null ? await call(people.add, { body }) : await call(people.change, { params: { id }, body });
  const others = ownPeople() ?? [];
  storePeople(id === null ? [...others, saved] : others.map((one) => (one.id === id ? saved : one)));
  await client.invalidateQueries({ queryKey: peopleQuery().queryKey });
}

/** Of a child nothing is stored but who they are and what they must not eat. */
async function asChild(given: PersonFields): Promise<PersonFields> {
  const typed = given.medicalConditions.filter((condition) => restrictionsOfChip(condition) === null);
  const found = typed.length === 0 ? [] : await understandOnDevice(typed.map((text) => ({ typed: text, place: 'condition' })));
  // What this device cannot read is taken for what rules foods out: rather a warning too many than one lost.
  const rulesOut = (condition: string) =>
    (restrictionsOfChip(condition) ?? found?.find((one) => one.typed === condition)?.restrictions)?.length !== 0;
  const dietaryRestrictions = restrictionsOfChild(given.dietaryRestrictions, given.medicalConditions, rulesOut);
  return { ...given, dietaryRestrictions, medicalConditions: [], healthGoals: [], preferences: [] };
}

function saveHere(id: string | null, body: NewPerson): void {
  const stored = ownPeople() ?? [];
  const known = stored.find((one) => one.id === id);
  const consentAt = known?.consentVersion === body.consentVersion ? known.consentAt : new Date().toISOString();
  const person: HouseholdPerson = { ...body, id: id ?? crypto.randomUUID(), consentAt };
  storePeople(known === undefined ? [...stored, person] : stored.map((one) => (one.id === id ? person : one)));
}

/** Erases a person, here and with the account. @throws ApiError */
export async function erasePerson(client: QueryClient, id: string): Promise<void> {
  if (readToken() !== null) await execute(people.remove, { params: { id } });
  storePeople((ownPeople() ?? []).filter((one) => one.id !== id));
  if (readToken() !== null) await client.invalidateQueries({ queryKey: peopleQuery().queryKey });
}

/**
 * Takes a guest's people into the account, one after the other, and erases each from this device as it arrives: what the account has no
 * room for stays to be decided. @throws ApiError
 */
export async function takePeopleAlong(client: QueryClient): Promise<void> {
  for (const { id: _id, consentAt: _at, ...person } of storedGuestPeople() ?? []) {
    const saved = await call(people.add, { body: { ...person, consentVersion: PERSON_CONSENT_VERSION } });
    storePeople([...(ownPeople() ?? []), saved]);
    eraseFirstGuestPerson();
  }
  eraseGuestPeople();
  await client.invalidateQueries({ queryKey: peopleQuery().queryKey });
}

/** Who shares the list and for whom nothing is judged; `null` where that is nobody. */
export function notJudgedText(): string | null {
  const names = membersNotJudged();
  return names.length === 0 ? null : say('screens-shopping.not_judged_for', { names: new Intl.ListFormat(locale()).format(names) });
}

/** What stands for all of those whom foods are judged for: "everyone" only where nobody of the household is left out. */
export function everyoneText(): string {
  return say(membersNotJudged().length > 0 ? 'screens-people.everyone_judged' : 'screens-people.everyone');
}

/** How long it counts as known whom foods are judged for: another device may have added somebody, or an allergy, since. */
const HOUSEHOLD_FRESH_MS = 10_000;

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
