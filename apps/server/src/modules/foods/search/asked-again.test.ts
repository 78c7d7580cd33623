import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { DIALECTS, isRuledElsewhere, openTestDatabase } from '../../../testing/database.ts';
import { noOwnFoods } from '../../submissions/member-foods.service.ts';
import { createFoodsRepository } from '../foods.repository.ts';
import { CATALOGUE_EDITION } from '../storage/edition.ts';
import { type IndexedFood, toRow } from '../storage/food-row.ts';
import { createReindexer } from '../storage/food-words.ts';
import { refreshRows } from '../storage/row-reader.ts';
import { aFood } from '../testing/a-food.ts';
import { createCatalogueSearch } from './catalogue-search.ts';
import { createFindFoodsService } from './find-foods.service.ts';
import { createShelfDirectory } from './shelf-directory.ts';

const gtin = (at: number): string => String(4_330_000_000_000 + at);
let hashes = 0;
const row = (at: number, name: string, changes: object = {}): IndexedFood =>
  toRow(aFood({ gtin: gtin(at), name, ...changes }), { popularity: at, hash: (hashes += 1) });
const SUGAR = { energyKj: 1700, fat: 0, saturatedFat: 0, carbohydrates: 100, sugars: 100, fiber: 0, proteins: 0, salt: 0 };

/** A search of visitors that goes on over several questions. */
async function givenSearch(db: Db, ...rows: readonly IndexedFood[]) {
  return searchBy(db, Date.now, rows);
}

async function searchBy(db: Db, now: () => number, rows: readonly IndexedFood[]) {
  const foods = createFoodsRepository(db, now);
  await foods.save(rows);
  const text = createCatalogueSearch(db);
  const directory = createShelfDirectory(text, Date.now);
  const nobody = () => Promise.reject(new Error('Visitors alone ask'));
  const service = createFindFoodsService({ foods, shelves: text, directory, ownFoods: noOwnFoods, profileOf: nobody });
  const find = (q: string, filters: object = {}) => service.find({ q, sort: 'match', limit: 24, from: 0, ...filters }, null, 'en');
  return {
    foods,
    find,
    suggest: (q: string) => service.suggest(q, null, 'en'),
    names: async (q: string) => (await find(q)).hits.map(({ name }) => name),
  };
}

/** Whoever changes foods: this server, another program, or somebody at the console of the database. */
const run = (db: Db, statement: string): Promise<unknown> => db.write((tx) => sql.raw(statement).execute(tx));

/** Scores of all foods are by the rules of this version. */
const finishReading = (db: Db): Promise<unknown> =>
  run(
    db,
    `insert into "foodReading" (vocabulary, position, checked, changed, failed, "claimedUntil", "updatedAt", "finishedAt")
      values ('${CATALOGUE_EDITION}', 0, 0, 0, 0, 0, 0, 1)`,
  );

describe.each(DIALECTS)('a question that is asked again on %s', (dialect) => {
  it('is answered by the foods as they are now', async () => {
    const db = await openTestDatabase(dialect);
    const { foods, find, suggest, names } = await givenSearch(db, row(1, 'Oat drink'), row(2, 'Oat flakes'));
    await finishReading(db);
    for (const _time of [1, 2]) expect((await names('oat')).toSorted()).toEqual(['Oat drink', 'Oat flakes']);
    expect((await suggest('oa')).total).toBe(2);
    await foods.save([row(3, 'Oat bar', { nutriments: SUGAR })]);
    expect((await names('oat')).toSorted()).toEqual(['Oat bar', 'Oat drink', 'Oat flakes']);
    expect((await suggest('oa')).total).toBe(3);
    const [before] = (await find('oat bar')).hits;
    await foods.save([row(3, 'Oat bar')]);
    const [after] = (await find('oat bar')).hits;
    expect(after?.score).toBeGreaterThan(before?.score ?? 100);
  });

  it('shows foods that were shown before as they are now, and asks for none of them again because of what a member wrote', async () => {
    const db = await openTestDatabase(dialect);
    const { foods, find } = await givenSearch(db, row(1, 'Oat drink', { nutriments: SUGAR }), row(2, 'Oat flakes'));
    await finishReading(db);
    const { hits } = await find('oat');
    const asked = [vi.spyOn(foods, 'versionsOf'), vi.spyOn(foods, 'readNow')];
    await foods.rememberMiss(gtin(7), 1, 2);
    // Another question, so that no whole answer is held.
    expect((await find('oa')).hits).toEqual(hits);
    if (dialect === 'sqlite') expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await foods.save([row(1, 'Oat drink', { imageUrl: null })]);
    const changed = (await find('oat drink')).hits.find(({ barcode }) => barcode === gtin(1));
    expect(changed?.score).toBeGreaterThan(hits.find(({ barcode }) => barcode === gtin(1))?.score ?? 100);
  });

  it('is answered anew within a minute of what somebody changes at the console', async () => {
    const db = await openTestDatabase(dialect);
    let now = Date.now();
    const { names } = await searchBy(db, () => now, [row(1, 'Oat drink'), row(2, 'Oat flakes')]);
    await finishReading(db);
    expect((await names('oat')).toSorted()).toEqual(['Oat drink', 'Oat flakes']);
    await run(db, `delete from food where id = ${gtin(2)}`);
    now += 60_000;
    expect(await names('oat')).toEqual(['Oat drink']);
  });

  if (isRuledElsewhere(dialect)) return;

  it('is not made anew by what members write, but by every way in which foods change', async () => {
    const db = await openTestDatabase(dialect);
    const { foods } = await givenSearch(db, row(1, 'Oat drink'));
    const { count, clock } = foods;
    const [before, any] = [await count(), await clock()];
    await foods.rememberMiss(gtin(7), 1, 2);
    expect([await count(), await clock()]).not.toEqual([before, any]);
    expect(await count()).toBe(before);
    await foods.save([row(2, 'Oat flakes')]);
    const stored = await count();
    expect(stored).not.toBe(before);
    const { doc } = await db.read
      .selectFrom('food')
      .selectAll()
      .where('id', '=', Number(gtin(2)))
      .executeTakeFirstOrThrow();
    const read = { id: Number(gtin(2)), doc, grade: 'b', points: 3, score: 60, answer: null, before: doc };
    await db.write((tx) => refreshRows(tx, dialect, [read]));
    const refreshed = await count();
    expect(refreshed).not.toBe(stored);
    await run(db, 'update food set "searchRank" = null');
    await db.write(async (tx) => createReindexer(db)(tx, await tx.selectFrom('food').selectAll().execute()));
    expect(await count()).not.toBe(refreshed);
  });

  it('is answered alike whether scores come from the columns of foods or are made of them', async () => {
    const db = await openTestDatabase(dialect);
    const kinds = [
      {},
      { nutriments: SUGAR, additives: ['e330'] },
      { ingredientsText: null, nutriments: {}, nova: null, printedGrade: null },
    ];
    const rows = Array.from({ length: 60 }, (_, at) => row(at, `Oat ${at % 7 === 0 ? 'drink' : 'flakes'} ${at}`, kinds[at % 3]));
    const asked = await givenSearch(db, ...rows);
    const questions = [
      ['oat'],
      ['oat drink'],
      ['oat', { good: '1' }],
      ['oat', { 'no-additives': '1' }],
      ['oat', { from: 24 }],
      ['oat flaks'],
    ] as const;
    const answers = [];
    for (const [words, filters] of questions) answers.push(await asked.find(words, filters));
    await finishReading(db);
    const again = await givenSearch(db);
    for (const [at, [words, filters]] of questions.entries()) expect(await again.find(words, filters)).toEqual(answers[at]);
  });

  it('knows the words that came meanwhile, each once', async () => {
    const db = await openTestDatabase(dialect);
    const { foods, names, find } = await givenSearch(db, row(1, 'Chocolate'), row(2, 'Muesli'));
    expect(await names('chocolat bar')).toEqual(['Chocolate']);
    expect(await names('chocolade')).toEqual(['Chocolate']);
    await foods.save([row(3, 'Chocolada'), row(4, 'Shocolad')]);
    expect((await names('chocolad')).toSorted()).toEqual(['Chocolada', 'Chocolate', 'Shocolad']);
    expect((await find('schokolade')).hits).toEqual([]);
    const others = Array.from({ length: 6 }, (_, at) => row(10 + at, `Chocola${'bcfghj'[at]}`));
    await foods.save(others);
    expect((await names('chocolax')).length).toBeGreaterThan(7);
  });
});
