import type { ChatMessage } from '../../../data/conversations/conversations.ts';
import { dayStart, dayTitle } from '../../../lib/dates.ts';

/** A row of the talk: its first one carries what is said once per conversation, the first of each day the day. */
export type ThreadRow = { readonly key: string; readonly message: ChatMessage; readonly isFirst: boolean; readonly day: string | null };

/** The rows of a talk in its order. Today needs no name as long as nothing older stands above it. */
export function rowsOf(messages: readonly ChatMessage[], now: number): readonly ThreadRow[] {
  return messages.map((message, n) => {
    const before = messages[n - 1];
    const isOtherDay = dayStart(message.at) !== dayStart(before?.at ?? now);
    return { key: message.id, message, isFirst: n === 0, day: isOtherDay ? dayTitle(message.at, now) : null };
  });
}
