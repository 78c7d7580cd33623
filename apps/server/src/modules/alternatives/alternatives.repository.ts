import type { FoodProduct } from '@labelwise/domain/food';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { categoriesOf } from '../foods/storage/food-doc.ts';
import { FOOD_COLUMNS } from '../foods/storage/food-row.ts';
import { createRowReader, type RowReader } from '../foods/storage/row-reader.ts';

export type AlternativesRepository = ReturnType<typeof createAlternativesRepository>;

/** Reads categories of the catalogue. */
export function createAlternativesRepository(db: Db, reader: Pick<RowReader, 'readAll'> = createRowReader(db)) {
  return {
    size: async (tag: string): Promise<number> => {
      const row = await db.read
        .selectFrom('food')
        .select((query) => query.fn.countAll<number>().as('size'))
        .where('categoryTag', '=', tag)
        .executeTakeFirst();
      return Number(row?.size ?? 0);
    },

    /** The foods of a category, healthiest first by Nutri-Score, at most `limit`. */
    ids: async (tag: string, limit: number): Promise<number[]> => {
      const { rows } = await sql<{
        id: number;
      }>`select id from food where "categoryTag" = ${tag} order by points nulls last limit ${limit}`.execute(db.read);
      return rows.map(({ id }) => id);
    },

    /** How many foods of these narrow categories have each score for everyone. */
    async scoreCounts(tags: readonly string[]): Promise<{ score: number; count: number }[]> {
      const rows = await db.read
        .selectFrom('food')
        .select((query) => ['score', query.fn.countAll<number>().as('count')])
        .where('categoryTag', 'in', tags)
        .where('score', 'is not', null)
        .groupBy('score')
        .execute();
      return rows.flatMap(({ score, count }) => (score === null ? [] : [{ score, count: Number(count) }]));
    },

    /** The best foods of these narrow categories by the score for everyone, at most `limit`, none below `least`. */
    async bestIds(tags: readonly string[], least: number, limit: number): Promise<number[]> {
      const rows = await db.read
        .selectFrom('food')
        .select('id')
        .where('categoryTag', 'in', tags)
        .where('score', '>=', least)
        .orderBy('score', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async foods(ids: readonly number[]): Promise<FoodProduct[]> {
      if (ids.length === 0) return [];
      return reader.readAll(await db.read.selectFrom('food').select(FOOD_COLUMNS).where('id', 'in', ids).execute());
    },

    /** The categories of foods, from wide to narrow. */
    async categoriesOf(ids: readonly number[]): Promise<Map<number, readonly string[]>> {
      if (ids.length === 0) return new Map();
      const rows = await db.read.selectFrom('food').select(['id', 'doc']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, doc }) => [id, categoriesOf(doc)]));
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
        select tag, (select id from food where "categoryTag" = tag limit 1) as "foodId" from category where tag is not null`.execute(
        db.read,
      );
      return rows;
    },
  };
}
