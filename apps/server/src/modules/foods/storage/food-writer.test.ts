import type { FoodProduct } from '@labelwise/domain/food';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { gtinAt } from '../../../jobs/food-import/testing/dumps.ts';
import { createTestDatabase, DIALECTS, openTestDatabase } from '../../../testing/database.ts';
import { createFoodsRepository } from '../foods.repository.ts';
import { aFood } from '../testing/a-food.ts';
import { gtinOfId, idOfGtin, toRow, toWaitingRow, wordsOfRow } from './food-row.ts';
import { writePostgres } from './food-writer.ts';

it('a food of which only figures and times change stays on its page on PostgreSQL, where no index has to follow it', async () => {
  const db = await openTestDatabase('postgres');
  const foods = createFoodsRepository(db);
  const rowOf = (gtin: string, hash: number) => toRow(aFood({ gtin, sourceModifiedAt: hash }), { popularity: 0, hash });
  await foods.save(Array.from({ length: 200 }, (_, at) => rowOf(gtinAt(at), 1)));
  const pages = async (): Promise<Map<number, string>> => {
    const { rows } = await sql<{ id: number; page: string }>`select id, split_part(ctid::text, ',', 1) as page from food`.execute(db.read);
    return new Map(rows.map(({ id, page }) => [id, page]));
  };
  const before = await pages();
  // One of each page but the last, which is not full.
  const firstOfEach = [...new Map([...before].reverse().map(([id, page]) => [page, id])).values()].sort((a, b) => a - b).slice(0, -1);
  expect(firstOfEach.length).toBeGreaterThan(5);
  await foods.save(firstOfEach.map((id) => rowOf(gtinOfId(id), 2)));
  const after = await pages();
  expect(firstOfEach.map((id) => after.get(id))).toEqual(firstOfEach.map((id) => before.get(id)));
});

const NAMES = ['Oat drink', 'Oat drink, unsweetened'] as const;

it.each(DIALECTS)(
  'a known food is found by its words while only figures change, and by its new ones once its name does, on %s',
  async (dialect) => {
    const db = await openTestDatabase(dialect);
    const foods = createFoodsRepository(db);
    const [gtin, other] = [gtinAt(1), gtinAt(2)];
    const waitingRow = (food: Partial<FoodProduct>, hash: number) => {
      const row = toWaitingRow(aFood({ gtin, sourceModifiedAt: hash, ...food }), { popularity: 0, hash });
      return { ...row, ...wordsOfRow(row) };
    };
    await foods.save([waitingRow({ name: NAMES[0] }, 1), waitingRow({ gtin: other, name: '!' }, 1)]);
    // Only its time is another; the name without a word stays one.
    expect(await foods.save([waitingRow({ name: NAMES[0] }, 2), waitingRow({ gtin: other, name: '!' }, 2)])).toBe(2);
    expect(await foods.search('oat')).toEqual([idOfGtin(gtin)]);
    expect(await foods.save([waitingRow({ name: NAMES[1] }, 3), waitingRow({ gtin: other, name: '?' }, 3)])).toBe(2);
    expect(await foods.search('unsweetened')).toEqual([idOfGtin(gtin)]);
    expect(await foods.save([waitingRow({ name: NAMES[0] }, 2)])).toBe(0);
    expect(await foods.search('unsweetened')).toEqual([idOfGtin(gtin)]);
  },
);

it('a food that somebody else names otherwise while its newer copy is stored on PostgreSQL is found by the name that it has then', async () => {
  const { config, drop } = await createTestDatabase('postgres');
  onTestFinished(drop);
  const [one, other] = [await openDatabase(config), await openDatabase(config)];
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close()]);
  });
  const gtin = gtinAt(1);
  const rowOf = (name: string, hash: number) => {
    const row = toWaitingRow(aFood({ gtin, name, sourceModifiedAt: hash }), { popularity: 0, hash });
    return { ...row, ...wordsOfRow(row) };
  };
  await createFoodsRepository(one).save([rowOf(NAMES[0], 1)]);
  const [named, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stored = one.write(async (tx) => {
    await writePostgres(tx, [rowOf(NAMES[1], 2)]);
    named.resolve();
    await waits.promise;
  });
  await named.promise;
  // Reads the former name, and then waits for the row.
  const later = other.write((tx) => writePostgres(tx, [rowOf(NAMES[0], 3)]));
  await expect
    .poll(async () => (await sql<{ n: number }>`select count(*) as n from pg_locks where not granted`.execute(one.read)).rows[0]?.n)
    .toBeGreaterThan(0);
  waits.resolve();
  await stored;
  expect(await later).toBe(1);
  expect(await createFoodsRepository(one).search('unsweetened')).toEqual([]);
  expect(await createFoodsRepository(one).search('oat')).toEqual([idOfGtin(gtin)]);
});
