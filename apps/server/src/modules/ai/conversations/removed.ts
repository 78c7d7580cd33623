import * as z from 'zod/mini';
import type { Tx } from '../../../db/db.ts';
import { storeRemoved, takeRemoved } from '../../../db/removals.ts';
import type { ConversationTable, MessageTable } from '../../../db/schema/conversations.ts';
import { lockConversation } from './turns.ts';

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

export type Removing = { memberId: string; id: string; removalId: string; now: number };

/** Takes a conversation out of everything that answers; the writer of a pending reply finds its row deleted. @throws AppError not_found */
export async function putAside(tx: Tx, { memberId, id, removalId, now }: Removing): Promise<void> {
  const conversation = await lockConversation(tx, memberId, id);
  // Before the conversation takes them along: these are the rows as a writer left them last.
  const rows = await tx.deleteFrom('message').where('conversationId', '=', id).returningAll().execute();
  await tx.deleteFrom('conversation').where('id', '=', id).execute();
  const content = JSON.stringify({ conversation, messages: rows.map(interrupted) } satisfies z.infer<typeof Removed>);
  await storeRemoved(tx, { id: removalId, memberId, kind: 'conversation', subject: id, content, removedAt: now });
}

/** Brings a conversation back whole; `undefined` where there is nothing to bring back. */
export async function bringBack(tx: Tx, memberId: string, id: string, now: number): Promise<ConversationTable | undefined> {
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
