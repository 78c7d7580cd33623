import { expect, it } from 'vitest';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { toRow } from '../../modules/foods/storage/food-row.ts';
import { aFood } from '../../modules/foods/testing/a-food.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { gtinAt } from '../food-import/testing/dumps.ts';
import { mergeIndex, mergeIndexBeside } from './index-merge.ts';

const WORDS = ['oat', 'milk', 'dark', 'chocolate', 'soup', 'bean', 'rice'];
const QUESTIONS = ['oat', 'milk soup', 'ch', 'chocolade', 'bean ri', 'nothing'];

it('an index that is put together finds the same foods in the same order, while others write', async () => {
  const db = await openTestDatabase('sqlite');
  if (db.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const foods = createFoodsRepository(db);
  const parts = () => db.reader.prepare('select count(distinct segid) from "foodText_idx"').pluck().get();
  const saveSome = (batch: number) =>
    foods.save(
      Array.from({ length: 60 }, (_, at) => {
        const name = `${WORDS[at % 7]} ${WORDS[(at + batch) % 7]} ${WORDS[(at * batch) % 5]}`;
        return toRow(aFood({ gtin: gtinAt((batch * 40 + at) % 150), name }), { popularity: at * batch, hash: batch * 1000 + at });
      }),
    );
  for (const batch of [1, 2, 3]) await saveSome(batch);
  expect(parts()).toBe(3);
  const found = () => Promise.all(QUESTIONS.map((question) => foods.search(question)));
  const before = await found();
  await Promise.all([mergeIndexBeside(db, new AbortController().signal, { restMs: 0 }), saveSome(3)]);
  expect(await found()).toEqual(before);
  while (mergeIndex(db.writer, Number.POSITIVE_INFINITY));
  expect(parts()).toBeLessThan(3);
  expect(await found()).toEqual(before);
  // A part that is much smaller than the other is left as it is, unless all are to be one.
  await foods.save([toRow(aFood({ gtin: gtinAt(900), name: 'pear' }), { popularity: 1, hash: 900 })]);
  expect(parts()).toBe(2);
  await mergeIndexBeside(db, new AbortController().signal, { restMs: 0, isWhole: true });
  expect(parts()).toBe(1);
  expect(await found()).toEqual(before);
  await mergeIndexBeside(db, new AbortController().signal, { restMs: 0, isWhole: true });
  expect(parts()).toBe(1);
  await saveSome(4);
  expect(await foods.search('oat')).not.toEqual(before[0]);
});

it('an index of large pages is written anew as a whole, once', async () => {
  const db = await openTestDatabase('sqlite');
  if (db.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const foods = createFoodsRepository(db);
  const largest = () => db.reader.prepare<[], number>('select max(length(block)) from "foodText_data"').pluck().get() ?? 0;
  const parts = () => db.reader.prepare('select count(distinct segid) from "foodText_idx"').pluck().get();
  const save = (from: number, count: number) =>
    foods.save(
      Array.from({ length: count }, (_, at) => {
        const name = `${WORDS[at % 7]} brand${from + at}`;
        return toRow(aFood({ gtin: gtinAt(from + at), name }), { popularity: at, hash: from + at + 1 });
      }),
    );
  await save(0, 400);
  await save(400, 1);
  expect(largest()).toBeGreaterThan(2000);
  const found = () => Promise.all(QUESTIONS.map((question) => foods.search(question)));
  const before = await found();
  await mergeIndexBeside(db, new AbortController().signal, { restMs: 0 });
  expect([parts(), largest() < 1100]).toEqual([1, true]);
  expect(await found()).toEqual(before);
  // What comes later is as small, and of another size than the whole.
  await save(401, 1);
  await mergeIndexBeside(db, new AbortController().signal, { restMs: 0 });
  expect(parts()).toBe(2);
});

it('on PostgreSQL there is nothing to put together', async () => {
  await mergeIndexBeside(await openTestDatabase('postgres'), new AbortController().signal);
});
