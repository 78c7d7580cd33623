import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { createCatalogueSearch } from '../../modules/foods/search/catalogue-search.ts';
import { createFindFoodsService } from '../../modules/foods/search/find-foods.service.ts';
import { createShelfDirectory } from '../../modules/foods/search/shelf-directory.ts';
import { countWaiting, waitingSentence } from '../../modules/foods/storage/food-queue.ts';
import { gtinOfId, idOfGtin, toRow } from '../../modules/foods/storage/food-row.ts';
import { hasAnswer } from '../../modules/foods/storage/ready-answer.ts';
import { aFood } from '../../modules/foods/testing/a-food.ts';
import { noOwnFoods } from '../../modules/submissions/member-foods.service.ts';
import { DIALECTS, openTestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { importFoods } from '../food-import/import-foods.ts';
import { document, gtinAt, jsonl } from '../food-import/testing/dumps.ts';
import { createFoodReadingThread } from '../food-reading/food-reading.ts';
import { startFoodQueue } from './food-queue.ts';
import { makeFoods } from './make-foods.ts';

const THREAD = createFoodReadingThread();
afterAll(() => THREAD.close());

const NEVER = new AbortController().signal;
const FOODS = 30;
const documents = Array.from({ length: FOODS }, (_, at) => ({
  // A code of another kind stands before that of the product, as in published records.
  ecoscore_data: { code: '18020' },
  ...document(at, { product_name: `Muesli ${at}`, ingredients_text: `oats, hazelnuts ${at + 1}%, milk powder` }),
}));

function fileOf(records: readonly (object | string)[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-queue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'catalogue.jsonl');
  writeFileSync(file, jsonl(records));
  return file;
}

describe.each(DIALECTS)('foods of a large import on %s', (dialect) => {
  const workOff = async (db: Db): Promise<void> => {
    const queue = startFoodQueue({
      db,
      log: { info: () => undefined, warn: () => undefined },
      now: Date.now,
      pollMs: 1,
      rest: 0,
      thread: THREAD,
    });
    onTestFinished(() => queue.stop());
    await eventually(async () => expect(await countWaiting(db)).toEqual({ name: 0, reading: 0 }));
    await queue.stop();
  };
  const rows = (db: Db) => db.read.selectFrom('food').selectAll().orderBy('id').execute();

  it('are found by barcode at once, answered as later; by name once they are made; and end as those of a small one', async () => {
    const [db, small] = [await openTestDatabase(dialect), await openTestDatabase(dialect)];
    const file = fileOf([...documents, document(40, { product_type: 'beauty' })]);
    const { counts } = await importFoods(db, file, { waitingFrom: 0 });
    expect(counts).toMatchObject({ records: FOODS + 1, stored: FOODS + 1, skipped: {} });
    await importFoods(small, file);
    expect(await countWaiting(db)).toEqual({ name: FOODS + 1, reading: 0 });
    expect(waitingSentence(await countWaiting(db))).toContain('31 foods are up to date by barcode but not by name yet');
    expect(await rows(db)).toEqual([]);

    const [foods, directly] = [createFoodsRepository(db), createFoodsRepository(small)];
    const answers = async (of: typeof foods) => {
      const records = await Promise.all(documents.map((_, at) => of.byGtin(gtinAt(at))));
      return records.map((record) => record?.answer().text);
    };
    expect(await foods.search('muesli')).toEqual([]);
    const whileWaiting = await answers(foods);
    expect(whileWaiting).toEqual(await answers(directly));
    expect(whileWaiting[3]).toContain('milk');
    expect(await foods.byGtin(gtinAt(40))).toBeNull();
    expect(await foods.byGtins([gtinAt(5), gtinAt(41), gtinAt(2)])).toEqual(await directly.byGtins([gtinAt(5), gtinAt(2)]));
    // What was looked up is stored behind the answers.
    await eventually(async () => expect((await countWaiting(db)).name).toBe(0));

    await makeFoods(db, { now: Date.now, signal: NEVER });
    await workOff(db);
    await workOff(small);
    expect(await rows(db)).toEqual(await rows(small));
    expect(await createFoodsRepository(db).search('mues')).toEqual(await directly.search('mues'));
    expect(await answers(createFoodsRepository(db))).toEqual(whileWaiting);
    for (const { answer, ...row } of await rows(db)) expect(hasAnswer(row, answer)).toBe(true);
  });

  it('that nobody looks up are made of their records, each once, and an import of the same file finds them all', async () => {
    const [db, small] = [await openTestDatabase(dialect), await openTestDatabase(dialect)];
    const [older, newer] = [1_600_000_000, 1_900_000_000];
    const oats = (text: string, at: number) => document(1, { ingredients_text: text, last_modified_t: at });
    const file = fileOf([
      ...documents,
      oats('oats, soy', newer),
      oats('oats', older),
      '{"code":"40',
      document(40, { product_type: 'beauty' }),
    ]);
    await importFoods(db, file, { waitingFrom: 0 });
    await importFoods(small, file);
    expect((await importFoods(db, fileOf(documents.slice(5)), { waitingFrom: 0 })).counts).toMatchObject({ stored: 0 });
    expect((await createFoodsRepository(db).byGtin(gtinAt(1)))?.read().ingredientsText).toBe('oats, soy');

    const [one, other] = await Promise.all([1, 2].map(() => makeFoods(db, { now: Date.now, signal: NEVER, bulk: dialect === 'postgres' })));
    expect((one?.refused.get('not food') ?? 0) + (other?.refused.get('not food') ?? 0)).toBe(1);
    expect(await createFoodsRepository(db).search('muesly')).toHaveLength(FOODS - 1);
    await workOff(db);
    await workOff(small);
    expect(await rows(db)).toEqual(await rows(small));
    expect(await db.read.selectFrom('foodRecordBlock').select('number').execute()).toEqual([]);
    expect((await importFoods(db, fileOf(documents), { waitingFrom: 0 })).counts).toMatchObject({ stored: 0 });
  });

  it('stand before a sample of the same food, and are answered where nothing can be stored', async () => {
    const db = await openTestDatabase(dialect);
    const sample = aFood({ gtin: gtinAt(2), name: 'Sample', source: 'sample' });
    await createFoodsRepository(db).save([toRow(sample, { popularity: 0, hash: 1 })]);
    await importFoods(db, fileOf(documents), { waitingFrom: 0 });
    const full: Db = { ...db, write: () => Promise.reject(new Error('The disk is full')) };
    expect((await createFoodsRepository(full).byGtin(gtinAt(2)))?.read().name).toBe('Muesli 2');
    expect((await createFoodsRepository(full).byGtins([gtinAt(2)]))[0]?.name).toBe('Muesli 2');
  });

  it('whose records wait and cannot be stored are made once for all searches, and again for a newer record', async () => {
    const db = await openTestDatabase(dialect);
    await importFoods(db, fileOf(documents));
    await workOff(db);
    const full: Db = { ...db, write: () => Promise.reject(new Error('The disk is full')) };
    const foods = createFoodsRepository(full);
    const read: string[][] = [];
    const shelves = createCatalogueSearch(full);
    const search = createFindFoodsService({
      foods: { ...foods, readNow: (ids) => (ids.length > 0 && read.push(ids.map(gtinOfId)), foods.readNow(ids)) },
      shelves,
      directory: createShelfDirectory(shelves, Date.now),
      ownFoods: noOwnFoods,
      profileOf: () => Promise.reject(new Error('Visitors alone ask')),
    });
    const find = async () => {
      const { hits } = await search.find({ q: 'muesli', sort: 'match', limit: 100, from: 0 }, null, 'en');
      return hits.find(({ id }) => id === gtinAt(4))?.quantity;
    };
    const waits = (quantity: string, at: number) =>
      importFoods(db, fileOf([document(4, { product_name: 'Muesli 4', quantity, last_modified_t: at })]), { waitingFrom: 0 });
    await find();
    await waits('1 kg', 1_900_000_000);
    expect([await find(), await find()]).toEqual(['1 kg', '1 kg']);
    await waits('2 kg', 1_900_000_001);
    expect([await find(), await find()]).toEqual(['2 kg', '2 kg']);
    await makeFoods(db, { now: Date.now, signal: NEVER });
    expect(await find()).toBe('2 kg');
    expect(read.slice(1)).toEqual([[gtinAt(4)], [gtinAt(4)], [gtinAt(4)]]);
  });

  it('that were known keep their place: a newer copy is looked up at once, found by its new name once it is made, and on its shelf until it is read', async () => {
    const db = await openTestDatabase(dialect);
    await importFoods(db, fileOf(documents));
    await workOff(db);
    const [older, newer] = [
      document(5, { product_name: 'Old', last_modified_t: 1.5 }),
      document(4, { product_name: 'Porridge', ingredients_text: 'oats, soy', last_modified_t: 1_900_000_000 }),
    ];
    const foods = createFoodsRepository(db);
    const full: Db = { ...db, write: () => Promise.reject(new Error('The disk is full')) };
    await importFoods(db, fileOf([newer, older]), { waitingFrom: 0 });
    expect(await countWaiting(db)).toEqual({ name: 2, reading: 0 });
    expect((await createFoodsRepository(full).byGtin(gtinAt(4)))?.read()).toMatchObject({ name: 'Porridge', ingredientsText: 'oats, soy' });
    expect((await createFoodsRepository(full).byGtins([gtinAt(4), gtinAt(5)])).map((food) => food.name)).toEqual(['Porridge', 'Muesli 5']);
    expect(await foods.search('muesli')).toHaveLength(FOODS);

    await makeFoods(db, { now: Date.now, signal: NEVER });
    expect(await countWaiting(db)).toEqual({ name: 0, reading: 1 });
    expect(await foods.search('porridge')).toEqual([idOfGtin(gtinAt(4))]);
    expect(await foods.search('muesli')).toHaveLength(FOODS - 1);
    expect((await foods.byGtin(gtinAt(4)))?.read().reading).toContain('soy');
    const [row] = (await rows(db)).filter(({ id }) => id === idOfGtin(gtinAt(4)));
    expect([row?.answer, row?.score]).toEqual([null, expect.any(Number)]);
    await workOff(db);
    expect((await rows(db)).find(({ id }) => id === idOfGtin(gtinAt(4)))?.answer).not.toBeNull();
    expect((await importFoods(db, fileOf([newer]), { waitingFrom: 0 })).counts).toMatchObject({ stored: 0, unchanged: 1 });
  });
});

it('foods that are made of their records between two questions to PostgreSQL are known all the same', async () => {
  const db = await openTestDatabase('postgres');
  if (db.dialect !== 'postgres') throw new Error('Asked for PostgreSQL');
  await importFoods(db, fileOf(documents), { waitingFrom: 0 });
  /** Everything is made as soon as a first question has found nothing. */
  const foodsMadeMeanwhile = () =>
    createFoodsRepository({
      ...db,
      ask: async (statement, values) => {
        const rows = await db.ask<never>(statement, values);
        await makeFoods(db, { now: Date.now, signal: NEVER });
        return rows;
      },
    });
  expect((await foodsMadeMeanwhile().byGtin(gtinAt(3)))?.read().name).toBe('Muesli 3');
  await importFoods(db, fileOf([document(50, { product_name: 'Late' })]), { waitingFrom: 0 });
  expect((await foodsMadeMeanwhile().byGtins([gtinAt(50), gtinAt(4)])).map(({ name }) => name)).toEqual(['Late', 'Muesli 4']);
});
