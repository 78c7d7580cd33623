/** Makes foods of the records of large imports: found by their names afterwards, and still to be read. */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { createThread, type Thread } from '../../lib/thread.ts';
import { createStore } from '../../modules/foods/foods.repository.ts';
import type { MadeRecord, PackedRecords } from '../../modules/foods/storage/source-record.ts';
import { type MadeBlock, type MadeCounts, nextBlocks, removeBlocks, storeMade } from '../../modules/foods/storage/waiting-records.ts';

type RecordThread = Thread<PackedRecords, MadeRecord[]>;

type Options = {
  readonly now: Clock;
  readonly signal: AbortSignal;
  /** Rests between two batches for as long as the batch took, times this. */
  readonly rest?: number;
  /** For a command that has the machine to itself and gives up when a transaction fails: all cores, and larger transactions. */
  readonly bulk?: boolean;
  /** @param done records so far */
  readonly onBatch?: (done: number) => void;
};

/** A block has some dozens of records: others who write wait for milliseconds. */
const BATCH = 1;
const BULK_BATCH = 24;
const MAX_THREADS = 4;
const THREAD = { timeoutMs: 60_000, maxWaiting: 2 * BULK_BATCH };

/** Until no record waits, or it is stopped. Each batch is one transaction. */
export async function makeFoods(db: Db, options: Options): Promise<MadeCounts> {
  const threads = startThreads(options.bulk === true ? Math.min(MAX_THREADS, availableParallelism()) : 1);
  try {
    return await makeWith(threads, db, options);
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

async function makeWith(
  threads: readonly RecordThread[],
  db: Db,
  { now, signal, rest = 0, bulk = false, onBatch }: Options,
): Promise<MadeCounts> {
  const store = createStore(db, { bulk, now });
  const refused = new Map<string, number>();
  let [foods, records] = [0, 0];
  const next = async (after: number): Promise<MadeBlock[]> => {
    const blocks = await nextBlocks(db.read, after, bulk ? BULK_BATCH : BATCH);
    return Promise.all(blocks.map(async (block, at) => ({ number: block.number, records: await made(threads, block, at) })));
  };
  const storing = createStoring(bulk ? CONCURRENCY[db.dialect] : 1, (counts, size) => {
    foods += counts.foods;
    records += size;
    for (const [reason, count] of counts.refused) refused.set(reason, (refused.get(reason) ?? 0) + count);
    onBatch?.(records);
  });
  try {
    for (let batch = await next(-1); batch.length > 0 && !signal.aborted; ) {
      const since = performance.now();
      // The next are made while these are stored.
      const following = next(batch.at(-1)?.number ?? 0);
      following.catch(() => undefined);
      await storing.add(batch, (some) => storeBatch(db, store, some));
      if (rest > 0) await storing.finish();
      batch = await following;
      if (rest > 0) await pause((performance.now() - since) * rest, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await storing.finish();
  }
  return { foods, refused };
}

/** PostgreSQL has a core for each of them; SQLite stores one after the other. */
const CONCURRENCY = { sqlite: 1, postgres: 2 } as const;

type Underway = { readonly ids: ReadonlySet<number>; readonly records: number; readonly stored: Promise<MadeCounts> };

/** Batches that are stored at the same time, as far as they have no food in common: of two copies the later one stays. */
function createStoring(atOnce: number, onStored: (counts: MadeCounts, records: number) => void) {
  const underway: Underway[] = [];

  async function finishOldest(): Promise<void> {
    const oldest = underway.shift();
    if (oldest !== undefined) onStored(await oldest.stored, oldest.records);
  }

  return {
    /** Resolves once the batch has begun. @throws what an earlier one failed by */
    async add(batch: readonly MadeBlock[], store: (batch: readonly MadeBlock[]) => Promise<MadeCounts>): Promise<void> {
      const all = batch.flatMap(({ records }) => records.map(({ id }) => id));
      const ids = new Set(all);
      while (underway.length >= atOnce || underway.some((other) => all.some((id) => other.ids.has(id)))) await finishOldest();
      const stored = store(batch);
      stored.catch(() => undefined);
      underway.push({ ids, records: all.length, stored });
    },
    async finish(): Promise<void> {
      await Promise.allSettled(underway.map(({ stored }) => stored));
      while (underway.length > 0) await finishOldest();
    },
  };
}

function storeBatch(db: Db, store: ReturnType<typeof createStore>, batch: readonly MadeBlock[]): Promise<MadeCounts> {
  const numbers = batch.map(({ number }) => number);
  return db.write(
    async (tx) => {
      const stored = await storeMade(tx, db.dialect, store, batch);
      await removeBlocks(tx, numbers);
      return stored;
    },
    { lockWaitMs: 120_000 },
  );
}

const startThreads = (count: number): RecordThread[] =>
  Array.from({ length: count }, () => createThread(new URL('./make-foods.worker.ts', import.meta.url), THREAD));

const made = async (threads: readonly RecordThread[], { format, content }: PackedRecords, at: number): Promise<MadeRecord[]> =>
  (await threads[at % threads.length]?.run({ format, content })) ?? [];
