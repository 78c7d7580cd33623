import { type Cursor, writeCursor } from '../../lib/ids.ts';
import { eachInTurn } from '../../lib/in-looks.ts';
import type { FoodRecord } from './recent-foods.ts';
import { gtinOfId } from './storage/food-row.ts';
import { withFewSigns } from './storage/ready-answer.ts';

type PageOptions<Row, Item> = {
  limit: number;
  cursorOf: (row: Row) => Cursor;
  findRecords: (ids: readonly string[]) => Promise<ReadonlyMap<string, FoodRecord>>;
  present: (row: Row, record: FoodRecord) => Item;
};

/** `text`: the JSON of an array. */
export type TextPage = { readonly text: string; readonly next: string | null };

/**
 * Rows of a member's list with their foods; rows of foods that have left the catalogue are left out.
 * @param rows in order, one more than the limit where a further page follows
 */
export async function pageWithFoods<Row extends { foodId: number }, Item>(
  rows: readonly Row[],
  { limit, cursorOf, findRecords, present }: PageOptions<Row, Item>,
): Promise<{ items: Item[]; next: string | null }> {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const records = await findRecords([...new Set(page.map(({ foodId }) => gtinOfId(foodId)))]);
  const items = await eachInTurn(page, (row) => {
    const record = records.get(gtinOfId(row.foodId));
    return record === undefined ? [] : [present(row, record)];
  });
  return { items: items.flat(1), next: last === undefined ? null : writeCursor(cursorOf(last)) };
}

/** JSON of an array. Not joined: V8 copies what is added up once, when it is sent, and what is joined and put in brackets twice. */
export function arrayText(items: readonly string[]): string {
  let text = '';
  for (const item of items) text += text === '' ? item : `,${item}`;
  return `[${text}]`;
}

/** JSON of an entry of a list: its own fields, and the food in the text that a look-up answers, which needs no making. */
export function entryText(own: Readonly<Record<string, object>>, food: string): string {
  return `${withFewSigns(JSON.stringify(own)).slice(0, -1)},"food":${food}}`;
}

/** The text of a food with the score that a member has for it. */
export function withPersonalScore(food: string, score: number): string {
  return `${food.slice(0, -1)},"personalizedScore":${score}}`;
}
