import { expect, it } from 'vitest';
import { arrayJson, entryJson, scoredEntryJson } from './foods-page.ts';
import { createFoodRecord } from './recent-foods.ts';
import { readRow, toRow } from './storage/food-row.ts';
import { unpackAnswer, unpackBytes } from './storage/ready-answer.ts';
import { aFood } from './testing/a-food.ts';

/** Foods of which each takes the place of the one before where it is unpacked, of other lengths and with signs beyond ASCII. */
const RECORDS = Array.from({ length: 600 }, (_, at) => {
  const food = aFood({ name: `Crème ${'ж'.repeat(at % 50)} 🍮 ${at}`, ingredientsText: 'sugar, milk, '.repeat(at % 40) });
  const row = toRow(food, { popularity: 0, hash: at });
  const ready = { text: () => unpackAnswer(row, row.answer), bytes: () => unpackBytes(row, row.answer) };
  return createFoodRecord({ version: at, source: food.source, read: () => readRow(row).food }, ready);
});

it('a list is the array of its entries, whatever their signs and however much room they take', () => {
  // The second and the third time they stand ready.
  for (const count of [0, 1, 3, RECORDS.length, RECORDS.length, RECORDS.length]) {
    const records = RECORDS.slice(0, count);
    const json = arrayJson(
      records.map((record, at) => {
        const own = JSON.stringify({ scan: { at, note: `’${'é'.repeat(at)}` } });
        return at % 2 === 0 ? scoredEntryJson([own.slice(0, 5), () => Buffer.from(own.slice(5, -1))], record, at) : entryJson(own, record);
      }),
    );
    expect(JSON.parse(json.toString())).toEqual(
      records.map((record, at) => ({
        scan: { at, note: `’${'é'.repeat(at)}` },
        food: { ...JSON.parse(record.answer().text), ...(at % 2 === 0 && { personalizedScore: at }) },
      })),
    );
  }
});

it('a food whose answer is not ready, or has been read as text before, is in a list as any other', () => {
  const food = aFood({ name: 'Oats ’ж' });
  const record = createFoodRecord({ version: 1, source: food.source, read: () => food });
  const [first] = JSON.parse(arrayJson([entryJson('{}', record)].map(([, ...rest]) => ['{"food":', ...rest])).toString());
  expect(first.food).toMatchObject({ name: 'Oats ’ж' });
  expect(JSON.parse(record.answer().text)).toEqual(first.food);
});
