import { type ShoppingList, shopping } from '@labelwise/contracts/shopping';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readToken } from '../../platform/storage/token.ts';
import { call, keyOf } from '../call.ts';
import { noteOverridden, storedList, takeAnswer } from './stored-list.ts';

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
