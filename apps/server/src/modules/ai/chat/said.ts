import type { MessageTable } from '../../../db/schema/conversations.ts';

/** Rows to read for {@link saidIn}: more than anybody asks in a day, since an allergy that was told first still binds. */
export const REMEMBERED = 400;

/** All that the person wrote, oldest first; what no answer followed and what got our fixed words as well. @param rows newest first */
export function saidIn(rows: readonly MessageTable[]): string[] {
  return rows
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .reverse();
}
