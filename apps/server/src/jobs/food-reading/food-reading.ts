/** Reads and scores the catalogue again after a change of the vocabulary or of the rules: in the background, in small batches, by one process at a time. */

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { createThread, type Thread } from '../../lib/thread.ts';
import { CATALOGUE_EDITION } from '../../modules/foods/storage/edition.ts';
import type { Refresh } from '../../modules/foods/storage/row-reader.ts';
import { ClaimLostError, createReadingProgressRepository, type Progress, type UnreadFood } from './reading-progress.repository.ts';

/** Foods read in a thread. */

export type FoodReadingThread = Thread<readonly UnreadFood[], (Refresh | null)[]>;

const THREAD = { timeoutMs: 30_000, maxWaiting: 1 };

export const createFoodReadingThread = (): FoodReadingThread => createThread(new URL('./food-reading.worker.ts', import.meta.url), THREAD);

/** What changes in rows that are read in a thread. A batch that fails as a whole is read food by food, so that one of them holds up no other. */
export async function readRows(
  thread: FoodReadingThread,
  rows: readonly UnreadFood[],
  signal: AbortSignal,
): Promise<{ refreshes: Refresh[]; failed: number }> {
  const whole = await thread.run(rows).catch(() => null);
  if (whole !== null) return { refreshes: whole.filter((refresh) => refresh !== null), failed: 0 };
  const refreshes: Refresh[] = [];
  let failed = 0;
  for (const row of rows) {
    if (signal.aborted) break;
    const alone = await thread.run([row]).catch(() => null);
    if (alone === null) failed += 1;
    else refreshes.push(...alone.filter((refresh) => refresh !== null));
  }
  return { refreshes, failed };
}

type Deps = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>;
  now: Clock;
  newId: () => string;
  /** The start of the service comes first. */
  delayMs?: number;
  /** Rests between two batches for as long as the batch took, times this. */
  rest?: number;
  edition?: string;
  /** Its own, started when first needed, unless it gets one, which the caller ends. */
  thread?: FoodReadingThread;
};

export type FoodReading = {
  /** Resolves when every food is read, here or by another process, or when it was stopped. */
  done: Promise<void>;
  /** Ends after the current batch; the next start continues there. */
  stop: () => Promise<void>;
};

const BATCH = 100;
/** A process that says nothing for so long has ended. */
const LEASE_MS = 60_000;
const RETRY_MS = 30_000;
const LOG_INTERVAL_MS = 60_000;
export function startFoodReading({
  db,
  log,
  now,
  newId,
  delayMs = 3000,
  rest = 1,
  edition = CATALOGUE_EDITION,
  ...options
}: Deps): FoodReading {
  const repository = createReadingProgressRepository(db, edition, newId());
  const stopping = new AbortController();
  const { signal } = stopping;
  const thread = options.thread ?? createFoodReadingThread();
  const endThread = async () => (options.thread === undefined ? thread.close() : undefined);

  async function run(): Promise<void> {
    await sleep(delayMs);
    while (!signal.aborted) {
      try {
        const claim = await repository.claim(now(), now() + LEASE_MS);
        if (claim.kind === 'finished') return;
        if (claim.kind === 'claimed') return await walk(claim.progress);
        await sleep(LEASE_MS / 2);
      } catch (err) {
        if (signal.aborted) return;
        if (!(err instanceof ClaimLostError)) log.warn({ err }, 'foods not read and scored by the present rules; it will be tried again');
        await sleep(RETRY_MS);
      }
    }
  }

  async function walk(begun: Progress): Promise<void> {
    let progress = begun;
    let loggedAt = now();
    for (;;) {
      const since = performance.now();
      const rows = await repository.after(progress.position, BATCH);
      const last = rows.at(-1);
      if (last === undefined) break;
      const { refreshes, failed } = await readRows(thread, rows, signal);
      // Whatever was read when it was stopped is not lost: the next run reads it again.
      if (signal.aborted) return;
      const { checked } = progress;
      const failedBefore = progress.failed;
      const changedBefore = progress.changed;
      progress = await repository.commit(
        { rows, refreshes },
        (changed) => ({
          position: last.id,
          checked: checked + rows.length,
          changed: changedBefore + changed,
          failed: failedBefore + failed,
        }),
        now(),
        now() + LEASE_MS,
      );
      if (now() - loggedAt >= LOG_INTERVAL_MS) {
        loggedAt = now();
        log.info(counts(progress), 'foods are being read and scored by the present rules');
      }
      await sleep(refreshes.length === 0 ? 0 : (performance.now() - since) * rest);
    }
    await repository.finish(now());
    log[progress.changed + progress.failed > 0 ? 'info' : 'debug'](counts(progress), 'all foods are read and scored by the present rules');
  }

  async function sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }

  const counts = ({ checked, changed, failed }: Progress) => ({ edition, checked, changed, failed });

  const done = run().finally(endThread);
  return {
    done,
    async stop() {
      stopping.abort();
      await endThread();
      await done;
      await repository.release().catch(() => undefined);
    },
  };
}
