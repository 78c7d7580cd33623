import { say } from '../../i18n/say.ts';
import type { addFood } from './shopping.ts';
import { currentList, shoppingHere } from './stored-list.ts';

/** Says what became of a food that was put onto the open list or into its basket, and names the list where it has a name. */
export function addedText(done: ReturnType<typeof addFood>, place: 'list' | 'basket', name: string): string {
  if (done === 'one more') return say('screens-shopping.is_one_more', { name });
  if (place === 'basket') return say('screens-shopping.is_ticked', { name });
  const open = currentList();
  const list = shoppingHere().lists.find(({ id }) => id === open);
  return list === undefined ? say('screens-shopping.is_added', { name }) : say('screens-shopping.is_added_to', { name, list: list.name });
}
