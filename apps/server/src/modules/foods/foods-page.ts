import type { Food } from '@labelwise/contracts/foods';
import type { FoodProduct } from '@labelwise/domain/food';
import { toFood } from '@labelwise/messages/render/food-answer';
import { type Cursor, type Page, writeCursor } from '../../lib/ids.ts';
import { eachInTurn } from '../../lib/in-looks.ts';
import { gtinOfId } from './storage/food-row.ts';

type PageOptions<Row, Item> = {
  limit: number;
  cursorOf: (row: Row) => Cursor;
  findFoods: (ids: readonly string[]) => Promise<FoodProduct[]>;
  present: (row: Row, food: Food) => Item;
};

/**
 * Rows of a member's list with their foods; rows of foods that have left the catalogue are left out.
 * @param rows in order, one more than the limit where a further page follows
 */
export async function pageWithFoods<Row extends { foodId: number }, Item>(
  rows: readonly Row[],
  { limit, cursorOf, findFoods, present }: PageOptions<Row, Item>,
): Promise<Page<Item>> {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const found = await findFoods([...new Set(page.map(({ foodId }) => gtinOfId(foodId)))]);
  const foods = new Map(await eachInTurn(found, (food) => [food.gtin, toFood(food)] as const));
  const items = await eachInTurn(page, (row) => {
    const food = foods.get(gtinOfId(row.foodId));
    return food === undefined ? [] : [present(row, food)];
  });
  return { items: items.flat(1), next: last === undefined ? null : writeCursor(cursorOf(last)) };
}
