import type { Food } from '@labelwise/contracts/foods';
import { gtinKey } from '@labelwise/domain/gtin';
import { csvFile, csvLine } from '@labelwise/domain/lib';
import { toFood } from '@labelwise/messages/render/food-answer';
import type { IdempotentRequest } from '../../db/idempotency-keys.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { readCursor } from '../../lib/ids.ts';
import { arrayJson, entryJson, type JsonPage, pageWithFoods } from '../foods/foods-page.ts';
import type { FoodRecord } from '../foods/recent-foods.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import type { FindFood, FindFoods, FindRecords } from '../submissions/member-foods.service.ts';
import type { SavedFoodRow, SavedFoodsRepository } from './saved-foods.repository.ts';

/** `amount` counts in the list of what was eaten alone. */
export type SavedFoodEntry = { savedFood: { id: string; createdAt: string; amount: number | null }; food: Food };

/** Of an entry whose removal is undone: when it was made the first time; and how much was eaten. */
type Given = { addedAt?: string | undefined; amount?: number | null | undefined };

type Deps = {
  repository: SavedFoodsRepository;
  findFood: FindFood;
  findFoods: FindFoods;
  findRecords: FindRecords;
  now: Clock;
  newId: () => string;
};

/** Entries that are read at a time for a file. */
const CSV_BATCH = 500;

export type SavedFoodsService = ReturnType<typeof createSavedFoodsService>;

/** One of a member's lists of saved foods. */
export function createSavedFoodsService({ repository, findFood, findFoods, findRecords, now, newId }: Deps) {
  const pageOf = <Item>(
    memberId: string,
    rows: readonly SavedFoodRow[],
    limit: number,
    present: (row: SavedFoodRow, record: FoodRecord) => Item,
  ) =>
    pageWithFoods(rows, {
      limit,
      cursorOf: ({ createdAt, id }) => ({ at: createdAt, id }),
      findRecords: (ids) => findRecords(ids, memberId),
      present,
    });

  return {
    async has(memberId: string, foodId: string): Promise<boolean> {
      const gtin = gtinKey(foodId);
      return gtin !== null && repository.has(memberId, idOfGtin(gtin));
    },

    /**
     * @throws AppError food_not_found, idempotency_conflict, conflict when an earlier call made it and it was removed since
     */
    async add(memberId: string, foodId: string, request: IdempotentRequest | null, given: Given = {}): Promise<SavedFoodEntry> {
      const { addedAt, amount = null } = given;
      const food = await findFood(foodId, memberId);
      if (food === null) throw new AppError('food_not_found');
      const createdAt = addedAt === undefined ? now() : Math.max(0, Math.min(Date.parse(addedAt), now()));
      const row = await repository.add({ id: newId(), memberId, foodId: idOfGtin(food.gtin), createdAt, amount }, request);
      if (row === null) throw new AppError('conflict');
      return { savedFood: present(row), food: toFood(food) };
    },

    /** How much was eaten, of one note. @throws AppError not_found */
    async changeAmount(memberId: string, id: string, amount: number | null): Promise<SavedFoodEntry> {
      const row = await repository.changeAmount(memberId, id, amount);
      const food = row === undefined ? null : await findFood(gtinOfId(row.foodId), memberId);
      if (row === undefined || food === null) throw new AppError('not_found');
      return { savedFood: present(row), food: toFood(food) };
    },

    /** @param id of the food, or of the entry. @returns the entry that is gone. @throws AppError not_found */
    async remove(memberId: string, id: string): Promise<SavedFoodEntry['savedFood']> {
      const gtin = gtinKey(id);
      const row = await repository.remove(memberId, { id, foodId: gtin === null ? null : idOfGtin(gtin) });
      if (row === undefined) throw new AppError('not_found');
      return present(row);
    },

    /**
     * The whole list as CSV, newest first, with the foods that have left the catalogue; `amount` in grams or millilitres, empty for one
     * serving.
     */
    async csv(memberId: string): Promise<string> {
      const lines: string[] = [];
      for (let after: ReturnType<typeof readCursor> = null; ; ) {
        const rows = await repository.list(memberId, CSV_BATCH, after);
        const foods = new Map(
          (await findFoods([...new Set(rows.map(({ foodId }) => gtinOfId(foodId)))], memberId)).map((food) => [food.gtin, food]),
        );
        for (const { foodId, createdAt, amount = null } of rows.slice(0, CSV_BATCH)) {
          const gtin = gtinOfId(foodId);
          const food = foods.get(gtin);
          lines.push(csvLine([new Date(createdAt).toISOString(), gtin, food?.name, food?.brand, amount]));
        }
        const last = rows.at(CSV_BATCH - 1);
        if (last === undefined) break;
        after = { at: last.createdAt, id: last.id };
      }
      return csvFile([csvLine(['added_at', 'barcode', 'name', 'brand', 'amount']), ...lines]);
    },

    /** Newest first; entries of foods that have left the catalogue are left out. @param entry an entry without its food */
    async list(
      memberId: string,
      { limit, cursor }: { limit: number; cursor: string | undefined },
      entry: (savedFood: SavedFoodEntry['savedFood']) => Record<string, object>,
    ): Promise<JsonPage> {
      const rows = await repository.list(memberId, limit, readCursor(cursor));
      const { items, next } = await pageOf(memberId, rows, limit, (row, record) => entryJson(JSON.stringify(entry(present(row))), record));
      return { json: arrayJson(items), next };
    },

    /** The newest ones as data. */
    async newest(memberId: string, limit: number): Promise<SavedFoodEntry[]> {
      const rows = await repository.list(memberId, limit, null);
      const entry = (row: SavedFoodRow, record: FoodRecord) => ({ savedFood: present(row), food: toFood(record.read()) });
      return (await pageOf(memberId, rows, limit, entry)).items;
    },
  };
}

function present({ id, createdAt, amount = null }: SavedFoodRow): SavedFoodEntry['savedFood'] {
  return { id, createdAt: new Date(createdAt).toISOString(), amount };
}
