import type { SessionUser } from '../../../data/session/session-user.ts';

/** First letters of first and last name, else of the username; empty where there is no name at all. */
export function initialsOf({ firstName, lastName, username }: SessionUser): string {
  const first = (text: string | null | undefined) => [...(text?.trim() ?? '')][0] ?? '';
  return (first(firstName) + first(lastName) || first(username)).toUpperCase();
}
