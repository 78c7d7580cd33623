import type { EntryValues } from './entry.ts';
import { cleanEntryName } from './entry-text.ts';

/** Lists with a name that a household has at once; the one without a name is not counted. */
export const MAX_LISTS = 20;
export const MAX_LIST_NAME = 60;

export type NamedList = { readonly id: string; readonly name: string };

/** What a list with a name starts with; `null` where nothing is left of the name. */
export function newList(typed: string): EntryValues | null {
  const name = cleanEntryName(typed).slice(0, MAX_LIST_NAME).trim();
  return name === '' ? null : { name, foodId: null, quantity: 1, place: 'list', list: null, isRemoved: false };
}

/**
 * The list that an entry is shown on. Where its own is not there (any more), that is the one without a name: what somebody added while
 * somebody else removed the list is lost to nobody.
 */
export function listOf({ list }: Pick<EntryValues, 'list'>, lists: readonly NamedList[]): string | null {
  return lists.some(({ id }) => id === list) ? list : null;
}
