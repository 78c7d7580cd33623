import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/index.ts';
import { askAssistant } from './ask.ts';
import { createConversation } from './conversations.ts';
import { type ChatMessage, changeMessages } from './messages.ts';

/** A question on its way and as much of its reply as has arrived. */
export type Exchange = {
  /** Idempotency key of the question. */
  readonly key: string;
  /** Null until the conversation has been made. */
  readonly conversationId: string | null;
  /** Turns that belong before it and are stored nowhere. */
  readonly before: readonly ChatMessage[];
  readonly question: ChatMessage;
  readonly replyId: string;
  readonly text: string;
  /** The server has taken the question: it stands among the messages from here on, whatever happens to this device. */
  readonly isTaken: boolean;
};

/** How an exchange ended here. `lost`: the connection went, the server writes on. `left`: nobody listens any more. */
export type Outcome =
  | { readonly kind: 'done'; readonly reply: ChatMessage }
  | { readonly kind: 'lost' | 'left'; readonly conversationId: string | null }
  | { readonly kind: 'failed'; readonly error: unknown; readonly exchange: Exchange };

export type Listener = {
  readonly userId: string;
  readonly onChange: (exchange: Exchange) => void;
  readonly onCreated: (conversationId: string) => void;
  readonly isLeft: () => boolean;
};

/** The start of an exchange, before anything was sent. */
export function beginExchange(conversationId: string | null, message: string, key: string, before: readonly ChatMessage[]): Exchange {
  const question: ChatMessage = { id: `question-${key}`, role: 'user', content: message, at: Date.now(), status: 'complete' };
  return { key, conversationId, before, question, replyId: `reply-${key}`, text: '', isTaken: false };
}

/**
 * Makes the conversation where there is none yet, asks, follows the reply, and puts both turns among the messages at the end.
 * Whoever leaves while the conversation is being made has the question asked all the same. Never throws.
 */
export async function runExchange(
  client: QueryClient,
  begun: Exchange,
  { userId, onChange, onCreated, isLeft }: Listener,
): Promise<Outcome> {
  let live = begun;
  const change = (changes: Partial<Exchange>) => {
    live = { ...live, ...changes };
    if (!isLeft()) onChange(live);
  };
  try {
    const conversationId = live.conversationId ?? (await createConversation(client, userId, live.question.content, live.key)).id;
    if (live.conversationId === null) {
      change({ conversationId });
      if (!isLeft()) onCreated(conversationId);
    }
    for await (const step of askAssistant({ conversationId, userId, message: live.question.content, key: live.key })) {
      if (isLeft()) return { kind: 'left', conversationId };
      if (step.kind === 'start') change({ question: step.question, replyId: step.replyId, isTaken: true });
      if (step.kind === 'text') change({ text: live.text + step.text });
      if (step.kind !== 'done') continue;
      settle(client, live, step.reply, begun.conversationId === null);
      return { kind: 'done', reply: step.reply };
    }
  } catch (error) {
    const { conversationId } = live;
    if (isLeft()) return { kind: 'left', conversationId };
    if (live.isTaken && !(error instanceof ApiError)) return { kind: 'lost', conversationId };
    return { kind: 'failed', error, exchange: live };
  }
  return { kind: 'lost', conversationId: live.conversationId };
}

/** Both turns stand at the end of the conversation, once each. */
function settle(client: QueryClient, { conversationId, before, question }: Exchange, reply: ChatMessage, isNew: boolean): void {
  if (conversationId === null) return;
  changeMessages(
    client,
    conversationId,
    (rows) => [...rows.filter(({ id }) => id !== question.id && id !== reply.id), ...before, question, reply],
    isNew,
  );
}
