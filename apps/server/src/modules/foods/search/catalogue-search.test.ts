import { createMemoryIndex, findByText } from '@labelwise/domain/food-search';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { createReadingProgressRepository } from '../../../jobs/food-reading/reading-progress.repository.ts';
import { DIALECTS, isRuledElsewhere, openTestDatabase } from '../../../testing/database.ts';
import { createFoodsRepository } from '../foods.repository.ts';
import { type IndexedFood, toRow } from '../storage/food-row.ts';
import { aFood } from '../testing/a-food.ts';
import { createShelvesRepository } from './shelves.repository.ts';

const WORDS = ['milk', 'chocolate', 'oat', 'dark', 'biscuit', 'cream', 'organic', 'hazelnut', 'vanilla', 'chocolaterie', '7up'];
const QUESTIONS = ['milk', 'choc', 'ch', 'chocola', 'oat milk', 'dark choc', 'choclate', 'milk zzz', '7', 'up', 'northfield cream', 'x'];
const gtin = (at: number): string => String(4_300_000_000_000 + at);
let hashes = 0;
const row = (at: number, name: string, popularity: number, changes: object = {}): IndexedFood =>
  toRow(aFood({ gtin: gtin(at), name, brand: at % 3 === 0 ? 'Northfield' : null, ...changes }), { popularity, hash: (hashes += 1) });

/** More foods of one word than are ranked at once. */
const manyFoods = (): IndexedFood[] =>
  Array.from({ length: 450 }, (_, at) => row(at, `${WORDS[(at * 7) % 11]} ${WORDS[at % 2]} ${WORDS[(at * 3) % 5]}`, (at * 37) % 1900));

describe.each(DIALECTS)('the index of search on %s', (dialect) => {
  let db: Db;
  beforeEach(async () => {
    db = await openTestDatabase(dialect);
  });

  it('finds what an earlier version stored: by whole words at once, by half a word and in order once it was walked over', async () => {
    const rows = [row(1, 'Plain skyr', 3), row(2, 'Raspberry skyr', 800)];
    const foods = createFoodsRepository(db);
    await foods.save(rows);
    await storeAsBefore(db, rows);
    expect((await foods.search('skyr')).length).toBe(2);
    expect(await foods.search('sk')).toEqual([]);
    const progress = createReadingProgressRepository(db, 'edition', 'process');
    await progress.claim(1, 1000);
    const stored = await progress.after(-1, 10);
    for (const _time of [1, 2]) {
      await progress.commit({ rows: stored, refreshes: [] }, (changed) => ({ position: 0, checked: 2, changed, failed: 0 }), 2, 1000);
      expect(await foods.search('sk')).toEqual([Number(gtin(2)), Number(gtin(1))]);
    }
    if (db.dialect === 'sqlite') expect(db.reader.prepare('select count(*) from "foodText"').pluck().get()).toBe(2);
  });

  it('lists the foods of several shelves by Nutri-Score, those without figures last', async () => {
    const sweet = {
      categoriesTags: ['en:sweets'],
      nutriments: { energyKj: 2000, fat: 30, saturatedFat: 20, carbohydrates: 60, sugars: 60, fiber: 0, proteins: 3, salt: 1 },
    };
    const unknown = { categoriesTags: ['en:breads'], nutriments: {} };
    await createFoodsRepository(db).save([row(1, 'Candy', 0, sweet), row(2, 'Bread', 0, unknown), row(3, 'Oats', 0)]);
    const shelves = createShelvesRepository(db);
    const tags = ['en:sweets', 'en:breads', 'en:rolled-oats'];
    expect(await shelves.foodsOf(tags, 10)).toEqual([3, 1, 2].map((at) => Number(gtin(at))));
    expect(await shelves.foodsOf(tags, 2)).toEqual([3, 1].map((at) => Number(gtin(at))));
    expect(await shelves.foodsOf([], 10)).toEqual([]);
  });

  it('answers as an index in memory does, whatever is asked', async () => {
    const rows = manyFoods();
    const foods = createFoodsRepository(db);
    await foods.save(rows);
    const memory = createMemoryIndex(rows);
    for (const question of QUESTIONS) {
      const [ours, theirs] = [await foods.findByText(question), await findByText(memory, question)];
      expect([question, ours.ids.slice(0, 20), ours.corrected]).toEqual([question, theirs.ids.slice(0, 20), theirs.corrected]);
    }
  });

  if (isRuledElsewhere(dialect)) return;

  it('has a food once, where it stands now, however often it is stored', async () => {
    const foods = createFoodsRepository(db);
    await foods.save([row(1, 'Oat drink', 5), row(2, 'Oat flakes', 50)]);
    expect(await foods.search('oat')).toEqual([Number(gtin(2)), Number(gtin(1))]);
    await foods.save([row(1, 'Oat drink', 900)]);
    await foods.save([row(1, 'Oat drink', 900), row(1, 'Oat brew', 1200)]);
    expect(await foods.search('oat')).toEqual([Number(gtin(1)), Number(gtin(2))]);
    expect(await foods.search('drink')).toEqual([]);
    if (db.dialect === 'sqlite') expect(db.reader.prepare('select count(*) from "foodText"').pluck().get()).toBe(2);
  });
});

/** Rows without a rank, with the tokens that versions before step 166 wrote. */
async function storeAsBefore(db: Db, rows: readonly IndexedFood[]): Promise<void> {
  await db.write(async (tx) => {
    await sql`update food set "searchRank" = null`.execute(tx);
    if (db.dialect === 'sqlite') await sql`delete from "foodText"`.execute(tx);
    for (const { id, words } of rows)
      await (db.dialect === 'sqlite'
        ? sql`insert into "foodText" (rowid, words) values (${id}, ${words})`.execute(tx)
        : sql`update food set words = array_to_tsvector(string_to_array(${words}, ' ')) where id = ${id}`.execute(tx));
  });
}
