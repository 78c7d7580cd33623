import { ai, ChatEvent } from '@labelwise/contracts/ai';
import type { QueryClient } from '@tanstack/react-query';
import { toApiError } from '../platform/http/answer.ts';
import { ApiError } from '../platform/http/http.ts';
import { serverEvents } from '../platform/http/server-events.ts';
import { send } from './call.ts';
import {
  assistantStatusQuery,
  type ChatMessage,
  changeMessages,
  chatMessage,
  createConversation,
  refreshMessages,
} from './conversations.ts';

type Question = {
  readonly conversationId: string;
  readonly userId: string;
  readonly message: string;
  /** A retried call with the same key is the same question. */
  readonly key: string;
  /** For whom it is, where it names nobody. */
  readonly judgedFor: string;
};

/** What an answer brings, in this order: `start` once (not in one piece), `text` piece by piece, `done` at the end. */
type ChatStep =
  | { readonly kind: 'start'; readonly question: ChatMessage; readonly replyId: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'done'; readonly reply: ChatMessage };

/** The server sends a sign of life every few seconds; three times its longest pause is a lost connection. */
const SILENCE_MS = 45_000;

/**
 * Asks a question and hands over the reply as it is written; in one piece where the answer is no stream. Whoever stops
 * listening lets the connection go; the reply is written all the same.
 *
 * @throws ApiError as the server refused or failed
 * @throws when the connection was lost: the reply may still be written, and stands among the messages then
 */
async function* askAssistant({ conversationId, userId, message, key, judgedFor }: Question): AsyncGenerator<ChatStep> {
  const headers = { Accept: 'text/event-stream' };
  const answer = await send(ai.chat, { body: { conversationId, message, userId, judgedFor }, headers, idempotencyKey: key });
  if (!answer.ok) throw await toApiError(answer);
  if (!/^text\/event-stream/i.test(answer.headers.get('content-type') ?? '')) {
    yield { kind: 'done', reply: wholeReply(JSON.parse(await answer.text())) };
    return;
  }
  for await (const { name, data } of serverEvents(answer, SILENCE_MS)) {
    const step = stepOf(name, data);
    if (step === null) continue;
    yield step;
    if (step.kind === 'done') return;
  }
  throw new TypeError('The reply broke off.');
}

function stepOf(name: string, data: unknown): ChatStep | null {
  switch (name) {
    case 'start': {
      const { question, replyId } = ChatEvent.start.parse(data);
      return { kind: 'start', question: chatMessage(question), replyId };
    }
    case 'delta':
      return { kind: 'text', text: ChatEvent.delta.parse(data).text };
    case 'done':
      return { kind: 'done', reply: chatMessage(ChatEvent.done.parse(data).message) };
    case 'error': {
      const { error, code } = ChatEvent.error.parse(data);
      throw new ApiError(502, error, { code });
    }
    default:
      return null;
  }
}

/** A reply in one piece; only the field `response` is promised. */
function wholeReply(body: unknown): ChatMessage {
  const whole = ai.chat.answer.safeParse(body);
  if (whole.success) return chatMessage(whole.data.message);
  const response: unknown = typeof body === 'object' && body !== null && 'response' in body ? body.response : undefined;
  if (typeof response !== 'string') throw new TypeError('The answer carries no reply.');
  return { id: crypto.randomUUID(), role: 'assistant', content: response, at: Date.now(), status: 'complete' };
}

/** A question on its way and as much of its reply as has arrived. */
export type Exchange = {
  /** Idempotency key of the question. */
  readonly key: string;
  /** Null until the conversation has been made. */
  readonly conversationId: string | null;
  /** For whom foods were judged when it was asked. */
  readonly judgedFor: string;
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

type Begun = Pick<Exchange, 'conversationId' | 'key' | 'judgedFor' | 'before'> & { readonly message: string };

/** The start of an exchange, before anything was sent. */
export function beginExchange({ conversationId, message, key, judgedFor, before }: Begun): Exchange {
  const question: ChatMessage = { id: `question-${key}`, role: 'user', content: message, at: Date.now(), status: 'complete' };
  return { key, conversationId, judgedFor, before, question, replyId: `reply-${key}`, text: '', isTaken: false };
}

/**
 * Makes the conversation where there is none yet, asks, follows the reply, and puts both turns among the messages at the end.
 * Whoever leaves while the conversation is being made has the question asked all the same. The questions left today are read again, and
 * the messages where the connection was lost. Never throws.
 */
export async function runExchange(client: QueryClient, begun: Exchange, listener: Listener): Promise<Outcome> {
  const outcome = await follow(client, begun, listener);
  void client.invalidateQueries({ queryKey: assistantStatusQuery().queryKey });
  if (outcome.kind === 'lost' && outcome.conversationId !== null) refreshMessages(client, outcome.conversationId);
  return outcome;
}

async function follow(client: QueryClient, begun: Exchange, { userId, onChange, onCreated, isLeft }: Listener): Promise<Outcome> {
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
    const { key, judgedFor } = live;
    for await (const step of askAssistant({ conversationId, userId, message: live.question.content, key, judgedFor })) {
      if (isLeft()) return { kind: 'left', conversationId };
      if (step.kind === 'start') change({ question: step.question, replyId: step.replyId, isTaken: true });
      if (step.kind === 'text') change({ text: live.text + step.text });
      if (step.kind !== 'done') continue;
      storeTurns(client, live, step.reply, begun.conversationId === null);
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
function storeTurns(client: QueryClient, { conversationId, before, question }: Exchange, reply: ChatMessage, isNew: boolean): void {
  if (conversationId === null) return;
  changeMessages(
    client,
    conversationId,
    (rows) => [...rows.filter(({ id }) => id !== question.id && id !== reply.id), ...before, question, reply],
    isNew,
  );
}
