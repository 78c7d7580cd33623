import { type Cursor, writeCursor } from '../../lib/ids.ts';
import { eachInTurn } from '../../lib/in-looks.ts';
import type { FoodRecord } from './recent-foods.ts';
import { gtinOfId } from './storage/food-row.ts';

type PageOptions<Row, Item> = {
  limit: number;
  cursorOf: (row: Row) => Cursor;
  findRecords: (ids: readonly string[]) => Promise<ReadonlyMap<string, FoodRecord>>;
  present: (row: Row, record: FoodRecord) => Item;
};

/** `json`: an array, as UTF-8. */
export type JsonPage = { readonly json: Buffer; readonly next: string | null };

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

/** JSON in pieces that stand one behind the other: words, and what gives UTF-8 that is copied at once. */
export type JsonPieces = readonly (string | (() => Uint8Array))[];

/** An array of what is given in pieces. */
export function arrayJson(items: readonly JsonPieces[]): Buffer {
  return inOnePiece(['[', ...items.flatMap((item, at) => (at === 0 ? item : [',', ...item])), ']']);
}

/** Where pieces are put together; what takes more room is put together elsewhere. */
const ROOM = Buffer.allocUnsafe(1024 * 1024);

/** Each byte is copied twice: text of so many parts V8 copies, counts, copies again and encodes, and memory for each part costs more. */
export function inOnePiece(pieces: JsonPieces): Buffer {
  let [room, at] = [ROOM, 0];
  for (const piece of pieces) {
    const content = typeof piece === 'string' ? piece : piece();
    const most = typeof content === 'string' ? 3 * content.length : content.length;
    if (at + most > room.length) room = Buffer.concat([room.subarray(0, at)], 2 * (at + most));
    if (typeof content === 'string') at += room.write(content, at);
    else {
      room.set(content, at);
      at += content.length;
    }
  }
  return Buffer.from(room.subarray(0, at));
}

/**
 * An entry of a list: its own fields, and the food as a look-up answers it, which needs no making.
 * @param own an object, as JSON
 */
export function entryJson(own: string, { bytes }: FoodRecord): JsonPieces {
  return [`${own.slice(0, -1)},"food":`, bytes, '}'];
}

/** The same for own fields in pieces, up to the brace that ends them, with the score that the member has for the food. */
export function scoredEntryJson(own: JsonPieces, { bytes }: FoodRecord, score: number): JsonPieces {
  return [...own, ',"food":', () => bytes().subarray(0, -1), `,"personalizedScore":${score}}}`];
}
