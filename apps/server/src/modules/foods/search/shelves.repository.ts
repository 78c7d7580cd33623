import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { categoriesOf } from '../storage/food-doc.ts';

/** A category that is the narrowest of some foods: how many they are, and which wider ones it lies in. */
export type NarrowCategory = { readonly tag: string; readonly size: number; readonly above: readonly string[] };

export type ShelvesRepository = ReturnType<typeof createShelvesRepository>;

/** Reads which categories the catalogue has, and which foods they hold. */
export function createShelvesRepository(db: Db) {
  return {
    async size(): Promise<number> {
      const row = await db.read
        .selectFrom('food')
        .select((query) => query.fn.countAll<number>().as('size'))
        .executeTakeFirst();
      return Number(row?.size ?? 0);
    },

    /** The next categories by name. Jumps from one to the next in the index instead of reading every food. */
    async narrowCategories(after: string, limit: number): Promise<NarrowCategory[]> {
      const { rows } = await sql<{ tag: string; size: number; doc: string }>`
        with recursive category (tag, number) as (
          select (select min("categoryTag") from food where "categoryTag" > ${after}), 1
          union all
          select (select min("categoryTag") from food where "categoryTag" > category.tag), number + 1 from category
          where category.tag is not null and number < ${limit})
        select tag, (select count(*) from food where "categoryTag" = tag) as size,
          (select doc from food where "categoryTag" = tag limit 1) as doc from category where tag is not null`.execute(db.read);
      return rows.map(({ tag, size, doc }) => ({ tag, size: Number(size), above: categoriesOf(doc) }));
    },

    /** Foods whose narrowest category is one of these, the healthiest by Nutri-Score first. */
    async foodsOf(tags: readonly string[], limit: number): Promise<number[]> {
      if (tags.length === 0) return [];
      const rows = await db.read
        .selectFrom('food')
        .select('id')
        .where('categoryTag', 'in', tags)
        .orderBy('points', (order) => order.asc().nullsLast())
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
