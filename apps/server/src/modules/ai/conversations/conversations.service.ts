import type { Conversation, Message } from '@labelwise/contracts/ai';
import type { IdempotentRequest } from '../../../db/idempotency-keys.ts';
import type { ConversationTable, MessageTable } from '../../../db/schema/conversations.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { type Page, readCursor, writeCursor } from '../../../lib/ids.ts';

import type { ConversationsRepository } from './conversations.repository.ts';
import { presentMessage } from './turns.ts';

type Deps = { repository: ConversationsRepository; now: Clock; newId: () => string };
type Paging = { limit: number; cursor: string | undefined };
type NewMessage = { memberId: string; conversationId: string; role: 'user' | 'assistant'; content: string };

export type ConversationsService = ReturnType<typeof createConversationsService>;

/** A member's conversations with the nutritionist: stored, read, removed, restored. Answers are written in `chat`. */
export function createConversationsService({ repository, now, newId }: Deps) {
  return {
    /** @throws AppError idempotency_conflict, conflict when an earlier call made it and it was removed since */
    async create(memberId: string, title: string, request: IdempotentRequest | null): Promise<Conversation> {
      const row = await repository.add({ id: newId(), memberId, title, lastPosition: 0, createdAt: now() }, request);
      if (row === null) throw new AppError('conflict');
      return present(row);
    },

    async list(memberId: string, { limit, cursor }: Paging): Promise<Page<Conversation>> {
      const rows = await repository.list(memberId, limit, readCursor(cursor));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: rows.slice(0, limit).map(present),
        next: last === undefined ? null : writeCursor({ at: last.createdAt, id: last.id }),
      };
    },

    /** The newest page in the order of the conversation; `next` leads to the page before it. @throws AppError not_found */
    async messages(memberId: string, conversationId: string, { limit, cursor }: Paging): Promise<Page<Message>> {
      const before = readCursor(cursor)?.at ?? null;
      if (!(await repository.has(memberId, conversationId))) throw new AppError('not_found');
      const rows = await repository.messages(memberId, conversationId, limit, before);
      const page = rows.slice(0, limit);
      const first = rows.length > limit ? page.at(-1) : undefined;
      const time = now();
      return {
        items: page.toReversed().map((row) => presentMessage(row, time)),
        next: first === undefined ? null : writeCursor({ at: first.position, id: first.id }),
      };
    },

    /**
     * Stores a question, or recognises what the chat call has stored already. A reply can only be repeated, never made up:
     * what stands as the assistant's word is the server's.
     * @throws AppError not_found, forbidden, reply_pending, idempotency_conflict, conflict
     */
    async addMessage(message: NewMessage, request: IdempotentRequest | null): Promise<Message> {
      const row = message.role === 'user' ? await question(message, request) : await repeatedReply(message);
      return presentMessage(row, now());
    },

    /** From now on it answers nothing; for a few minutes it can be restored. @throws AppError not_found */
    remove: (memberId: string, id: string): Promise<void> => repository.remove({ memberId, id, removalId: newId(), now: now() }),

    /** Undoes a removal: whole, at its place. @throws AppError not_found also when it is gone for good */
    async restore(memberId: string, id: string): Promise<Conversation> {
      const row = await repository.restore(memberId, id, now());
      if (row === undefined) throw new AppError('not_found');
      return present(row);
    },
  };

  async function question({ memberId, conversationId, content }: NewMessage, request: IdempotentRequest | null): Promise<MessageTable> {
    const row = await repository.addQuestion({ id: newId(), memberId, conversationId, content, createdAt: now() }, request);
    if (row === null) throw new AppError('conflict');
    return row;
  }

  async function repeatedReply({ memberId, conversationId, content }: NewMessage): Promise<MessageTable> {
    if (!(await repository.has(memberId, conversationId))) throw new AppError('not_found');
    const row = await repository.echoReply(memberId, conversationId, content);
    if (row === undefined) throw new AppError('forbidden', { message: { id: 'errors.reply_not_ours' } });
    return row;
  }
}

function present({ id, title, createdAt }: ConversationTable): Conversation {
  return { id, title, createdAt: new Date(createdAt).toISOString() };
}
