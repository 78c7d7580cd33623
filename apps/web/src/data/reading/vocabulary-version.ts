import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';

/** The version of the vocabulary that this device's reader works with; put in by the build, so that the words stay where they are. */
const ON_DEVICE: string = __VOCABULARY_VERSION__;

/** The vocabulary that a packed reading was made with, its second field; null for a text that is no reading. */
export function vocabularyOf(reading: string): string | null {
  return /^\d+\|([^|\n]+)\|/.exec(reading)?.[1] ?? null;
}

/** Notes the vocabulary of a food that the server has just answered: what it reads with today. */
export function noteServerVocabulary(reading: string | null): void {
  const version = reading === null ? null : vocabularyOf(reading);
  if (version !== null && version !== local.get(storageKeys.serverVocabulary)) local.set(storageKeys.serverVocabulary, version);
}

/** Whether a reading was made with the words of today, of this device or of its server. */
export function isOfToday(reading: string): boolean {
  const version = vocabularyOf(reading);
  return version === ON_DEVICE || (version !== null && version === local.get(storageKeys.serverVocabulary));
}
