import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { countWaiting, waitingSentence } from '../../modules/foods/storage/food-queue.ts';
import { idOfGtin } from '../../modules/foods/storage/food-row.ts';
import { answerText, hasAnswer } from '../../modules/foods/storage/ready-answer.ts';
import { DIALECTS, openTestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { importFoods } from '../food-import/import-foods.ts';
import { document, gtinAt, jsonl } from '../food-import/testing/dumps.ts';
import { createFoodReadingThread } from '../food-reading/read-rows.ts';
import { indexNames, startFoodQueue } from './food-queue.ts';

const THREAD = createFoodReadingThread();
afterAll(() => THREAD.close());

const NEVER = new AbortController().signal;
const FOODS = 30;
const documents = Array.from({ length: FOODS }, (_, at) =>
  document(at, { product_name: `Muesli ${at}`, ingredients_text: `oats, hazelnuts ${at + 1}%, milk powder` }),
);

function fileOf(records: readonly object[]): string {
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

  it('are found by barcode at once, read for whoever asks; by name once they are indexed; and end as those of a small one', async () => {
    const [db, small] = [await openTestDatabase(dialect), await openTestDatabase(dialect)];
    const file = fileOf(documents);
    expect((await importFoods(db, file, { waitingFrom: 0 })).counts).toMatchObject({ stored: FOODS, skipped: {} });
    await importFoods(small, file);
    expect(await countWaiting(db)).toEqual({ name: FOODS, reading: FOODS });
    expect(waitingSentence(await countWaiting(db))).toContain('30 foods are found by barcode but not by name yet');

    const [foods, directly] = [createFoodsRepository(db), createFoodsRepository(small)];
    const [waiting, read] = [await foods.byGtin(gtinAt(3)), await directly.byGtin(gtinAt(3))];
    if (waiting === null || read === null) throw new Error('Both have it');
    expect(answerText(waiting.read())).toBe(answerText(read.read()));
    expect(await foods.search('muesli')).toEqual([]);

    expect(await indexNames(db, { batch: 7, signal: NEVER })).toBe(FOODS);
    expect(await foods.search('muesli')).toHaveLength(FOODS);
    expect(await foods.search('mues')).toEqual(await directly.search('mues'));
    expect(await foods.search('muesly')).toHaveLength(FOODS);

    await workOff(db);
    await workOff(small);
    expect(await rows(db)).toEqual(await rows(small));
    for (const { answer, ...row } of await rows(db)) expect(hasAnswer(row, answer)).toBe(true);
    await importFoods(db, file, { waitingFrom: 0, restart: true });
    expect(await countWaiting(db)).toEqual({ name: 0, reading: 0 });
  });

  it('that were known keep their place: a newer copy is found by its new name at once and stays on its shelf until it is read', async () => {
    const db = await openTestDatabase(dialect);
    await importFoods(db, fileOf(documents));
    await workOff(db);
    const changed = document(4, { product_name: 'Porridge', ingredients_text: 'oats, soy', last_modified_t: 1_900_000_000 });
    await importFoods(db, fileOf([changed]), { waitingFrom: 0 });
    expect(await countWaiting(db)).toEqual({ name: 0, reading: 1 });
    const foods = createFoodsRepository(db);
    expect(await foods.search('porridge')).toEqual([idOfGtin(gtinAt(4))]);
    expect(await foods.search('muesli')).toHaveLength(FOODS - 1);
    expect((await foods.byGtin(gtinAt(4)))?.read().reading).toContain('soy');
    const [row] = (await rows(db)).filter(({ id }) => id === idOfGtin(gtinAt(4)));
    expect([row?.answer, row?.score]).toEqual([null, expect.any(Number)]);
    await workOff(db);
    expect((await rows(db)).find(({ id }) => id === idOfGtin(gtinAt(4)))?.answer).not.toBeNull();
  });
});
