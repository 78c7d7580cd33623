/**
 * Works off what imports left to be done behind them: foods of records first, which makes them found by name, then their lists. One process
 * at a time does it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { withLease } from '../../db/leases.ts';
import type { Clock } from '../../lib/clock.ts';
import { leaveQueue, STEPS } from '../../modules/foods/storage/food-queue.ts';
import { FOOD_COLUMNS, type StoredFood } from '../../modules/foods/storage/food-row.ts';
import { createReindexer } from '../../modules/foods/storage/food-words.ts';
import { refreshRows } from '../../modules/foods/storage/row-reader.ts';
import { createWaitingCheck } from '../../modules/foods/storage/waiting-records.ts';
import { createFoodReadingThread, type FoodReadingThread, readRows } from '../food-reading/food-reading.ts';
import type { UnreadFood } from '../food-reading/reading-progress.repository.ts';
import { mergeIndexBeside } from '../index-merge/index-merge.ts';
import { makeFoods } from './make-foods.ts';

type Deps = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now: Clock;
  /** The whole catalogue is being read anyway: lists need no turn of their own. */
  isReading?: () => boolean;
  /** How often it is looked whether anything waits. */
  pollMs?: number;
  /** Rests between two batches for as long as the batch took, times this. */
  rest?: number;
  /** Its own, started when first needed and ended when nothing waits, unless it gets one, which the caller ends. */
  thread?: FoodReadingThread;
};

/** Small enough that others who write wait for milliseconds only. */
const BATCH = 100;

export function startFoodQueue({ db, log, now, isReading = () => false, pollMs = 5000, rest = 1, thread: given }: Deps): {
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  const areRecordsWaiting = createWaitingCheck(db);
  const { signal } = stopping;

  async function run(): Promise<void> {
    for (;;) {
      await sleep(pollMs);
      if (signal.aborted) return;
      try {
        if ((await areRecordsWaiting()) || (await isWaiting(db, isReading() ? STEPS.name : STEPS.reading)))
          await withLease(db, 'food queue', now, workOff);
      } catch (err) {
        log.warn({ err }, 'imported foods wait to be indexed and read; it will be tried again');
      }
    }
  }

  async function workOff(): Promise<void> {
    const options = { batch: BATCH, rest, signal };
    const thread = given ?? createFoodReadingThread();
    try {
      const { foods: made } = await makeFoods(db, { now, rest, signal });
      const named = made + (await indexNames(db, options));
      if (named > 0) await mergeIndexBeside(db, signal);
      const read = isReading() ? 0 : await readLists(db, thread, options);
      log.info({ named, read }, 'imported foods are indexed and read');
    } finally {
      if (given === undefined) await thread.close();
    }
  }

  const sleep = (ms: number): Promise<void> => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const done = run();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/** @param last step that counts */
async function isWaiting(db: Db, last: number): Promise<boolean> {
  return (await db.read.selectFrom('foodQueue').select('id').where('step', '<=', last).limit(1).executeTakeFirst()) !== undefined;
}

type Work = {
  readonly batch: number;
  readonly rest?: number;
  readonly signal: AbortSignal;
};

/** Foods that an earlier version stored without their search words. @returns how many were indexed */
async function indexNames(db: Db, work: Work): Promise<number> {
  const reindex = createReindexer(db);
  return inBatches(work, async (after) => {
    const rows = await waitingFor<Pick<StoredFood, 'id' | 'name' | 'brand' | 'popularity' | 'searchRank'>>(
      db,
      { step: STEPS.name, after, limit: work.batch },
      ['id', 'name', 'brand', 'popularity', 'searchRank'],
    );
    if (rows.length > 0)
      await db.write(async (tx) => {
        await reindex(tx, rows);
        await leaveQueue(
          tx,
          'name',
          rows.map(({ id }) => id),
        );
      });
    return rows;
  });
}

/** Foods that were not read, or whose answers are not ready. @returns how many were looked at */
async function readLists(db: Db, thread: FoodReadingThread, work: Work): Promise<number> {
  return inBatches(work, async (after) => {
    const rows = await waitingFor<UnreadFood>(db, { step: STEPS.reading, after, limit: work.batch }, [...FOOD_COLUMNS, 'answer']);
    const { refreshes } = await readRows(thread, rows, work.signal);
    if (rows.length > 0 && !work.signal.aborted)
      await db.write(async (tx) => {
        await refreshRows(tx, db.dialect, refreshes);
        await leaveQueue(
          tx,
          'reading',
          rows.map(({ id }) => id),
        );
      });
    return rows;
  });
}

/** Until nothing waits, or it is stopped. What comes in before the place that was reached is taken up in the next round. */
async function inBatches({ rest = 0, signal }: Work, next: (after: number) => Promise<readonly { id: number }[]>): Promise<number> {
  let done = 0;
  for (let after = -1; !signal.aborted; ) {
    const since = performance.now();
    const rows = await next(after);
    const last = rows.at(-1);
    if (last === undefined) return done;
    after = last.id;
    done += rows.length;
    await pause((performance.now() - since) * rest, undefined, { signal }).catch(() => undefined);
  }
  return done;
}

type Place = { readonly step: number; readonly after: number; readonly limit: number };

async function waitingFor<Row>(db: Db, { step, after, limit }: Place, columns: readonly (keyof UnreadFood)[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(`food.${column}`)))} from "foodQueue" as waiting join food on food.id = waiting.id
    where waiting.step = ${step} and waiting.id > ${after} order by waiting.id limit ${limit}`.execute(db.read);
  return rows;
}
