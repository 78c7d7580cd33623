import * as z from 'zod/mini';
import { Id, ListQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { JudgedFor } from './people.ts';

/** Characters of one question; a pasted ingredient list fits. */
export const MAX_QUESTION = 4000;
/** Characters of a conversation's title. The screen makes titles of at most 53; other clients may be wordier. */
const MAX_TITLE = 200;
const MAX_REPLY = 40_000;

const Owner = z.optional(z.union([z.string(), z.number()]));
const Words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const ConversationId = z.object({ id: Id });

export const Conversation = z.object({ id: z.string(), title: z.string(), createdAt: z.string() });
export type Conversation = z.infer<typeof Conversation>;

/**
 * One turn. `status` of a reply: `pending` while it is being written (`content` is what there is so far; ask again),
 * `stopped` by the member, `failed` (`content` is the sentence to show, or what had come before it broke off).
 */
export const Message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  status: z.enum(['complete', 'pending', 'stopped', 'failed']),
  /** Who wrote a reply: a language model, the built-in guide, or our fixed words on medical questions and crises. */
  by: z.optional(z.enum(['model', 'guide', 'safety'])),
  /** What a reply rests on, for people. */
  sources: z.optional(z.array(z.string())),
});
export type Message = z.infer<typeof Message>;

/** What answers, for the badge, how many questions are left in the member's day, and what they agreed to. */
export const AssistantStatus = z.object({
  mode: z.enum(['model', 'guide']),
  dailyLimit: z.number(),
  remaining: z.number(),
  /** When the count starts anew. */
  resetsAt: z.string(),
  /** The member agreed that what a question needs of their health profile goes to the model with it. */
  sharesHealth: z.optional(z.boolean()),
});
export type AssistantStatus = z.infer<typeof AssistantStatus>;

/**
 * With `Accept: text/event-stream` the chat answers as server-sent events, each with JSON data: one `start`, any number
 * of `delta`, and one `done` or `error`; comment lines (`: keep-alive`) in between. What is refused before a reply
 * begins (404, 409, 429 …) is a plain JSON error. Leaving does not stop a reply: `stop` does.
 */
export const ChatEvent = {
  start: z.object({ question: Message, replyId: z.string() }),
  delta: z.object({ text: z.string() }),
  done: z.object({ message: Message }),
  error: z.object({ error: z.string(), code: z.string() }),
} as const;

const errors = ['not_found'] as const;

export const ai = {
  status: endpoint({
    method: 'GET',
    path: '/api/ai/status',
    summary: 'What answers: a language model or the built-in guide.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    answer: AssistantStatus,
    errors: [],
  }),
  shareHealth: endpoint({
    method: 'PUT',
    path: '/api/ai/health-consent',
    summary: 'Agrees that the model is given what a question needs of the health profile, or takes that back.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    body: z.object({ agreed: z.boolean() }),
    answer: AssistantStatus,
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ai/conversations',
    summary: 'Conversations, newest first.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    query: ListQuery,
    answer: z.array(Conversation),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/ai/conversations',
    summary: 'Begins a conversation.',
    tag: 'ai',
    access: 'premium',
    token: 'never',
    body: z.object({ userId: Owner, title: Words(MAX_TITLE) }),
    answer: Conversation,
    errors: ['premium_required', 'wrong_user', 'idempotency_conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ai/conversations/:id',
    summary: 'Removes a conversation with its messages. It answers nothing any more; for five minutes it can be restored.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    params: ConversationId,
    answer: z.object({ success: z.boolean() }),
    errors,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/ai/conversations/:id/restore',
    summary: 'Undoes a removal: the conversation is back whole, at its place.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    params: ConversationId,
    answer: Conversation,
    errors,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/ai/conversations/:id/messages',
    summary: 'The newest messages in the order in which they were said; the next page is the one before.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    params: ConversationId,
    query: ListQuery,
    answer: z.array(Message),
    errors,
  }),
  addMessage: endpoint({
    method: 'POST',
    path: '/api/ai/conversations/:id/messages',
    tag: 'ai',
    access: 'premium',
    token: 'never',
    summary:
      'Stores a question, which the chat call then answers; of the assistant only the reply that the server gave, which is stored already.',
    params: ConversationId,
    body: z.discriminatedUnion('role', [
      z.object({ role: z.literal('user'), content: Words(MAX_QUESTION), userId: Owner }),
      z.object({ role: z.literal('assistant'), content: Words(MAX_REPLY), userId: Owner }),
    ]),
    answer: Message,
    errors: ['not_found', 'premium_required', 'wrong_user', 'forbidden', 'reply_pending', 'idempotency_conflict'],
  }),
  chat: endpoint({
    method: 'POST',
    path: '/api/ai/chat',
    summary:
      'Asks a question; both turns are stored. In one piece, or as server-sent events. `judgedFor`: for whom it is where the question names nobody; without it for the member alone.',
    tag: 'ai',
    access: 'premium',
    token: 'never',
    body: z.object({ conversationId: Id, message: Words(MAX_QUESTION), userId: Owner, judgedFor: z.optional(JudgedFor) }),
    answer: z.object({ response: z.string(), message: Message }),
    errors: [
      'not_found',
      'premium_required',
      'wrong_user',
      'reply_pending',
      'daily_chat_limit',
      'assistant_failed',
      'idempotency_conflict',
      'too_many_requests',
    ],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ai/conversations/:id/stop',
    summary: 'Stops the reply that is being written; what there is of it stays.',
    tag: 'ai',
    access: 'member',
    token: 'never',
    params: ConversationId,
    answer: z.object({ stopped: z.boolean() }),
    errors,
  }),
};
