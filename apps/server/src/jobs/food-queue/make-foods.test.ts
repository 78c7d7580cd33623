import { expect, it } from 'vitest';
import { idOfGtin } from '../../modules/foods/storage/food-row.ts';
import { createRecordPacker } from '../../modules/foods/storage/record-block.ts';
import { hashRecord } from '../../modules/foods/storage/record-keys.ts';
import { createRecordWriter } from '../../modules/foods/storage/waiting-records.ts';
import { DIALECTS, openTestDatabase } from '../../testing/database.ts';
import { document, gtinAt } from '../food-import/testing/dumps.ts';
import { makeFoods } from './make-foods.ts';

const BLOCKS = 130;

/** A block of two records: one of a food that stands in every fifth block, and one of another food. */
function blockOf(at: number) {
  const packer = createRecordPacker({ kind: 'jsonl' });
  for (const food of at % 5 === 0 ? [0, 1000 + at] : [1000 + at]) {
    const record = Buffer.from(JSON.stringify(document(food, { product_name: `Muesli ${at}`, last_modified_t: 1_800_000_000 })));
    packer.add(record, idOfGtin(gtinAt(food)), hashRecord(record));
  }
  return packer.blocks();
}

it.each(DIALECTS)('of records of one moment the last stays, however many batches are stored at once, on %s', async (dialect) => {
  const db = await openTestDatabase(dialect);
  const write = createRecordWriter(db);
  for (let at = 0; at < BLOCKS; at += 1) await db.write((tx) => write(tx, blockOf(at)));
  const seen: number[] = [];
  const { foods } = await makeFoods(db, {
    now: Date.now,
    signal: new AbortController().signal,
    bulk: true,
    onBatch: (done) => seen.push(done),
  });
  const records = BLOCKS + BLOCKS / 5;
  expect([foods, seen.at(-1)]).toEqual([records, records]);
  expect(seen.length).toBeGreaterThan(3);
  const rows = await db.read.selectFrom('food').select(['id', 'name']).orderBy('id').execute();
  expect(rows).toHaveLength(BLOCKS + 1);
  expect(rows.find(({ id }) => id === idOfGtin(gtinAt(0)))?.name).toBe('Muesli 125');
  expect(await db.read.selectFrom('foodRecordBlock').select('number').execute()).toEqual([]);
});
