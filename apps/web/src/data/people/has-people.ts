import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/store.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { currentRevision, onPreferencesUpdated } from '../preferences-updated.ts';

const listeners = createListeners();

/** Says that the household of this device changed, or for whom foods are judged. */
export const notifyPeopleChanged = listeners.notify;
export const onPeopleChanged = listeners.subscribe;

/** Stored in the place of people that this device could not read yet. */
export const NOT_KNOWN = 'null';

/** The id of the member or guest among the people. */
export const ME = 'me';

/** Where the household that counts now lies: a guest's people are part of no request. */
export const peopleKey = () => (readToken() === null ? storageKeys.guestPeople : storageKeys.people);

/** Whether this device holds people of whoever is here: a look that needs none of the code that reads them. */
export function hasPeopleHere(): boolean {
  const isThere = (text: string | null) => text !== null && text !== '[]';
  return isThere(local.get(peopleKey())) || (readToken() !== null && isThere(local.get(storageKeys.sharedPeople)));
}

/** The same for a screen, which is drawn anew when people arrive or go. */
export function useHasPeople(): boolean {
  return useSyncExternalStore(onPeopleChanged, hasPeopleHere, hasPeopleHere);
}

/** Whether the member shares a list with others, as this device read last: who they share may change. */
export function isInHousehold(): boolean {
  return readToken() !== null && local.get(storageKeys.sharedPeople) !== null;
}

/** {@link isInHousehold} for a screen. */
export function useIsInHousehold(): boolean {
  return useSyncExternalStore(onPeopleChanged, isInHousehold, isInHousehold);
}

/** Whether foods are judged for others than oneself alone, so that this device judges and chooses them itself. */
export function isForOthers(): boolean {
  return hasPeopleHere() && local.get(storageKeys.judgedFor) !== ME;
}

/** The household and whom foods are judged for, as one text: part of the keys of what is computed by them. */
export function householdRevision(): string {
  const key = peopleKey();
  return `${local.get(key) ?? ''}|${local.get(storageKeys.sharedPeople) ?? ''}|${local.get(storageKeys.notShared) ?? ''}|${local.get(storageKeys.judgedFor) ?? ''}|${key}`;
}

/** What every judgement rests on besides the food: oneself as one is now, and the people whom foods are judged for. */
export function judgedRevision(): string {
  return `${currentRevision()}|${householdRevision()}`;
}

function onJudgedChanged(listener: () => void): () => void {
  const stops = [onPreferencesUpdated(listener), onPeopleChanged(listener)];
  return () => stops.forEach((stop) => stop());
}

/** {@link judgedRevision} for a screen, which is drawn anew when it changes. */
export function useJudgedRevision(): string {
  return useSyncExternalStore(onJudgedChanged, judgedRevision, judgedRevision);
}

/** Whether it is for others, for a screen. */
export function useIsForOthers(): boolean {
  return useSyncExternalStore(onPeopleChanged, isForOthers, isForOthers);
}
