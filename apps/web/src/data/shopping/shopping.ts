import { type ShoppingList, shopping } from '@labelwise/contracts/shopping';
import { cleanEntryName, type EntryPlace, type EntryValues, entryOfText, MAX_QUANTITY } from '@labelwise/domain/shopping';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { readToken } from '../../platform/storage/token.ts';
import { call, keyOf } from '../call.ts';
import type { Food } from '../foods/foods.ts';
import { useSession } from '../session/session-context.tsx';
import { sendWaitingNow } from '../start-outbox.ts';
import {
  changeHere,
  type Entry,
  entriesHere,
  eraseGuestEntries,
  guestEntries,
  noteOverridden,
  storedList,
  takeAnswer,
} from './stored-list.ts';

/** Reads what changed since this device heard last. */
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

/** Has the member's list read from the server; a guest's lies here. */
export function useShoppingFromServer(): void {
  const { isAuthenticated } = useSession();
  useQuery({ ...shoppingQuery(), enabled: isAuthenticated });
}

/** Sends a change that waited. What stands in its place by another's change is noted for the screen. @throws ApiError */
export async function sendEntry({ change, name }: { change: Parameters<typeof noteOverridden>[0]; name: string }): Promise<void> {
  const answer: ShoppingList = await call(shopping.change, { body: { since: sinceHere(), changes: [change] } });
  takeAnswer(answer);
  noteOverridden(change, name, answer);
}

export async function renewShopping(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: shoppingQuery().queryKey });
}

function change(id: string, name: string, values: Partial<EntryValues>): void {
  changeHere(id, name, values);
  if (readToken() !== null) sendWaitingNow();
}

/** Changes some values of an entry. */
export function changeItem({ id, name }: Pick<Entry, 'id' | 'name'>, values: Partial<EntryValues>): void {
  const cleaned = values.name === undefined ? values : { ...values, name: cleanEntryName(values.name) || name };
  change(id, cleaned.name ?? name, cleaned);
}

/** Adds typed words; @returns whether there were any */
export function addWords(text: string): boolean {
  const read = entryOfText(text);
  if (read === null) return false;
  change(crypto.randomUUID(), read.name, { ...read, foodId: null, place: 'list', isRemoved: false });
  return true;
}

/**
 * Adds a food. One that is on the list already is not there twice: scanned in the shop it goes into the basket, and once it lies there
 * there is one more of it. @returns what became of it
 */
export function addFood({ id: foodId, name }: Pick<Food, 'id' | 'name'>, place: EntryPlace): 'added' | 'ticked' | 'one more' {
  const known = entriesHere().filter((entry) => entry.foodId === foodId);
  const there = known.find((entry) => entry.place === place);
  const listed = known.find((entry) => entry.place !== place);
  if (there !== undefined) {
    changeItem(there, { quantity: Math.min(there.quantity + 1, MAX_QUANTITY) });
    return 'one more';
  }
  if (listed !== undefined && place === 'basket') {
    changeItem(listed, { place });
    return 'ticked';
  }
  const words = cleanEntryName(name);
  change(crypto.randomUUID(), words === '' ? foodId : words, {
    name: words === '' ? foodId : words,
    foodId,
    quantity: 1,
    place,
    isRemoved: false,
  });
  return 'added';
}

/** Takes the entries of a guest into the member's list. */
export function takeEntriesAlong(): void {
  for (const { name, foodId, quantity, place } of guestEntries())
    change(crypto.randomUUID(), name.value, {
      name: name.value,
      foodId: foodId.value,
      quantity: quantity.value,
      place: place.value,
      isRemoved: false,
    });
  eraseGuestEntries();
}
