import { useSyncExternalStore } from 'react';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';

const EVENT = 'preferencesUpdated';
let changes = 0;

/** Says that the member's preferences, profile or restrictions changed: cached scores are void, lists compute again. */
export function emitPreferencesUpdated(): void {
  changes += 1;
  window.dispatchEvent(new Event(EVENT));
}

export function onPreferencesUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
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
 * {@link scoreRevision} for keys of what was computed by it: what a screen shows of before a change is never shown after it, not even
 * until its successor is there.
 */
export function useScoreRevision(): string {
  return useSyncExternalStore(onPreferencesUpdated, currentRevision, currentRevision);
}

/** The same outside of a screen: an answer that was asked for under another revision is one of before a change. */
export function currentRevision(): string {
  return `${scoreRevision()}|${changes}`;
}
