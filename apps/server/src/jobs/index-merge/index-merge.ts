/**
 * Puts the parts of the index of names together, on SQLite: FTS5 leaves a part behind with each batch of an import, and a question goes
 * through the list of a word in each of them.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import type { Db } from '../../db/db.ts';
import { createThread } from '../../lib/thread.ts';

/** Of one step, which is a transaction: some milliseconds, in which others who write wait. */
const PAGES = 256;
/** Two parts of one size become one. FTS5 itself waits for four. */
const PARTS = ['usermerge', 2] as const;
/**
 * Bytes of a page of the index, 4050 by default. Where a rare word and a common one are asked for together, FTS5 goes from page to page in
 * the list of the common one, and through half of each page sign by sign.
 */
const PAGE = ['pgsz', 1000] as const;
const RUN_MS = 250;

/**
 * An index with pages of another size is written anew as a whole.
 *
 * @param until when to stop, by `performance.now`
 * @param isWhole all parts are to become one, whatever their sizes, which writes the whole index anew
 * @returns whether anything may be left to do
 */
export function mergeIndex(handle: BetterSqlite3.Database, until: number, isWhole = false): boolean {
  const setting = handle.prepare<[string], number>('select v from "foodText_config" where k = ?').pluck();
  const set = handle.prepare<[string, number]>('insert into "foodText" ("foodText", rank) values (?, cast(? as integer))');
  const merge = handle.prepare<[number]>(`insert into "foodText" ("foodText", rank) values ('merge', ?)`);
  const changes = handle.prepare<[], number>('select total_changes()').pluck();
  const step = handle.transaction((pages: number): number => {
    for (const [name, value] of [PARTS, PAGE]) if (setting.get(name) !== value) set.run(name, value);
    const before = changes.get() ?? 0;
    merge.run(pages);
    return (changes.get() ?? 0) - before;
  });
  // Waits for others from the beginning: who has read already does not get to write after somebody else has. The statement counts as one.
  // A negative number puts all parts on one level first; the steps behind it go on with that.
  const [pageBytes, bytes] = PAGE;
  let pages = isWhole || setting.get(pageBytes) !== bytes ? -PAGES : PAGES;
  do {
    if (step.immediate(pages) < 2) return false;
    pages = PAGES;
  } while (performance.now() < until);
  return true;
}

type MergeOptions = {
  /** After each run, which is as long by default. */
  restMs?: number;
  /** See {@link mergeIndex}: behind an import that has written most of the index. */
  isWhole?: boolean;
};
export type MergeJob = { readonly file: string; readonly isWhole: boolean };

/** The same beside the thread that serves. Nothing on PostgreSQL, whose index has no parts. */
export async function mergeIndexBeside(
  db: Db,
  signal: AbortSignal,
  { restMs = RUN_MS, isWhole = false }: MergeOptions = {},
): Promise<void> {
  if (db.dialect === 'postgres') return;
  const thread = createThread<MergeJob, boolean>(new URL('./index-merge.worker.ts', import.meta.url), { timeoutMs: 60_000, maxWaiting: 0 });
  try {
    for (let isFirst = true; !signal.aborted && (await thread.run({ file: db.file, isWhole: isWhole && isFirst })); isFirst = false)
      await pause(restMs, undefined, { signal }).catch(() => undefined);
  } finally {
    await thread.close();
  }
}

/** What the thread does at once. */
export const mergeForAWhile = (handle: BetterSqlite3.Database, isWhole: boolean): boolean =>
  mergeIndex(handle, performance.now() + RUN_MS, isWhole);
