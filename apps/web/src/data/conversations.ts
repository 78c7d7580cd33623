import { ai, type Conversation, Message } from '@labelwise/contracts/ai';
import { conversationTitle } from '@labelwise/domain/conversation';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call, endpointQuery, execute, keyOf } from './call.ts';
import { type ListPage, pagesQuery } from './lists.ts';

/** One turn as the screen holds it: its timestamp is a date, in epoch milliseconds. */
export type ChatMessage = Omit<Message, 'timestamp'> & {
  readonly at: number;
  /** The turn stands on this screen alone, in place of a reply that failed. `repeatKey`: the question may have arrived under this key, for these people. */
  readonly failure?: { readonly repeatKey: string | null; readonly judgedFor: string };
};

/** Reads a turn; one without a readable date counts as written just now. */
export function chatMessage({ timestamp, ...message }: Message, now: number = Date.now()): ChatMessage {
  const at = Date.parse(timestamp);
  return { ...message, at: Number.isNaN(at) ? now : at };
}

const Turn = z.pipe(
  Message,
  z.transform((message: Message) => chatMessage(message)),
);

const messages = { ...ai.messages, answer: z.array(Turn) };

/** How often a reply that is still being written elsewhere is asked for. */
const POLL_MS = 1500;

/** The messages of a conversation: the newest page first, each page in the order of the talk. */
export function messagesQuery(id: string) {
  return {
    ...pagesQuery(messages, { id }),
    refetchInterval: ({ state }: { state: { data: MessagePages | undefined } }) =>
      inOrder(state.data).at(-1)?.status === 'pending' ? POLL_MS : false,
  };
}

type MessagePages = InfiniteData<ListPage<ChatMessage>>;

/** All turns that are here, in the order of the talk. */
export function inOrder(data: MessagePages | undefined): readonly ChatMessage[] {
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
  const known = client.getQueryData<MessagePages>(queryKey) ?? (isWhole ? { pages: [first], pageParams: [undefined] } : undefined);
  if (known === undefined) {
    void client.invalidateQueries({ queryKey });
    return;
  }
  client.setQueryData<MessagePages>(queryKey, {
    ...known,
    pages: known.pages.map((page, at) => (at === 0 ? { ...page, rows: change(page.rows) } : page)),
  });
}

export type { Conversation } from '@labelwise/contracts/ai';

/** The member's conversations, newest first. A page that takes over 10 s has failed. */
export function conversationsQuery() {
  return pagesQuery(ai.list);
}

/** What answers in this chat, and how many questions are left today. */
export function assistantStatusQuery() {
  return endpointQuery(ai.status);
}

/** Agrees that the model is given what a question needs of the health profile, or takes that back. @throws ApiError */
export async function shareHealth(client: QueryClient, agreed: boolean): Promise<void> {
  client.setQueryData(assistantStatusQuery().queryKey, await call(ai.shareHealth, { body: { agreed } }));
}

/** Begins a conversation with the title that its first message makes; a retried call makes no second one. @throws ApiError */
export async function createConversation(client: QueryClient, userId: string, firstMessage: string, key: string): Promise<Conversation> {
  const body = { userId, title: conversationTitle(firstMessage) };
  const created = await call(ai.create, { body, idempotencyKey: key });
  changeList(client, (rows) => [created, ...rows.filter(({ id }) => id !== created.id)]);
  return created;
}

/** Removes a conversation with its messages; for a few minutes it can be restored. @throws ApiError */
export async function deleteConversation(client: QueryClient, id: string): Promise<void> {
  await execute(ai.remove, { params: { id } });
  changeList(client, (rows) => rows.filter((row) => row.id !== id));
  client.removeQueries({ queryKey: keyOf(ai.messages, { params: { id } }) });
}

/** Undoes a removal: the conversation is back whole, at its place. @throws ApiError */
export async function restoreConversation(client: QueryClient, id: string): Promise<void> {
  await call(ai.restore, { params: { id } });
  await client.invalidateQueries({ queryKey: conversationsQuery().queryKey });
}

/** Stops the reply that is being written; what there is of it stays. @throws ApiError */
export async function stopReply(id: string): Promise<void> {
  await execute(ai.stop, { params: { id } });
}

/** Has the turns of a conversation read again: another device may have written to it, or the server goes on without this one. */
export function refreshMessages(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
}

/** Stops a reply that this screen only reads again and again. @throws ApiError */
export async function stopPolledReply(client: QueryClient, id: string): Promise<void> {
  await stopReply(id);
  await client.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
}

type Pages = InfiniteData<ListPage<Conversation>>;

/** Changes the list as it is held here. New ones go to the first page; a list that is not here yet is fetched instead. */
function changeList(client: QueryClient, change: (rows: readonly Conversation[]) => readonly Conversation[]): void {
  const { queryKey } = conversationsQuery();
  const had = client.getQueryData<Pages>(queryKey);
  if (had === undefined) void client.invalidateQueries({ queryKey });
  client.setQueryData<Pages>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, at) => ({ ...page, rows: at === 0 ? change(page.rows) : without(page.rows, change) })),
      },
  );
}

/** Later pages only lose rows. */
function without(
  rows: readonly Conversation[],
  change: (rows: readonly Conversation[]) => readonly Conversation[],
): readonly Conversation[] {
  const remaining = new Set(change(rows));
  return rows.filter((row) => remaining.has(row));
}
