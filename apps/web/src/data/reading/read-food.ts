import type { Food } from '@labelwise/contracts/foods';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { readOnDevice } from './reader.ts';

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

type Readable = Pick<Food, 'name' | 'facts'>;

/** Whether a food has an ingredient list that nobody has read. Every diet that must be safe is unknown for it. */
export function isUnread({ facts: { reading, ingredientsText } }: Readable): boolean {
  return reading === null && ingredientsText !== null && ingredientsText.trim() !== '';
}

/** Whether a food that was stored on this device has to be read here: never read, or with other words than those of today. */
export function isOutOfDate(food: Readable): boolean {
  return food.facts.reading === null ? isUnread(food) : !isOfToday(food.facts.reading);
}

/** Foods with their lists read here, in a worker. Those that cannot be read come back as they are. */
export async function withReadings<Some extends Readable>(foods: readonly Some[]): Promise<Some[]> {
  const readings = await readOnDevice(
    foods.map(({ name, facts: { ingredientsText, lang, categoriesTags, nova } }) => ({
      name,
      ingredientsText,
      lang,
      categoriesTags,
      nova,
    })),
  );
  return foods.map((food, at) => (readings === null ? food : { ...food, facts: { ...food.facts, reading: readings[at] ?? null } }));
}

/** The same for foods of which some may have been read: only the others are. */
export async function withMissingReadings<Some extends Readable>(foods: readonly Some[]): Promise<readonly Some[]> {
  const unread = foods.filter(isUnread);
  if (unread.length === 0) return foods;
  const read = await withReadings(unread);
  const readOf = new Map(unread.map((food, at) => [food, read[at]]));
  return foods.map((food) => readOf.get(food) ?? food);
}
