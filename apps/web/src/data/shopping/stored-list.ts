import { EntryChange, ShoppingList, shopping } from '@labelwise/contracts/shopping';
import {
  changeEntry,
  type EntryKind,
  type EntryValues,
  entryOf,
  highestCount,
  listOf,
  mergeChanges,
  mergeEntry,
  type NamedList,
  overriddenFields,
  type ShoppingEntry,
} from '@labelwise/domain/shopping';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createListeners } from '../../lib/store.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { call, keyOf } from '../call.ts';
import { Refusal, waitingStore } from '../waiting-writes.ts';

/** Entries and lists as the server had them last; of a guest, these themselves. */
const Stored = z.omit(ShoppingList, { isWhole: true, refused: true, lists: true });
type Stored = z.infer<typeof Stored>;
const NOTHING: Stored = { cursor: '', count: 0, entries: [] };

/** A change of an entry that waits for a network. */
const Waiting = z.object({ change: EntryChange, name: z.string(), at: z.number(), refused: z.optional(Refusal) });

const listeners = createListeners();

/** Changes that the server has not yet, one an entry; they go with the member's data at sign-out. */
export const waitingEntries = waitingStore<z.infer<typeof Waiting>>({
  key: storageKeys.shoppingWaiting,
  subjectOf: ({ change }) => change.id,
  parse: safely(Waiting),
  onChange: listeners.notify,
});

const keyOfNow = () => (readToken() === null ? storageKeys.guestShopping : storageKeys.shopping);

export function storedList(key: string = keyOfNow()): Stored {
  return readJson(key, safely(Stored)) ?? NOTHING;
}

function store(list: Stored): void {
  writeJson(keyOfNow(), list);
  listeners.notify();
}

/** This device among those that change a list; it says nothing of whose it is. */
function deviceId(): string {
  const known = local.get(storageKeys.device);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  local.set(storageKeys.device, made);
  return made;
}

/** An entry as it stands here: what the server had last with what waits to be sent. */
export type Entry = Omit<EntryValues, 'list'> & {
  readonly id: string;
  /** The list that it is shown on; `null`: the one without a name. */
  readonly list: string | null;
  /** Of the household; `null` where it is not known yet, or nobody any more. */
  readonly addedBy: string | null;
  readonly changedBy: string | null;
  readonly isWaiting: boolean;
};

/** The entries of all lists and the lists with a name, without those that are removed, in the order in which they came. */
export function shoppingHere(): { entries: Entry[]; lists: NamedList[] } {
  const rows = rowsHere();
  const lists = rows.flatMap(({ kind, id, name }) => (kind === 'list' ? [{ id, name }] : []));
  const entries = rows.flatMap(({ kind, ...entry }) => (kind === 'entry' ? [{ ...entry, list: listOf(entry, lists) }] : []));
  return { entries, lists };
}

export const entriesHere = (): Entry[] => shoppingHere().entries;

function rowsHere(): (Entry & { readonly kind: EntryKind })[] {
  const { entries } = storedList();
  const waiting = new Map(readToken() === null ? [] : waitingEntries.all().map(({ change }) => [change.id, change]));
  const known = new Set(entries.map(({ id }) => id));
  const merged = entries.map((entry) => {
    const change = waiting.get(entry.id);
    return { entry: change === undefined ? entry : mergeEntry(entry, change), of: entry, isWaiting: change !== undefined };
  });
  const added = [...waiting.values()].flatMap((change) => {
    const entry = known.has(change.id) ? null : entryOf(change);
    return entry === null ? [] : [{ entry, of: { addedBy: null, changedBy: null }, isWaiting: true }];
  });
  return [...merged, ...added].flatMap(({ entry, of, isWaiting }) =>
    entry.isRemoved.value
      ? []
      : [{ ...valuesOf(entry), kind: entry.kind, id: entry.id, addedBy: of.addedBy, changedBy: of.changedBy, isWaiting }],
  );
}

function valuesOf({ name, foodId, quantity, place, list, isRemoved }: ShoppingEntry): EntryValues {
  return {
    name: name.value,
    foodId: foodId.value,
    quantity: quantity.value,
    place: place.value,
    list: list.value,
    isRemoved: isRemoved.value,
  };
}

/**
 * Changes an entry, or a list with a name, here and now: of a guest for good, of a member until the server has it. It is stored in the
 * same turn, whatever becomes of the page.
 */
export function changeHere(id: string, name: string, values: Partial<EntryValues>, kind: EntryKind = 'entry'): void {
  const list = storedList();
  const waiting = waitingEntries.all();
  const seen = Math.max(list.count, ...waiting.map(({ change }) => highestCount(change)), 0);
  const change = changeEntry(id, values, { seen, by: deviceId() }, kind);
  if (readToken() !== null) {
    const before = waiting.find((one) => one.change.id === id)?.change;
    waitingEntries.add({ change: before === undefined ? change : mergeChanges(before, change), name, at: Date.now() });
    return;
  }
  const known = list.entries.find((entry) => entry.id === id);
  const entry = known === undefined ? entryOf(change) : mergeEntry(known, change);
  if (entry === null) return;
  const whole = { ...entry, addedBy: null, changedBy: null };
  const others = list.entries.filter((one) => one.id !== id);
  const entries = known === undefined ? [...others, whole] : list.entries.map((one) => (one.id === id ? whole : one));
  store({ ...list, count: seen + 1, entries: withFewRemoved(entries) });
}

/** Removed entries that are remembered: they can be put back, and an answer that comes late brings none of them back. */
const MAX_REMOVED = 100;

function withFewRemoved(entries: readonly Stored['entries'][number][]): Stored['entries'] {
  const removed = entries.filter(({ isRemoved }) => isRemoved.value);
  const old = new Set(removed.slice(0, Math.max(0, removed.length - MAX_REMOVED)));
  return entries.filter((entry) => !old.has(entry));
}

/** What the server answered, merged with what lies here: an answer that comes late takes nothing back. */
export function takeAnswer({ cursor, count, isWhole, entries: given, lists }: ShoppingList): void {
  const entries = [...given, ...lists];
  const here = storedList();
  const byId = new Map((isWhole ? [] : here.entries).map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    const known = here.entries.find(({ id }) => id === entry.id);
    byId.set(entry.id, known === undefined ? entry : { ...entry, ...mergeEntry(entry, known) });
  }
  const next = { cursor, count: Math.max(count, here.count), entries: withFewRemoved([...byId.values()]) };
  if (JSON.stringify(next) !== JSON.stringify(here)) store(next);
}

/** Own changes in the place of which somebody else's stands now: what was changed, and by whom. */
export type Overridden = { readonly id: string; readonly name: string; readonly by: string | null };
let overridden: readonly Overridden[] = [];

/** Notes which of a change's fields the answer has other values of. */
export function noteOverridden(change: EntryChange, name: string, answer: ShoppingList): void {
  const entry = [...answer.entries, ...answer.lists].find(({ id }) => id === change.id);
  const isGone = answer.refused.includes(change.id);
  if (!isGone && (entry === undefined || overriddenFields(change, entry).length === 0)) return;
  overridden = [...overridden.filter(({ id }) => id !== change.id), { id: change.id, name, by: entry?.changedBy ?? null }];
  listeners.notify();
}

export function dismissOverridden(): void {
  overridden = [];
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  const keys: readonly (string | null)[] = [
    storageKeys.shopping,
    storageKeys.guestShopping,
    storageKeys.shoppingWaiting,
    storageKeys.openList,
    null,
  ];
  const hear = ({ key }: StorageEvent) => {
    if (keys.includes(key)) listener();
  };
  window.addEventListener('storage', hear);
  return () => {
    stop();
    window.removeEventListener('storage', hear);
  };
}

const revision = () =>
  `${local.get(keyOfNow()) ?? ''}|${local.get(storageKeys.shoppingWaiting) ?? ''}|${overridden.length}|${keyOfNow()}|${local.get(storageKeys.openList) ?? ''}`;

/** The list as it stands here, for a screen. */
export function useShopping() {
  const now = useSyncExternalStore(subscribe, revision, revision);
  return useMemo(() => ({ ...shoppingHere(), current: currentList(), overridden, revision: now }), [now]);
}

/** The list that is open on this device, which entries are added to; `null`: the one without a name. */
export function currentList(): string | null {
  const chosen = local.get(storageKeys.openList);
  return shoppingHere().lists.some(({ id }) => id === chosen) ? chosen : null;
}

export function openList(id: string | null): void {
  if (id === null) local.remove(storageKeys.openList);
  else local.set(storageKeys.openList, id);
  listeners.notify();
}

/** What a guest left on this device for whoever signs in: entries, and the lists that these stand on. */
export function guestEntries(): readonly ShoppingEntry[] {
  return storedList(storageKeys.guestShopping).entries.filter(({ isRemoved }) => !isRemoved.value);
}

/** The answer puts them back. */
export function eraseGuestEntries(): () => void {
  const text = local.get(storageKeys.guestShopping);
  local.remove(storageKeys.guestShopping);
  listeners.notify();
  return () => {
    if (text !== null) local.set(storageKeys.guestShopping, text);
    listeners.notify();
  };
}

/** Reads what changed since this device last read. */
export function shoppingQuery() {
  return queryOptions({
    queryKey: keyOf(shopping.list),
    queryFn: async ({ signal }) => {
      const token = readToken();
      const answer = await call(shopping.list, { query: { since: sinceHere() }, signal });
      if (token !== null && readToken() === token) takeAnswer(answer);
      return answer.cursor;
    },
    staleTime: 0,
    refetchOnReconnect: 'always',
  });
}

const sinceHere = () => (storedList().cursor === '' ? undefined : storedList().cursor);

/** Sends a change that waited. What stands in its place by another's change is noted for the screen. @throws ApiError */
export async function sendEntry({ change, name }: { change: Parameters<typeof noteOverridden>[0]; name: string }): Promise<void> {
  const token = readToken();
  const answer: ShoppingList = await call(shopping.change, { body: { since: sinceHere(), changes: [change] } });
  // What comes after a sign-out is not the next member's.
  if (readToken() !== token) return;
  takeAnswer(answer);
  noteOverridden(change, name, answer);
}

export async function renewShopping(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: shoppingQuery().queryKey });
}
