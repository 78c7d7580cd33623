import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SqliteDb } from '../../../db/db.ts';
import { gtinAt } from '../../../jobs/food-import/testing/dumps.ts';
import { createReadingProgressRepository } from '../../../jobs/food-reading/reading-progress.repository.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { createFoodsRepository } from '../foods.repository.ts';
import { createCatalogueSearch } from '../search/catalogue-search.ts';
import { aFood } from '../testing/a-food.ts';
import { CATALOGUE_EDITION } from './edition.ts';
import { filedIn } from './food-doc.ts';
import { idOfGtin, readRow, toRow, toWaitingRow, wordsOfRow } from './food-row.ts';
import { refreshOf, refreshRows } from './row-reader.ts';
import { createCategoryLists, RANK_STEP } from './search-entries.ts';

let db: SqliteDb;
let hashes = 0;
beforeEach(async () => {
  const opened = await openTestDatabase('sqlite');
  if (opened.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  db = opened;
});

const rowOf = (at: number, changes: Parameters<typeof aFood>[0] = {}, popularity = at) =>
  toRow(aFood({ gtin: gtinAt(at), ...changes }), { popularity, hash: (hashes += 1) });

/** What the rows of foods say, as the entries are to say it. */
async function expectEntriesOfRows(): Promise<void> {
  const rows = await db.read.selectFrom('food').selectAll().where('searchRank', 'is not', null).orderBy('id').execute();
  const listOf = createCategoryLists(db.reader);
  const entries = db.reader
    .prepare<[], { key: string; id: number; score: number | null; categories: number; hasNoAdditives: number; name: string }>(
      `select cast(key as text) as key, key % ${RANK_STEP} as id, name, brand, popularity, score, hash, "hasNoAdditives", categories
        from "searchEntry" order by id`,
    )
    .all()
    .map(({ categories, hasNoAdditives, ...entry }) => ({ ...entry, hasNoAdditives: hasNoAdditives === 1, tags: listOf(categories) }));
  expect(entries).toEqual(
    rows.map(({ id, name, brand, popularity, score, hash, searchRank, doc }) => {
      const filed = filedIn(doc);
      const key = String(BigInt(searchRank ?? 0) * BigInt(RANK_STEP) + BigInt(id));
      const ofDoc = filed ?? { hasNoAdditives: expect.any(Boolean), tags: expect.any(Array) };
      return { key, id, name, brand, popularity, hash, score: filed === null ? null : score, ...ofDoc };
    }),
  );
  expect(entries.length).toBeGreaterThan(0);
}

describe('the entries of search', () => {
  it('say what the rows say, however foods are stored, renamed, scanned more, filed elsewhere or stored twice at once', async () => {
    const foods = createFoodsRepository(db);
    await foods.save([1, 2, 3, 4].map((at) => rowOf(at, { categoriesTags: at % 2 === 0 ? ['en:snacks', 'fr:biscottes'] : [] })));
    await expectEntriesOfRows();
    await foods.save([
      rowOf(1, { name: 'Oat brew' }),
      rowOf(2, {}, 1900),
      rowOf(3, { additives: ['en:e330'], categoriesTags: ['en:soups'] }),
    ]);
    await expectEntriesOfRows();
    await foods.save([rowOf(4, { name: 'Oat drink, plain' }), rowOf(4, { name: 'Oats' }, 500)]);
    await foods.saveShared(aFood({ gtin: gtinAt(9), name: 'Shared by a member', ingredientsText: null }));
    await expectEntriesOfRows();
  });

  it('are without a score as long as the list of a food is not read, and have it as soon as it is', async () => {
    const foods = createFoodsRepository(db);
    const waiting = toWaitingRow(aFood({ gtin: gtinAt(1) }), { popularity: 3, hash: 77 });
    await foods.save([{ ...waiting, ...wordsOfRow(waiting) }, rowOf(2)]);
    await foods.save([{ ...toWaitingRow(aFood({ gtin: gtinAt(2), name: 'Oats, finer' }), { popularity: 3, hash: 78 }) }]);
    const scores = () => db.reader.prepare('select score from "searchEntry"').pluck().all();
    expect(scores()).toEqual([null, null]);
    await expectEntriesOfRows();
    const rows = await db.read.selectFrom('food').selectAll().execute();
    const refreshes = rows.map((row) => refreshOf(row, readRow(row).food));
    await db.write((tx) => refreshRows(tx, 'sqlite', refreshes));
    expect(scores()).toEqual([expect.any(Number), expect.any(Number)]);
    await expectEntriesOfRows();
  });

  it('are made for foods of an earlier version when the catalogue is walked over, and until then those are found by their rows', async () => {
    const foods = createFoodsRepository(db);
    await foods.save([rowOf(1), rowOf(2), rowOf(3)]);
    const found = await foods.search('oats');
    await db.write(async (tx) => void (await sql`delete from "searchEntry" where key % 2 = 0 or popularity = 2`.execute(tx)));
    expect(await foods.search('oats')).toEqual(found);
    const progress = createReadingProgressRepository(db, 'edition', 'process');
    await progress.claim(1, 1000);
    const rows = await progress.after(-1, 10);
    for (const _time of [1, 2])
      await progress.commit({ rows, refreshes: [] }, (changed) => ({ position: 0, checked: 3, changed, failed: 0 }), 2, 1000);
    await expectEntriesOfRows();
    expect(await foods.search('oats')).toEqual(found);
  });

  it('file foods as their rows do, and not by what was so before foods changed', async () => {
    const search = createCatalogueSearch(db);
    const foods = createFoodsRepository(db, Date.now, undefined, search);
    await foods.save([rowOf(1, { categoriesTags: ['en:snacks'] }), rowOf(2, { additives: ['en:e330'] })]);
    await db.write(async (tx) => {
      await tx
        .insertInto('foodReading')
        .values({
          vocabulary: CATALOGUE_EDITION,
          position: 0,
          checked: 2,
          changed: 0,
          failed: 0,
          claimedBy: null,
          claimedUntil: 0,
          updatedAt: 1,
          finishedAt: 1,
        })
        .execute();
    });
    const ids = await foods.search('oats');
    const byRows = await createFoodsRepository(db).filedNow(ids);
    expect(byRows).toHaveLength(2);
    expect(await search.filedAmongFound(ids)).toHaveLength(2);
    const inOrder = (filed: Awaited<ReturnType<typeof foods.filedNow>>) => filed.toSorted((one, other) => one.id - other.id);
    expect(inOrder(await foods.filedNow(ids))).toEqual(inOrder(byRows));
    await foods.save([rowOf(1, { categoriesTags: ['en:soups'] })]);
    expect(await search.filedAmongFound(ids)).toEqual([]);
    expect((await foods.filedNow(ids)).find(({ id }) => id === idOfGtin(gtinAt(1)))?.tags).toEqual(['en:soups']);
  });
});
