import { type Household, HouseholdEvent, household, SHARING_CONSENT_VERSION } from '@labelwise/contracts/household';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toApiError } from '../platform/http/answer.ts';
import { serverEvents } from '../platform/http/server-events.ts';
import { network } from '../platform/network/network.ts';
import { getPlatform, lifecycle } from '../platform/platform.ts';
import { call, execute, send } from './call.ts';
import { householdQuery, peopleQuery } from './people/people.ts';
import { storeSharedPeople } from './people/stored-people.ts';
import { useSession } from './session/session.ts';
import { renewShopping, storedList } from './shopping/stored-list.ts';

export function useHouseholdMembers(): ReturnType<typeof useQuery<Household>> {
  const { isAuthenticated } = useSession();
  return useQuery({ ...householdQuery(), enabled: isAuthenticated });
}

/** A link, answered this once. @throws ApiError */
export async function inviteMember(client: QueryClient): Promise<string> {
  const { link } = await call(household.invite);
  await client.invalidateQueries({ queryKey: householdQuery().queryKey });
  return link;
}

/** Whoever came first by the link stands in the household then. @throws ApiError */
export async function withdrawInvitation(client: QueryClient, id: string): Promise<void> {
  try {
    await execute(household.withdraw, { params: { id } });
  } finally {
    await client.invalidateQueries({ queryKey: householdQuery().queryKey });
  }
}

export function invitationQuery(token: string) {
  return queryOptions({ queryKey: ['invitation', token], queryFn: () => call(household.look, { body: { token } }), retry: false });
}

async function takeHousehold(client: QueryClient, answer: Household): Promise<void> {
  storeSharedPeople(answer);
  client.setQueryData(householdQuery().queryKey, answer);
  await renewShopping(client);
}

/** @throws ApiError */
export async function joinHousehold(client: QueryClient, token: string): Promise<void> {
  await takeHousehold(client, await call(household.join, { body: { token } }));
}

/** @throws ApiError */
export async function leaveHousehold(client: QueryClient): Promise<void> {
  await takeHousehold(client, await call(household.leave));
}

/** @throws ApiError */
export async function shareWithHousehold(client: QueryClient, shared: readonly string[]): Promise<void> {
  const body = { shared: [...shared], consentVersion: SHARING_CONSENT_VERSION };
  await takeHousehold(client, await call(household.share, { body }));
}

/** The server sends a sign of life every few seconds; three times its longest pause is a lost connection. */
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** Between two looks at a server that answers at once although nothing changed. */
const LOOK_EVERY_MS = 5000;

/**
 * While a screen is shown and the app is in front: has list, household and people read again as soon as somebody changes them. Screens
 * that ask at the same time share one connection.
 */
export function useHouseholdChanges(client: QueryClient): void {
  const { isAuthenticated } = useSession();
  useEffect(() => (isAuthenticated ? listen(client) : undefined), [client, isAuthenticated]);
}

/** Listens while it is shown, and shows nothing. */
export function HouseholdChanges(): null {
  useHouseholdChanges(useQueryClient());
  return null;
}

let screens = 0;
let stopListening: (() => void) | null = null;

function listen(client: QueryClient): () => void {
  screens += 1;
  stopListening ??= whileInFront((signal) => void hear(client, signal));
  return () => {
    screens -= 1;
    if (screens > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

/** Starts something each time the app comes to the front, and ends it when it leaves it. @returns how to end it for good */
function whileInFront(start: (signal: AbortSignal) => void): () => void {
  let left = new AbortController();
  const follow = (isActive: boolean) => {
    left.abort();
    left = new AbortController();
    if (isActive) start(left.signal);
  };
  const stop = lifecycle.subscribe(follow);
  follow(lifecycle.isActive());
  return () => {
    stop();
    left.abort();
  };
}

async function hear(client: QueryClient, signal: AbortSignal): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      if (network.isOnline()) await hearOnce(client, signal);
      waitMs = FIRST_WAIT_MS;
    } catch {
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    }
    await pause(waitMs, signal);
  }
}

/** Until the connection ends. What was missed before it is read with its first word. */
async function hearOnce(client: QueryClient, signal: AbortSignal): Promise<void> {
  if (getPlatform() !== 'web') return hearWholeAnswers(client, signal);
  const answer = await send(household.events, { headers: { Accept: 'text/event-stream' }, signal });
  if (!answer.ok) throw await toApiError(answer);
  let known = '';
  for await (const { name, data } of serverEvents(answer, SILENCE_MS)) {
    const event = HouseholdEvent.safeParse(data);
    if (name !== 'changed' || !event.success || event.data.cursor === known) continue;
    await take(client, event.data.cursor);
    known = event.data.cursor;
  }
}

/** In the native shell, whose requests are answered as a whole: the server answers when something changed. */
async function hearWholeAnswers(client: QueryClient, signal: AbortSignal): Promise<void> {
  let since: string | undefined;
  while (!signal.aborted) {
    const asked = performance.now();
    const { cursor } = await call(household.events, { query: { since }, signal });
    if (cursor === since) {
      if (performance.now() - asked < LOOK_EVERY_MS) await pause(LOOK_EVERY_MS, signal);
      continue;
    }
    await take(client, cursor);
    since = cursor;
  }
}

/**
 * Reads what changed. That this device has the list of this cursor says nothing of the household: a change of its own may have brought the
 * list. @throws ApiError: the change is not known yet
 */
async function take(client: QueryClient, cursor: string): Promise<void> {
  await Promise.all([
    cursor === storedList().cursor ? undefined : renewShopping(client),
    client.fetchQuery({ ...householdQuery(), staleTime: 0 }),
    client.fetchQuery({ ...peopleQuery(), staleTime: 0 }),
  ]);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
