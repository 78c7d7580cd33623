const EVENT = 'preferencesUpdated';

/** Says that the member's preferences, profile or restrictions changed: cached scores are void, lists compute anew. */
export function emitPreferencesUpdated(): void {
  window.dispatchEvent(new Event(EVENT));
}

export function onPreferencesUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
