import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { gtinAt } from '../../../jobs/food-import/testing/dumps.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { createFoodsRepository } from '../foods.repository.ts';
import { aFood } from '../testing/a-food.ts';
import { gtinOfId, toRow } from './food-row.ts';

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
