import { useSyncExternalStore } from 'react';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';

const EVENT = 'preferencesUpdated';
let changes = 0;

/** `change`: somebody changed it here; `reading`: the server's answer is another one than what this device knew. */
export type UpdateCause = 'change' | 'reading';

/** Says that the member's preferences, profile or restrictions changed: cached scores are void, lists compute again. */
export function emitPreferencesUpdated(cause: UpdateCause = 'change'): void {
  changes += 1;
  window.dispatchEvent(new CustomEvent<UpdateCause>(EVENT, { detail: cause }));
}

export function onPreferencesUpdated(listener: (cause: UpdateCause) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent && event.detail === 'reading' ? 'reading' : 'change');
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}

/**
 * What a personal score rests on besides the food, as one text: the stored preferences, and a counter that rises with each
 * change of preferences, profile or restrictions. It is part of the key of a cached score.
 */
export function scoreRevision(): string {
  return `${local.get(storageKeys.scoreRevision) ?? '0'}|${local.get(storageKeys.userPreferences) ?? ''}`;
}

export function raiseScoreRevision(): void {
  local.set(storageKeys.scoreRevision, String(Number(local.get(storageKeys.scoreRevision) ?? 0) + 1));
}

/**
 * {@link scoreRevision} for keys of what was computed by it: what a screen shows from before a change is never shown after it, not even
 * until its successor is there.
 */
export function useScoreRevision(): string {
  return useSyncExternalStore(onPreferencesUpdated, currentRevision, currentRevision);
}

/** The same outside of a screen: an answer that was asked for under another revision is one from before a change. */
export function currentRevision(): string {
  return `${scoreRevision()}|${changes}`;
}
