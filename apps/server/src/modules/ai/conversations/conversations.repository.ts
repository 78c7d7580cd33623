import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../db/db.ts';
import { claimIdempotencyKey, type IdempotentRequest } from '../../../db/idempotency-keys.ts';
import { storeRemoved, takeRemoved } from '../../../db/removals.ts';
import type { ConversationTable, MessageTable } from '../../../db/schema/conversations.ts';
import type { Cursor } from '../../../lib/ids.ts';
import { appendTurn, lockConversation, newestTurns, refuseWhilePending } from './turns.ts';

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;
type Question = Pick<MessageTable, 'id' | 'conversationId' | 'memberId' | 'content' | 'createdAt'>;

/** Rows of conversations and their messages; every statement names the member. */
export function createConversationsRepository(db: Db) {
  return {
    /** `null`: made before by the same request, and removed since. */
    add: (row: ConversationTable, request: IdempotentRequest | null): Promise<ConversationTable | null> =>
      db.write(async (tx) => {
        const earlier = request === null ? null : await claimIdempotencyKey(tx, row.memberId, request, row.id, row.createdAt);
        if (earlier === null) await tx.insertInto('conversation').values(row).execute();
        return (await ofMember(tx, row.memberId, earlier ?? row.id)) ?? null;
      }),

    async has(memberId: string, id: string): Promise<boolean> {
      return (await ofMember(db.read, memberId, id)) !== undefined;
    },

    /** Newest first, one more than asked for when there is more. */
    list: (memberId: string, limit: number, after: Cursor | null): Promise<ConversationTable[]> =>
      db.read
        .selectFrom('conversation')
        .selectAll()
        .where('memberId', '=', memberId)
        .$if(after !== null, (query) => query.where(sql<boolean>`("createdAt", id) < (${after?.at ?? 0}, ${after?.id ?? ''})`))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute(),

    /** @throws AppError not_found */
    remove: (removing: Removing): Promise<void> => db.write((tx) => putAside(tx, removing)),

    /** Undoes a removal; one that is there is answered as it stands. `undefined`: gone for good, or never theirs. */
    restore: (memberId: string, id: string, now: number): Promise<ConversationTable | undefined> =>
      db.write(async (tx) => (await bringBack(tx, memberId, id, now)) ?? ofMember(tx, memberId, id)),

    /** The last before a position, newest first, one more than asked for when there is more. */
    messages: (memberId: string, conversationId: string, limit: number, before: number | null): Promise<MessageTable[]> =>
      db.read
        .selectFrom('message')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .where('memberId', '=', memberId)
        .$if(before !== null, (query) => query.where('position', '<', before ?? 0))
        .orderBy('position', 'desc')
        .limit(limit + 1)
        .execute(),

    /**
     * Stores a question that the chat call will answer, or finds the one that the chat call has stored already. `null`:
     * stored before by the same request, and deleted since. @throws AppError not_found, reply_pending, idempotency_conflict
     */
    addQuestion: (question: Question, request: IdempotentRequest | null): Promise<MessageTable | null> =>
      db.write((tx) => addQuestion(tx, question, request)),

    /** The reply that a client repeats, marked as repeated; `undefined` when we never gave it. */
    echoReply: (memberId: string, conversationId: string, content: string): Promise<MessageTable | undefined> =>
      db.write(async (tx) => {
        const reply = await tx
          .selectFrom('message')
          .selectAll()
          .where('conversationId', '=', conversationId)
          .where('memberId', '=', memberId)
          .where('role', '=', 'assistant')
          .where('status', '!=', 'pending')
          .orderBy('position', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (reply?.content.trim() !== content) return undefined;
        await tx.updateTable('message').set({ echoed: 1 }).where('id', '=', reply.id).execute();
        return reply;
      }),
  };
}

function ofMember(tx: Tx, memberId: string, id: string): Promise<ConversationTable | undefined> {
  return tx.selectFrom('conversation').selectAll().where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst();
}

async function addQuestion(
  tx: Tx,
  { id, conversationId, memberId, content, createdAt }: Question,
  request: IdempotentRequest | null,
): Promise<MessageTable | null> {
  const conversation = await lockConversation(tx, memberId, conversationId);
  const newest = await newestTurns(tx, conversationId, 2);
  const last = newest.find(({ role }) => role === 'user');
  const same = last?.content === content && last.echoed === 0 ? last : undefined;
  const earlier = request === null ? null : await claimIdempotencyKey(tx, memberId, request, same?.id ?? id, createdAt);
  if (earlier !== null) return (await tx.selectFrom('message').selectAll().where('id', '=', earlier).executeTakeFirst()) ?? null;
  if (same !== undefined) {
    await tx.updateTable('message').set({ echoed: 1 }).where('id', '=', same.id).execute();
    return same;
  }
  refuseWhilePending(newest, createdAt);
  return appendTurn(tx, conversation, { id, role: 'user', content, status: 'complete', author: null, echoed: 1 }, createdAt);
}

/** The rows of a removed conversation, as they are put aside. */
const Removed = z.object({
  conversation: z.object({ id: z.string(), memberId: z.string(), title: z.string(), lastPosition: z.number(), createdAt: z.number() }),
  messages: z.array(
    z.object({
      id: z.string(),
      conversationId: z.string(),
      memberId: z.string(),
      position: z.number(),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      status: z.enum(['complete', 'pending', 'stopped', 'failed']),
      author: z.nullable(z.enum(['model', 'guide', 'safety'])),
      sources: z.nullable(z.string()),
      echoed: z.number(),
      createdAt: z.number(),
      updatedAt: z.number(),
    }),
  ),
});

/** Keeps a statement far below the values that SQLite and PostgreSQL take. */
const ROWS_A_STATEMENT = 500;

type Removing = { memberId: string; id: string; removalId: string; now: number };

/** Takes a conversation out of everything that answers; the writer of a pending reply finds its row deleted. @throws AppError not_found */
async function putAside(tx: Tx, { memberId, id, removalId, now }: Removing): Promise<void> {
  const conversation = await lockConversation(tx, memberId, id);
  // Before the conversation takes them along: these are the rows as a writer left them last.
  const rows = await tx.deleteFrom('message').where('conversationId', '=', id).returningAll().execute();
  await tx.deleteFrom('conversation').where('id', '=', id).execute();
  const content = JSON.stringify({ conversation, messages: rows.map(interrupted) } satisfies z.infer<typeof Removed>);
  await storeRemoved(tx, { id: removalId, memberId, kind: 'conversation', subject: id, content, removedAt: now });
}

/** Brings a conversation back whole; `undefined` where there is nothing to bring back. */
async function bringBack(tx: Tx, memberId: string, id: string, now: number): Promise<ConversationTable | undefined> {
  const removed = await takeRemoved(tx, { memberId, kind: 'conversation', subject: id }, now);
  if (removed === undefined) return undefined;
  const { conversation, messages } = Removed.parse(JSON.parse(removed.content));
  await tx.insertInto('conversation').values(conversation).execute();
  for (let from = 0; from < messages.length; from += ROWS_A_STATEMENT)
    await tx
      .insertInto('message')
      .values(messages.slice(from, from + ROWS_A_STATEMENT))
      .execute();
  return conversation;
}

/** A reply that was being written ends with its conversation: what there was of it stays, without a word it has failed. */
function interrupted(row: MessageTable): MessageTable {
  if (row.status !== 'pending') return row;
  return { ...row, status: row.content === '' ? 'failed' : 'stopped' };
}
