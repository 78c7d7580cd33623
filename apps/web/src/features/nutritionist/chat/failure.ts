import type { ChatMessage } from '../../../data/conversations.ts';
import type { Exchange } from '../../../data/exchange.ts';
import { say } from '../../../i18n/say.ts';
import { ApiError } from '../../../platform/http/http.ts';

/** Refusals after which the question goes back into the input: asking again at once would change nothing. */
const REFUSALS: ReadonlySet<string> = new Set(['daily_chat_limit', 'reply_pending', 'premium_required', 'too_many_requests']);

/** The server's sentence where it refused to answer; null where a reply was tried and failed. */
export function refusalIn(error: unknown): { code: string; sentence: string } | null {
  return error instanceof ApiError && error.code !== null && REFUSALS.has(error.code) ? { code: error.code, sentence: error.reason } : null;
}

/** What stays on screen of a failed exchange: the question, what had come of a reply, the apology. */
export function failedTurns({ key, judgedFor, question, replyId, text }: Exchange, error: unknown): readonly ChatMessage[] {
  const now = Date.now();
  // Without any answer the question may have arrived: asked again under the same key it is answered once.
  const repeatKey = error instanceof ApiError && error.status > 0 ? null : key;
  const partial: ChatMessage = { id: replyId, role: 'assistant', content: text, at: now, status: 'failed' };
  const apology: ChatMessage = {
    id: `apology-${key}`,
    role: 'assistant',
    // The server stores the same sentence.
    content: say('errors.assistant_failed'),
    at: now,
    status: 'failed',
    failure: { repeatKey, judgedFor },
  };
  return [question, ...(text === '' ? [] : [partial]), apology];
}

/** A question to ask once more, and the messages that give way to it. */
export type Repeat = { readonly text: string; readonly key: string | undefined; readonly gone: ReadonlySet<string> };

/**
 * The question under a failed reply, when that is the last message; null where there is nothing to repeat. For others than before it is
 * another question.
 */
export function repeatOf(messages: readonly ChatMessage[], judgedFor: string): Repeat | null {
  const last = messages.at(-1);
  const question = messages.findLast(({ role }) => role === 'user');
  if (last?.role !== 'assistant' || last.status !== 'failed' || question === undefined) return null;
  if (last.failure === undefined) return { text: question.content, key: undefined, gone: new Set() };
  const since = messages.slice(messages.lastIndexOf(question)).map(({ id }) => id);
  return {
    text: question.content,
    key: (last.failure.judgedFor === judgedFor ? last.failure.repeatKey : null) ?? undefined,
    gone: new Set(since),
  };
}
