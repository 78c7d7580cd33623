import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { categoriesOf } from '../storage/food-doc.ts';

/** A category that is the narrowest of some foods: how many they are, and which wider ones it lies in. */
export type NarrowCategory = { readonly tag: string; readonly size: number; readonly above: readonly string[] };

export type ShelvesRepository = ReturnType<typeof createShelvesRepository>;

/** Reads which categories the catalogue has, and which foods they hold. */
export function createShelvesRepository(db: Pick<Db, 'read' | 'dialect'>) {
  return {
    /** Foods of the whole catalogue. SQLite counts the rows of the search index: those of the table itself lie across gigabytes. */
    async size(): Promise<number> {
      const table = sql.table(db.dialect === 'sqlite' ? 'foodText_docsize' : 'food');
      const { rows } = await sql<{ size: number }>`select count(*) as size from ${table}`.execute(db.read);
      return Number(rows[0]?.size ?? 0);
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

    /** Foods whose narrowest category is one of these, the healthiest by Nutri-Score first; those without figures come last. */
    async foodsOf(tags: readonly string[], limit: number): Promise<number[]> {
      const judged: { id: number; points: number | null }[] = [];
      for (let at = 0; at < tags.length; at += PARTS) judged.push(...(await bestOf(tags.slice(at, at + PARTS), limit, true)));
      const best = judged.sort((one, other) => (one.points ?? 0) - (other.points ?? 0) || one.id - other.id).slice(0, limit);
      for (let at = 0; at < tags.length && best.length < limit; at += PARTS)
        best.push(...(await bestOf(tags.slice(at, at + PARTS), limit - best.length, false)));
      return best.slice(0, limit).map(({ id }) => id);
    },
  };

  /** The first of each category in the order of the index, which holds them in that order: a shelf of a million foods is not sorted. */
  async function bestOf(tags: readonly string[], limit: number, isJudged: boolean): Promise<{ id: number; points: number | null }[]> {
    const known = sql.raw(isJudged ? 'is not null' : 'is null');
    const parts = tags.map(
      (tag) =>
        sql`select * from (select id, points from food where "categoryTag" = ${tag} and points ${known} order by points, id limit ${limit}) part`,
    );
    if (parts.length === 0) return [];
    return (await sql<{ id: number; points: number | null }>`${sql.join(parts, sql` union all `)}`.execute(db.read)).rows;
  }
}

/** SQLite puts together at most 500 selects. */
const PARTS = 200;
