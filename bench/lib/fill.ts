/** Fills a catalogue with generated foods, without the file reader: for benchmarks of the later steps. */

import type { Db } from '../../apps/server/src/db/db.ts';
import { type DatabaseConfig, openDatabase } from '../../apps/server/src/db/open.ts';
import { mergeIndexBeside } from '../../apps/server/src/jobs/index-merge/index-merge.ts';
import { createThread } from '../../apps/server/src/lib/thread.ts';
import { createFoodsRepository } from '../../apps/server/src/modules/foods/foods.repository.ts';
import { CATALOGUE_EDITION } from '../../apps/server/src/modules/foods/storage/edition.ts';
import type { IndexedFood } from '../../apps/server/src/modules/foods/storage/food-row.ts';

export type FillJob = { readonly from: number; readonly count: number };

const BATCH = 5000;
const THREADS = 2;

/** Goes on where an earlier call was stopped. */
export async function fillCatalogue(config: DatabaseConfig, foods: number): Promise<void> {
  const db = await openDatabase(config.dialect === 'sqlite' ? { ...config, synchronous: 'NORMAL' } : config);
  const repository = createFoodsRepository(db);
  const last = await db.read.selectFrom('food').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const stored = last === undefined ? 0 : Math.ceil((Number(String(last.id).slice(2, 12)) + 1) / BATCH) * BATCH;
  const threads = Array.from({ length: THREADS }, () =>
    createThread<FillJob, IndexedFood[]>(new URL('./fill.worker.ts', import.meta.url), { timeoutMs: 600_000, maxWaiting: 4 }),
  );
  const underWay: Promise<IndexedFood[]>[] = [];
  for (let from = stored, at = 0; from < foods || underWay.length > 0; from += BATCH, at += 1) {
    if (from < foods) {
      const rows = threads[at % THREADS]?.run({ from, count: Math.min(BATCH, foods - from) });
      if (rows !== undefined) underWay.push(rows);
      if (underWay.length <= THREADS) continue;
    }
    const rows = await underWay.shift();
    if (rows !== undefined) await repository.save(rows);
  }
  await Promise.all(threads.map((thread) => thread.close()));
  await markRead(db, foods);
  // As the service and the import do behind so many foods.
  await mergeIndexBeside(db, new AbortController().signal, { restMs: 0, isWhole: true });
  if (db.dialect === 'postgres') await db.ask('vacuum analyze food');
  await db.close();
}

/** The foods were read by this version: the job behind the start has nothing to do. */
async function markRead(db: Db, foods: number): Promise<void> {
  const now = Date.now();
  const finished = { vocabulary: CATALOGUE_EDITION, position: 0, checked: foods, changed: 0, failed: 0, claimedBy: null, claimedUntil: 0 };
  await db.write((tx) =>
    tx
      .insertInto('foodReading')
      .values({ ...finished, updatedAt: now, finishedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
