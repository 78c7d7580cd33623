/** SQL of packs: which foods people scan most, everywhere, in a country, or of one member. Unchanged on both databases. */
import { codeRangesOf, type PackCountry } from '@labelwise/domain/pack';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { FOOD_COLUMNS, type StoredFood } from '../foods/storage/food-row.ts';

export type Choosable = Pick<StoredFood, 'id' | 'popularity' | 'score'>;
export type PacksRepository = ReturnType<typeof createPacksRepository>;

export function createPacksRepository(db: Db) {
  return {
    /** The next foods by their keys, with what they are chosen by. */
    after: (key: number, last: number, limit: number): Promise<(Choosable & Pick<StoredFood, 'countries'>)[]> =>
      db.read
        .selectFrom('food')
        .select(['id', 'popularity', 'score', 'countries'])
        .where('id', '>', key)
        .where('id', '<=', last)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** The next text of countries (see `soldIn`) that any food has; each is one step into an index. */
    async soldAfter(sold: string | null): Promise<string | null> {
      const row = await db.read
        .selectFrom('food')
        .select('countries')
        .where('countries', 'is not', null)
        .$if(sold !== null, (query) => query.where('countries', '>', sold ?? ''))
        .orderBy('countries')
        .limit(1)
        .executeTakeFirst();
      return row?.countries ?? null;
    },

    /** The next foods that are sold in exactly these countries. */
    afterSold: (sold: string, key: number, limit: number): Promise<Choosable[]> =>
      db.read
        .selectFrom('food')
        .select(['id', 'popularity', 'score'])
        .where('countries', '=', sold)
        .where('id', '>', key)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** How many foods are sold in exactly these countries, counted no further than `most`. */
    async countSold(sold: string, most: number): Promise<number> {
      const rows = await db.read.selectFrom('food').select('id').where('countries', '=', sold).limit(most).execute();
      return rows.length;
    },

    /** How many of the first foods with a country's barcodes are of unknown countries. */
    async countUnplaced(country: PackCountry, looked: number): Promise<number> {
      const ranges = codeRangesOf(country);
      const rows = await db.read
        .selectFrom('food')
        .select('countries')
        .where((where) => where.or(ranges.map(({ from, to }) => where.between('id', from, to))))
        .limit(looked)
        .execute();
      return rows.filter(({ countries }) => countries === null).length;
    },

    /** What a member scanned, saved and bought; of more than `limit` those they had in their hands last. */
    async ofMember(memberId: string, limit: number): Promise<number[]> {
      const lists = await Promise.all(
        (['scan', 'favorite', 'purchased'] as const).map((table) =>
          sql<{ foodId: number }>`
            select "foodId" from ${sql.table(table)} where "memberId" = ${memberId}
            group by "foodId" order by max(${sql.ref(table === 'scan' ? 'scannedAt' : 'createdAt')}) desc, "foodId" limit ${limit}`.execute(
            db.read,
          ),
        ),
      );
      return [...new Set(lists.flatMap(({ rows }) => rows.map(({ foodId }) => foodId)))].slice(0, limit);
    },

    /** The best foods for everyone on the shelves of these foods. */
    async besides(ids: readonly number[], limit: number): Promise<number[]> {
      if (ids.length === 0) return [];
      const rows = await db.read
        .selectFrom('food')
        .select('id')
        .where('categoryTag', 'in', (of) =>
          of.selectFrom('food').select('categoryTag').where('id', 'in', ids).where('categoryTag', 'is not', null),
        )
        .where('score', 'is not', null)
        .orderBy('score', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** In the order of their barcodes: of the same rows every process writes the same bytes. */
    rows: (ids: readonly number[]): Promise<StoredFood[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db.read.selectFrom('food').select(FOOD_COLUMNS).where('id', 'in', ids).orderBy('id').execute(),
  };
}
