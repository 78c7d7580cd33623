import type { Food } from '@labelwise/contracts/foods';
import { readOnDevice } from './reader.ts';
import { isOfToday } from './vocabulary-version.ts';

type Readable = Pick<Food, 'name' | 'facts'>;

/** Whether a food has an ingredient list that nobody has read. Every diet that must be safe is unknown for it. */
export function isUnread({ facts: { reading, ingredientsText } }: Readable): boolean {
  return reading === null && ingredientsText !== null && ingredientsText.trim() !== '';
}

/** Whether a food that was kept on this device has to be read here: never read, or with other words than those of today. */
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
