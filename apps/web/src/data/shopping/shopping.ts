import { cleanEntryName, type EntryPlace, type EntryValues, entryOfText, MAX_QUANTITY } from '@labelwise/domain/shopping';
import { useQuery } from '@tanstack/react-query';
import { readToken } from '../../platform/storage/token.ts';
import type { Food } from '../foods/foods.ts';
import { useSession } from '../session/session-context.tsx';
import { sendWaitingNow } from '../start-outbox.ts';
import { shoppingQuery } from './shopping-server.ts';
import { changeHere, type Entry, entriesHere, eraseGuestEntries, guestEntries } from './stored-list.ts';

/** Has the member's list read from the server; a guest's lies here. */
export function useShoppingFromServer(): void {
  const { isAuthenticated } = useSession();
  useQuery({ ...shoppingQuery(), enabled: isAuthenticated });
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
