import type { FoodProduct } from '@labelwise/domain/food';

import { sql } from 'kysely';

import type { Db } from '../../db/db.ts';

import { fromRow } from '../foods/storage/food-row.ts';

export type AlternativesRepository = ReturnType<typeof createAlternativesRepository>;

/** Reads categories of the catalogue. */
export function createAlternativesRepository(db: Db) {
  return {
    size: async (tag: string): Promise<number> => {
      const row = await db.read.selectFrom('food').select((query) => query.fn.countAll<number>().as('size')).where('categoryTag', '=', tag).executeTakeFirst();
      return Number(row?.size ?? 0);
    },

    /** The foods of a category, healthiest first by Nutri-Score, at most `limit`. */
    ids: async (tag: string, limit: number): Promise<number[]> => {
      const { rows } = await sql<{ id: number }>`select id from food where "categoryTag" = ${tag} order by points nulls last limit ${limit}`.execute(db.read);
      return rows.map(({ id }) => id);
    },

    async foods(ids: readonly number[]): Promise<FoodProduct[]> {
      if (ids.length === 0) return [];
      return (await db.read.selectFrom('food').selectAll().where('id', 'in', ids).execute()).map(fromRow);
    },

    /**
     * The next categories by name, each with one of its foods. Jumps from one category to the next in the index instead
     * of reading every food.
     */
    async categories(after: string, limit: number): Promise<{ tag: string; foodId: number }[]> {
      const { rows } = await sql<{ tag: string; foodId: number }>`
        with recursive category (tag, number) as (
          select (select min("categoryTag") from food where "categoryTag" > ${after}), 1
          union all
          select (select min("categoryTag") from food where "categoryTag" > category.tag), number + 1 from category
          where category.tag is not null and number < ${limit})
        select tag, (select id from food where "categoryTag" = tag limit 1) as "foodId" from category where tag is not null`.execute(db.read);
      return rows;
    },
  };
}
