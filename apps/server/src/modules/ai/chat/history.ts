import type { MessageTable } from '../../../db/schema/conversations.ts';
import { withoutControlText } from '../model/outgoing-text.ts';

/** Turns that go along with a question, and their length in tokens (four characters each, a common rule of thumb). */
const MAX_TURNS = 20;
const MAX_TOKENS = 3000;
const CHARACTERS_PER_TOKEN = 4;

export type Turn = { role: 'user' | 'assistant'; content: string };

/** How many rows to read for {@link historyOf}. */
export const HISTORY_ROWS = MAX_TURNS;

/**
 * The turns before a question, oldest first, as many as fit. A reply that failed counts as not sent; what a reply says is what the
 * server stored, never what a client claimed. A question that got our fixed words stays between the person and us.
 * @param rows newest first
 */
export function historyOf(rows: readonly MessageTable[]): Turn[] {
  const turns: Turn[] = [];
  let left = MAX_TOKENS * CHARACTERS_PER_TOKEN;
  for (const [index, { role, content, status }] of rows.entries()) {
    const reply = role === 'user' ? rows[index - 1] : rows[index];
    if (status === 'failed' || status === 'pending' || reply?.author === 'safety' || content === '') continue;
    left -= content.length;
    if (left < 0) break;
    turns.unshift({ role, content: withoutControlText(content) });
  }
  // A conversation begins with a person; some endpoints refuse any other order.
  return turns.slice(
    Math.max(
      0,
      turns.findIndex(({ role }) => role === 'user'),
    ),
  );
}

/** Rows to read for {@link userMessagesOf}: more than anyone asks in a day, since an allergy that was declared first still binds. */
export const MAX_USER_ROWS = 400;

/** All that the person wrote, oldest first; what no answer followed and what got our fixed words as well. @param rows newest first */
export function userMessagesOf(rows: readonly MessageTable[]): string[] {
  return rows
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .reverse();
}
