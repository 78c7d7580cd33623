import type { Message } from '@labelwise/contracts/ai';
import { sayEnglish } from '@labelwise/messages/english';
import type { Tx } from '../../../db/db.ts';
import type { ConversationTable, MessageTable } from '../../../db/schema/conversations.ts';
import { AppError } from '../../../lib/app-error.ts';

/** What a new turn says; the rest follows from where it stands. */
export type Turn = Pick<MessageTable, 'id' | 'role' | 'content' | 'status' | 'author' | 'echoed'>;

/**
 * A member's conversation, locked until the transaction ends: concurrent additions wait here, so turns have one order.
 * @throws AppError not_found, the same for another member's as for none
 */
export async function lockConversation(tx: Tx, memberId: string, id: string): Promise<ConversationTable> {
  const row = await tx
    .updateTable('conversation')
    .set((eb) => ({ lastPosition: eb.ref('lastPosition') }))
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** Adds a turn behind the last one of a locked conversation. */
export async function appendTurn(tx: Tx, conversation: ConversationTable, turn: Turn, now: number): Promise<MessageTable> {
  const position = conversation.lastPosition + 1;
  const row: MessageTable = {
    ...turn,
    conversationId: conversation.id,
    memberId: conversation.memberId,
    position,
    sources: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insertInto('message').values(row).execute();
  await tx.updateTable('conversation').set({ lastPosition: position }).where('id', '=', conversation.id).execute();
  conversation.lastPosition = position;
  return row;
}

/** The newest turns of a conversation, newest first. */
export function newestTurns(tx: Tx, conversationId: string, limit: number): Promise<MessageTable[]> {
  return tx
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

/** @throws AppError reply_pending while a reply is being written in this conversation */
export function refuseWhilePending(newest: readonly MessageTable[], now: number): void {
  if (newest.some((row) => isBeingWritten(row, now))) throw new AppError('reply_pending');
}

/** A writer updates its row every second or two: after this long without an update, ms, its reply has failed. */
const WRITER_TIMEOUT_MS = 20_000;

/** Whether a reply is still being written, by this process or another. */
export function isBeingWritten({ status, updatedAt }: Pick<MessageTable, 'status' | 'updatedAt'>, now: number): boolean {
  return status === 'pending' && now - updatedAt < WRITER_TIMEOUT_MS;
}

/** A turn as a client reads it. A reply whose writer has stopped counts as failed; one that failed before it had a word says so. */
export function presentMessage(row: MessageTable, now: number): Message {
  const status = row.status === 'pending' && !isBeingWritten(row, now) ? 'failed' : row.status;
  return {
    id: row.id,
    role: row.role,
    content: status === 'failed' && row.content === '' ? sayEnglish('errors.assistant_failed') : row.content,
    timestamp: new Date(row.createdAt).toISOString(),
    status,
    ...(row.author !== null && { by: row.author }),
    ...(row.sources !== null && { sources: JSON.parse(row.sources) }),
  };
}
