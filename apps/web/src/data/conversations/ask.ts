import { ai, ChatEvent } from '@labelwise/contracts/ai';
import { toApiError } from '../../platform/http/api-error.ts';
import { ApiError, http } from '../../platform/http/index.ts';
import { serverEvents } from '../../platform/http/server-events.ts';
import { type ChatMessage, chatMessage } from './messages.ts';

export type Question = {
  readonly conversationId: string;
  readonly userId: string;
  readonly message: string;
  /** A retried call with the same key is the same question. */
  readonly key: string;
};

/** What an answer brings, in this order: `start` once (not in one piece), `text` piece by piece, `done` at the end. */
export type ChatStep =
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
export async function* askAssistant({ conversationId, userId, message, key }: Question): AsyncGenerator<ChatStep> {
  const headers = { Accept: 'text/event-stream', 'Idempotency-Key': key };
  const answer = await http.send(ai.chat.path, { method: 'POST', body: { conversationId, message, userId }, headers });
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
