import type { Message } from '@labelwise/contracts/ai';
import { sayEnglish } from '@labelwise/messages/english';
import type { MessageTable } from '../../../db/schema/conversations.ts';

/** A writer beats every second or two: after this long without a beat, ms, it is gone and its reply has failed. */
const SILENCE = 20_000;

/** Whether a reply is still being written, by this process or another. */
export function isBeingWritten({ status, updatedAt }: Pick<MessageTable, 'status' | 'updatedAt'>, now: number): boolean {
  return status === 'pending' && now - updatedAt < SILENCE;
}

/**
 * A turn as a client reads it. A reply whose writer died counts as failed, one that failed before it had a word says so.
 */
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
