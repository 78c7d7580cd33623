import { ai, Message } from '@labelwise/contracts/ai';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type ListPage, pagesQuery } from '../lists/pages.ts';
import { pathOf } from './conversations.ts';

/** One turn as the screen holds it: its timestamp is a date, in epoch milliseconds. */
export type ChatMessage = Omit<Message, 'timestamp'> & { readonly at: number };

/** Reads a turn; one without a readable date counts as said just now. */
export function chatMessage({ timestamp, ...message }: Message, now: number = Date.now()): ChatMessage {
  const at = Date.parse(timestamp);
  return { ...message, at: Number.isNaN(at) ? now : at };
}

const Row = z.pipe(
  Message,
  z.transform((message: Message) => chatMessage(message)),
);

/** How often a reply that is still being written elsewhere is asked for. */
const POLL_MS = 1500;

/** What was said in a conversation: the newest page first, each page in the order of the talk. */
export function messagesQuery(id: string) {
  return {
    ...pagesQuery<ChatMessage>(pathOf(ai.messages.path, id), Row),
    refetchInterval: ({ state }: { state: { data: Pages | undefined } }) =>
      inOrder(state.data).at(-1)?.status === 'pending' ? POLL_MS : false,
  };
}

type Pages = InfiniteData<ListPage<ChatMessage>>;

/** All turns that are here, in the order of the talk. */
export function inOrder(data: Pages | undefined): readonly ChatMessage[] {
  return data === undefined ? [] : data.pages.toReversed().flatMap((page) => page.rows);
}

/** Changes the newest page as it is held here. Without one, `isWhole` tells that there was nothing before; else it is fetched. */
export function changeMessages(
  client: QueryClient,
  id: string,
  change: (rows: readonly ChatMessage[]) => readonly ChatMessage[],
  isWhole = false,
): void {
  const { queryKey } = messagesQuery(id);
  const first: ListPage<ChatMessage> = { rows: [], next: null };
  const known = client.getQueryData<Pages>(queryKey) ?? (isWhole ? { pages: [first], pageParams: [queryKey[0]] } : undefined);
  if (known === undefined) {
    void client.invalidateQueries({ queryKey });
    return;
  }
  client.setQueryData<Pages>(queryKey, {
    ...known,
    pages: known.pages.map((page, at) => (at === 0 ? { ...page, rows: change(page.rows) } : page)),
  });
}
