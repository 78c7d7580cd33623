import {
  type Aisle,
  aisleOf,
  byAisle,
  cleanEntryName,
  type EntryKind,
  type EntryPlace,
  type EntryValues,
  entryOfText,
  MAX_QUANTITY,
  type NamedList,
  newList,
} from '@labelwise/domain/shopping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locale, say } from '../../i18n/say.ts';
import { readToken } from '../../platform/storage/token.ts';
import type { Food } from '../foods/foods.ts';
import { useSession } from '../session/session.ts';
import { sendWaitingNow } from '../start-outbox.ts';
import {
  changeHere,
  currentList,
  type Entry,
  entriesHere,
  eraseGuestEntries,
  guestEntries,
  openList,
  shoppingHere,
  shoppingQuery,
  storedList,
} from './stored-list.ts';

/** Has the member's list read from the server; a guest's lies here. `isKnown`: this device had it once, so what stands here is a list. */
export function useShoppingFromServer() {
  const { isAuthenticated } = useSession();
  const { isError, isFetching, refetch } = useQuery({ ...shoppingQuery(), enabled: isAuthenticated });
  const isKnown = !isAuthenticated || storedList().cursor !== '';
  return { isKnown, isFailed: isError, isFetching, retry: () => void refetch() };
}

function change(id: string, name: string, values: Partial<EntryValues>, kind?: EntryKind): void {
  changeHere(id, name, values, kind);
  if (readToken() !== null) sendWaitingNow();
}

/** Changes some values of an entry. */
export function changeItem({ id, name }: Pick<Entry, 'id' | 'name'>, values: Partial<EntryValues>): void {
  const cleaned = values.name === undefined ? values : { ...values, name: cleanEntryName(values.name) || name };
  change(id, cleaned.name ?? name, cleaned);
}

/** Adds typed words to the list that is open; @returns whether there were any */
export function addWords(text: string): boolean {
  const read = entryOfText(text);
  if (read === null) return false;
  change(crypto.randomUUID(), read.name, { ...read, foodId: null, place: 'list', list: currentList(), isRemoved: false });
  return true;
}

/** The entry of words alone that a product is looked for just now. */
let chosenFor: string | null = null;

/** From "Choose" at an entry until the list is open again: the next food that is added stands for its words. */
export function chooseFor(entry: string | null): void {
  chosenFor = entry;
}

/**
 * Adds a food to the list that is open. One that is on the list already is not there twice: scanned in the shop it goes into the basket,
 * and once it lies there there is one more of it. One that was looked for takes the place of the words. @returns what became of it
 */
export function addFood({ id: foodId, name }: Pick<Food, 'id' | 'name'>, place: EntryPlace): 'added' | 'ticked' | 'one more' {
  const list = currentList();
  const known = entriesHere().filter((entry) => entry.foodId === foodId && entry.list === list);
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
  const wanted = entriesHere().find((entry) => entry.id === chosenFor && entry.foodId === null && entry.place === place);
  chosenFor = null;
  if (wanted !== undefined) {
    changeItem(wanted, { foodId, name: words === '' ? foodId : words });
    return 'added';
  }
  change(crypto.randomUUID(), words === '' ? foodId : words, {
    name: words === '' ? foodId : words,
    foodId,
    quantity: 1,
    place,
    list,
    isRemoved: false,
  });
  return 'added';
}

/** Takes the lists and entries of a guest into those of the member. */
export function takeEntriesAlong(): void {
  const rows = guestEntries();
  const ids = new Map(rows.map(({ id }) => [id, crypto.randomUUID()]));
  for (const { id, kind, name, foodId, quantity, place, list } of rows)
    change(
      ids.get(id) ?? id,
      name.value,
      {
        name: name.value,
        foodId: foodId.value,
        quantity: quantity.value,
        place: place.value,
        list: ids.get(list.value ?? '') ?? null,
        isRemoved: false,
      },
      kind,
    );
  eraseGuestEntries();
}

/** Makes a list with a name and opens it; @returns whether there was a name */
export function addList(typed: string): boolean {
  const values = newList(typed);
  if (values === null) return false;
  const id = crypto.randomUUID();
  change(id, values.name, values, 'list');
  openList(id);
  return true;
}

/** @returns whether there was a name */
export function renameList(list: NamedList, typed: string): boolean {
  const name = newList(typed)?.name;
  if (name === undefined) return false;
  if (name !== list.name) change(list.id, name, { name });
  return true;
}

/**
 * Removes a list with the entries that are on it now; what somebody else adds to it meanwhile is shown on the list without a name.
 *
 * @returns puts all of it back
 */
export function removeList(list: NamedList): () => void {
  const entries = entriesHere().filter((entry) => entry.list === list.id);
  const setRemoved = (isRemoved: boolean) => {
    change(list.id, list.name, { isRemoved });
    for (const { id, name } of entries) change(id, name, { isRemoved });
  };
  setRemoved(true);
  openList(null);
  return () => {
    setRemoved(false);
    openList(list.id);
  };
}

/** Says what became of a food that was put onto the open list or into its basket, and names the list where it has a name. */
export function addedText(done: ReturnType<typeof addFood>, place: 'list' | 'basket', name: string): string {
  if (done === 'one more') return say('screens-shopping.is_one_more', { name });
  if (place === 'basket') return say('screens-shopping.is_ticked', { name });
  const open = currentList();
  const list = shoppingHere().lists.find(({ id }) => id === open);
  return list === undefined ? say('screens-shopping.is_added', { name }) : say('screens-shopping.is_added_to', { name, list: list.name });
}

/** Entries by where they stand in a shop. Words are looked up by what they name; until that is known they come last. */
export function useAisles(entries: readonly Entry[], foods: ReadonlyMap<string, Food | null>): { aisle: Aisle; entries: Entry[] }[] {
  const { data: words } = useQuery({
    queryKey: ['aisle words'],
    queryFn: async () => await import('./aisle-words.ts'),
    enabled: entries.some(({ foodId }) => foodId === null || foods.get(foodId) == null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return useMemo(
    () =>
      byAisle(entries, ({ foodId, name }) => {
        const food = foodId === null ? null : foods.get(foodId);
        return food == null ? (words?.aisleOfName(name, new Intl.Locale(locale()).language) ?? 'other') : aisleOf(food.facts);
      }),
    [entries, foods, words],
  );
}
