/** `npm run import -- FILE…` and `npm run import -- --since`: takes product catalogues, and what changed in them, into the database. */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '../db/open.ts';
import { DeltaError, importDeltas } from '../jobs/food-import/deltas.ts';
import { UnreadableFileError } from '../jobs/food-import/dump-file.ts';
import { type ImportOptions, importFoods } from '../jobs/food-import/import-foods.ts';
import { makeFoods } from '../jobs/food-queue/make-foods.ts';
import { mergeIndexBeside } from '../jobs/index-merge/index-merge.ts';
import { countWaiting, waitingSentence } from '../modules/foods/storage/food-queue.ts';
import { commandConfig, openForCommand } from './command.ts';
import { createProgress, deltaSummaryOf, madeSentence, readCommand, summaryOf, USAGE } from './import-command.ts';

type Database = Awaited<ReturnType<typeof openForCommand>>;
type Options = Pick<ImportOptions, 'countries' | 'signal' | 'restart'>;

/** A day's changes leave the index nearly as it was; the service puts it in order as it makes foods itself. */
const MERGED_FROM = 200_000;

const command = readCommand(process.argv.slice(2));
const stop = new AbortController();
switch (command.kind) {
  case 'help':
    console.log(USAGE);
    break;
  case 'wrong':
    console.error(`${command.reason}\n\n${USAGE}`);
    process.exitCode = 2;
    break;
  case 'files': {
    const { files, restart, settings } = command;
    process.exitCode = await withDatabase(settings.database, async (db) => {
      let code = 0;
      for (const file of files) {
        if (!stop.signal.aborted) code = Math.max(code, await importFile(db, file, { ...optionsOf(settings.countries), restart }));
      }
      await makeWaiting(db);
      return code;
    });
    break;
  }
  case 'changes': {
    const { since, everyMs, settings } = command;
    process.exitCode = await withDatabase(settings.database, (db) => followChanges(db, optionsOf(settings.countries), since, everyMs));
    break;
  }
}

/** @returns the exit code: 0 done, 1 something could not be read, 130 stopped by the user */
async function withDatabase(named: string | undefined, work: (db: Database) => Promise<number>): Promise<number> {
  // The second Ctrl-C ends at once; every commit so far is whole in either case.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort());
  }
  const db = await openForCommand(databaseFor(named));
  if (db.dialect === 'sqlite') db.writer.pragma('cache_size = -65536');
  try {
    const code = await work(db);
    return stop.signal.aborted ? 130 : code;
  } finally {
    await db.close();
  }
}

/** Records of large files are stored first. Here they become foods that people find by name; the service reads their lists. */
async function makeWaiting(db: Database): Promise<void> {
  const { name: most } = await countWaiting(db);
  if (most === 0) return;
  if (!stop.signal.aborted) {
    const progress = createProgress('names', process.stderr);
    const counts = { records: 0, stored: 0, unchanged: 0, skipped: {} };
    const onBatch = (done: number): void => progress.show({ share: Math.min(1, done / most), counts: { ...counts, records: done } });
    const made = await makeFoods(db, { now: Date.now, signal: stop.signal, bulk: true, onBatch });
    progress.end();
    console.log(madeSentence(made, progress.seconds()));
    if (made.foods >= MERGED_FROM) await mergeIndexBeside(db, stop.signal, { restMs: 0, isWhole: true });
  }
  console.log(waitingSentence(await countWaiting(db)));
}

function optionsOf(countries: readonly string[] | undefined): Options {
  return { signal: stop.signal, ...(countries === undefined ? {} : { countries }) };
}

/** After a failure a service tries again sooner than the next day, yet never in a hurry. */
const RETRY_MS = 15 * 60_000;

async function followChanges(db: Database, options: Options, since: number | null, everyMs: number | null): Promise<number> {
  for (;;) {
    const code = await takeChanges(db, options, since);
    if (everyMs === null || stop.signal.aborted) return code;
    const pause = code === 0 ? everyMs : Math.min(everyMs, RETRY_MS);
    console.log(`Next at ${new Date(Date.now() + pause).toISOString()}.`);
    // A stopped pause is no failure.
    await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined);
    if (stop.signal.aborted) return 0;
  }
}

async function takeChanges(db: Database, options: Options, since: number | null): Promise<number> {
  const { publicUrl, openFoodFacts } = commandConfig(process.env);
  let progress: ReturnType<typeof createProgress> | null = null;
  try {
    // How new the catalogue is shows once the records that wait are foods.
    await makeWaiting(db);
    const result = await importDeltas(db, {
      ...options,
      ...(since === null ? {} : { since }),
      baseUrl: openFoodFacts.dataUrl,
      userAgent: `Labelwise (+${publicUrl})`,
      onProgress: (file, now) => (progress ??= createProgress(file.name, process.stderr)).show(now),
      onFile: (file, taken, seconds) => {
        progress?.end();
        progress = null;
        console.log(summaryOf(file.name, taken, seconds));
      },
    });
    console.log(deltaSummaryOf(result));
    await makeWaiting(db);
    return 0;
  } catch (error) {
    // A database that is gone for a while, too, must not end a service; what it says stands in the log.
    if (stop.signal.aborted) return 0;
    const isPlain = error instanceof DeltaError || error instanceof UnreadableFileError || isFileError(error);
    console.error(isPlain ? error.message : error);
    return 1;
  }
}

async function importFile(db: Database, path: string, options: Options): Promise<number> {
  const progress = createProgress(path, process.stderr);
  try {
    const result = await importFoods(db, path, { ...options, onProgress: progress.show });
    progress.end();
    console.log(summaryOf(path, result, progress.seconds()));
    return 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof UnreadableFileError) && !isFileError(error)) throw error;
    console.error(`${path}: ${error.message}`);
    return 1;
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR', 'Z_DATA_ERROR', 'Z_BUF_ERROR'].includes(String(error.code))
  );
}

/** The catalogue can be read again from its file, so an import may trade the last seconds before a power failure for speed. */
function databaseFor(named: string | undefined): DatabaseConfig {
  const config = named === undefined ? commandConfig(process.env).database : parseDatabase(named);
  return config.dialect === 'sqlite' ? { ...config, synchronous: 'NORMAL' } : config;
}

function parseDatabase(named: string): DatabaseConfig {
  return /^postgres(?:ql)?:/.test(named) ? { dialect: 'postgres', url: named } : { dialect: 'sqlite', file: resolve(named) };
}
