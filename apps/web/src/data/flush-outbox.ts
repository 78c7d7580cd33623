import { activity, scans } from '@labelwise/contracts/scans';
import type { QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';
import { network } from '../platform/network/network.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { isAnythingWaiting } from '../platform/storage/member-data.ts';
import { execute, keyOf } from './call.ts';
import { healthProfileQuery, sendProfileChange, waitingProfile } from './health-profile.ts';
import { sendPreference } from './preferences.ts';
import { announcePreferences } from './profile-changes.ts';
import { outbox, refreshLists, type SavedFoodList, savedQuery, sendSaved } from './saved-foods.ts';
import { waitingScans } from './scans.ts';
import { renewShopping, sendEntry, waitingEntries } from './shopping/stored-list.ts';
import { statementsIn } from './submissions/here.ts';
import { renewSubmitted, sendStated } from './submissions/submissions.ts';
import { waitingPreferences } from './waiting-preferences.ts';
import { type Refusal, type Setback, setbackOf, type WaitingStore, type WaitingWrite } from './waiting-writes.ts';

/** Waits before a busy server is tried again: the first, doubled each time up to the longest. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** No server's `Retry-After` is followed for longer than this. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

export type OutboxSender = {
  /** @param isNetworkBack a network that is back says nothing of how busy the server was before */
  readonly tryNow: (isNetworkBack: boolean) => void;
  readonly stop: () => void;
};

/** Sends what waits, one attempt at a time, and tries again by itself while the server is busy. */
export function createOutboxSender(client: QueryClient, onRefused: (count: number) => void): OutboxSender {
  let isRunning = false;
  let isStopped = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const end = await flushOutbox(client);
    if (end.state === 'sent' && end.refused > 0) onRefused(end.refused);
    if (end.state !== 'busy') waitMs = FIRST_WAIT_MS;
    else if (!isStopped) {
      timer = setTimeout(tryNow, Math.max(waitMs, Math.min(end.afterMs, MAX_RETRY_AFTER_MS)));
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    }
  }

  function tryNow(): void {
    clearTimeout(timer);
    if (isRunning || !network.isOnline() || !isAnythingWaiting()) return;
    isRunning = true;
    void send()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  }

  return {
    tryNow: (isNetworkBack) => {
      if (isNetworkBack) waitMs = FIRST_WAIT_MS;
      tryNow();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const LOCK = 'labelwise-outbox';
/** A tab that the system has suspended holds nobody up for longer: everything that is sent may be sent twice. */
const LOCK_WAIT_MS = 10_000;

/** Sends everything that waited for a network. One tab at a time, so that what was toggled twice arrives in its order. */
export async function flushOutbox(client: QueryClient): Promise<Flushed> {
  if (!('locks' in navigator)) return flush(client);
  const signal = AbortSignal.timeout(LOCK_WAIT_MS);
  let isOurs = false;
  const work = () => {
    isOurs = true;
    return flush(client);
  };
  try {
    return await navigator.locks.request(LOCK, { signal }, work);
  } catch (error) {
    if (isOurs) throw error;
    return flush(client);
  }
}

async function flush(client: QueryClient): Promise<Flushed> {
  let refused = 0;
  for (const queue of QUEUES) {
    const end = await queue.flush(client);
    if (end.state !== 'sent') return end;
    refused += end.refused;
  }
  return { state: 'sent', refused };
}

/** What became of what waited. `busy`: the rest may go through later, at the earliest after `afterMs`. */
type Flushed = { readonly state: 'sent'; readonly refused: number } | Exclude<Setback, { state: 'refused' }>;

/** What every waiting thing shows of itself. */
type Shown = {
  /** One and the same for as long as it waits. */
  readonly key: string;
  /** Epoch ms; null where an older version noted none. */
  readonly at: number | null;
  /** Why the server did not take it; null while it waits to be sent. */
  readonly refused: Refusal | null;
};

/** One kind of what waits. */
type Kind<Write extends WaitingWrite, Thing> = {
  readonly store: WaitingStore<Write>;
  readonly show: (write: Write) => Thing;
  readonly send: (write: Write) => Promise<void>;
  /** These have arrived, were refused or were given up: what rests on them is read again. */
  readonly renew: (client: QueryClient, writes: readonly Write[]) => Promise<unknown>;
};

type WaitingQueue<Thing> = {
  readonly things: () => readonly (Thing & Shown)[];
  /** Sends it, the oldest first. What the server refuses stays, marked, for the person to see; anything else ends the round. */
  readonly flush: (client: QueryClient) => Promise<Flushed>;
  /** Gives a thing of this key up, where it lies here: it is not sent. @returns what has it wait again */
  readonly giveUp: (client: QueryClient, key: string) => Promise<() => Promise<void>>;
  /** Has a refused thing of this key wait again, where it lies here. */
  readonly tryAgain: (key: string) => void;
};

/** The one way in which what waits is shown, sent, refused, given up and tried again. */
function waitingQueue<Write extends WaitingWrite, Thing extends Pick<Shown, 'key'>>({
  store,
  show,
  send,
  renew,
}: Kind<Write, Thing>): WaitingQueue<Thing> {
  const withKey = (key: string) => store.all().filter((write) => show(write).key === key);

  async function flush(client: QueryClient): Promise<Flushed> {
    const settled: Write[] = [];
    const end = await sendAll(store, send, settled);
    if (settled.length > 0) await renew(client, settled);
    return end;
  }

  return {
    things: () => store.all().map((write) => ({ ...show(write), at: write.at ?? null, refused: write.refused ?? null })),
    flush,
    giveUp: async (client, key) => {
      const given = withKey(key);
      const renewed = async () => void (given.length > 0 && (await renew(client, given)));
      for (const write of given) store.remove(write);
      await renewed();
      return async () => {
        for (const write of given.toReversed()) store.putBack(write);
        await renewed();
      };
    },
    tryAgain: (key) => {
      for (const write of withKey(key)) store.mark(write, undefined);
    },
  };
}

/** The store is read again each time: something may be added or reversed while an earlier one is on its way. */
async function sendAll<Write extends WaitingWrite>(
  store: WaitingStore<Write>,
  send: (write: Write) => Promise<void>,
  settled: Write[],
): Promise<Flushed> {
  let refused = 0;
  for (let write = store.next(); write !== undefined; write = store.next()) {
    try {
      await send(write);
      store.remove(write);
    } catch (error) {
      const setback = setbackOf(error);
      if (setback.state !== 'refused') return setback;
      log.info(`What was done offline was refused: ${error instanceof Error ? error.message : String(error)}`);
      refused += 1;
      store.mark(write, setback.because);
    }
    settled.push(write);
  }
  return { state: 'sent', refused };
}

const savedFoods = waitingQueue({
  store: outbox,
  show: ({ list, foodId, isSaved }) => ({ kind: list, key: `${list} ${foodId}`, foodId, isSaved }),
  send: async ({ list, isSaved, ...food }) => void (await sendSaved(list, food, isSaved)),
  renew: async (client, saves) => {
    const lists = new Set<SavedFoodList>(saves.map(({ list }) => list));
    await Promise.all([
      ...saves.map(({ list, foodId }) => client.invalidateQueries({ queryKey: savedQuery(list, foodId).queryKey })),
      ...[...lists].map((list) => refreshLists(client, list)),
    ]);
  },
});

const preferences = waitingQueue({
  store: waitingPreferences,
  show: ({ ingredientName, preferenceValue }) => ({
    kind: 'preference' as const,
    key: `preference ${ingredientName}`,
    name: ingredientName,
    value: preferenceValue,
  }),
  send: sendPreference,
  renew: announcePreferences,
});

/** What it generates on the server comes with the preferences, which are read anew. */
const profile = waitingQueue({
  store: waitingProfile,
  show: ({ change }) => ({ kind: 'profile' as const, key: 'health profile', isRestrictions: change.dietaryRestrictions !== undefined }),
  send: sendProfileChange,
  renew: async (client) => {
    await client.invalidateQueries({ queryKey: healthProfileQuery().queryKey });
    await announcePreferences(client);
  },
});

const submissions = waitingQueue({
  store: statementsIn(storageKeys.submissionsWaiting),
  show: ({ gtin, fields, isRemoval, isOffered }) => ({
    kind: 'submission' as const,
    key: `submission ${gtin}`,
    foodId: gtin,
    name: fields.name?.value ?? null,
    isRemoval,
    isOffered,
  }),
  send: sendStated,
  renew: renewSubmitted,
});

/** Each is sent with the key of its first try: one that had arrived makes no second row. */
const scansMade = waitingQueue({
  store: waitingScans,
  show: ({ key, foodId, name }) => ({ kind: 'scan' as const, key: `scan ${key}`, foodId, name }),
  send: ({ foodId, score, userId, key }) => execute(scans.add, { body: { userId, foodId, score }, idempotencyKey: key }),
  renew: (client) => Promise.all([scans.list, activity.summary].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) }))),
});

/** Each is merged field by field, so that what arrives twice or late changes nothing more. */
const entries = waitingQueue({
  store: waitingEntries,
  show: ({ change, name }) => ({ kind: 'shopping' as const, key: `shopping ${change.id}`, name }),
  send: (write) => sendEntry(write),
  renew: renewShopping,
});

/** Everything that can wait for a network, in the order in which it is sent: each kind says only what it sends and what follows. */
export const QUEUES = [savedFoods, profile, preferences, submissions, scansMade, entries] as const;
