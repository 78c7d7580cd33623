/** History state that /auth reads to lead back to the page that asked for a sign-in. */
export type ReturnState = { returnTo: string };

/** The page to go back to after sign-in; null where none is named or where it is not an address of this app. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : null;
}
