import type { Food } from '@labelwise/contracts/foods';
import type { ProductToRead } from '@labelwise/domain/vocabulary';
import { createWorkerClient } from '../../lib/worker-client.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import type { LayTask, ReaderAnswer, ReaderMessage, ResolvedRecord, TypedEntry, Understood } from './answer-reader.ts';

/** The version of the vocabulary that this device's reader works with; put in by the build, so that the words stay where they are. */
const ON_DEVICE: string = __VOCABULARY_VERSION__;

/** Tells the reader of this build from that of another, which may understand what a person typed in another way. */
export const READER: string = `${ON_DEVICE} ${import.meta.url}`;

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

const worker = createWorkerClient<ReaderMessage, ReaderAnswer>({
  start: () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
  // On a slow network the vocabulary itself is on its way.
  limitMs: 15_000,
  // The vocabulary takes some 50 MB while it is in use.
  idleMs: 60_000,
  failure: 'The reader could not be started',
});

/** The readings of foods by this device's own vocabulary, in a worker; null where it cannot be had. */
async function readOnDevice(products: readonly ProductToRead[]): Promise<readonly (string | null)[] | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'read', products }));
  return answer?.kind === 'read' ? answer.readings : null;
}

/** A record in the names of the source documents as facts, by the rules that read any other source; null where it cannot be had. */
export async function resolveOnDevice(record: Readonly<Record<string, unknown>>): Promise<ResolvedRecord | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'resolve', record }));
  return answer?.kind === 'resolve' ? answer.resolved : null;
}

/** Foods with what a person says of their packs laid over them, by the rules that the server has; null where it cannot be had. */
export async function layOnDevice(tasks: readonly LayTask[]): Promise<readonly (Food | null)[] | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'lay', tasks }));
  return answer?.kind === 'lay' ? answer.foods : null;
}

/** What typed selections mean, by this device's own vocabulary; null where it cannot be had. */
export async function understandOnDevice(entries: readonly TypedEntry[]): Promise<readonly Understood[] | null> {
  const answer = await worker.ask((call) => ({ call, kind: 'understand', entries }));
  return answer?.kind === 'understand' ? answer.understood : null;
}

/** Has the vocabulary fetched, so that it is on the device when there is no network. */
export async function prepareReader(): Promise<void> {
  await understandOnDevice([]);
}
