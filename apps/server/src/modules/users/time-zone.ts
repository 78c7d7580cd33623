/** The zone when this machine knows it, else `null`: then days end by UTC. */
export function knownTimeZone(name: string | null | undefined): string | null {
  if (name === null || name === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
