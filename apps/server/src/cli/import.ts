/** `npm run import -- FILE… [--database FILE|URL] [--restart]`: takes product catalogues into the database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';
import { UnreadableFileError } from '../jobs/food-import/dump-file.ts';
import { importFoods } from '../jobs/food-import/import-foods.ts';
import { createProgress, summaryOf } from './import-output.ts';

const USAGE = `Usage: npm run import -- FILE… [--database FILE|postgres://…] [--restart]

Reads Open Food Facts exports: JSONL and CSV/TSV, plain or gzipped; the contents decide, not the name.
A stopped import goes on where it was (--restart begins anew); repeating one stores only what changed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    restart: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help || positionals.length === 0) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  process.exitCode = await run(positionals, databaseFor(values.database), values.restart);
}

/** @returns the exit code: 0 done, 1 a file could not be read, 130 stopped by the user */
async function run(files: readonly string[], database: DatabaseConfig, restart: boolean): Promise<number> {
  const stop = new AbortController();
  // The second Ctrl-C ends at once; every commit so far is whole in either case.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort());
  }
  const db = await openDatabase(database);
  if (db.dialect === 'sqlite') db.writer.pragma('cache_size = -65536');
  try {
    let code = 0;
    for (const file of files) {
      if (stop.signal.aborted) break;
      code = Math.max(code, await importFile(db, file, { signal: stop.signal, restart }));
    }
    return stop.signal.aborted ? 130 : code;
  } finally {
    await db.close();
  }
}

async function importFile(
  db: Awaited<ReturnType<typeof openDatabase>>,
  path: string,
  options: { signal: AbortSignal; restart: boolean },
): Promise<number> {
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
  const config =
    named === undefined
      ? readConfig({ DATA_DIR: resolve(import.meta.dirname, '../../../../data'), ...process.env }).database
      : parseDatabase(named);
  return config.dialect === 'sqlite' ? { ...config, synchronous: 'NORMAL' } : config;
}

function parseDatabase(named: string): DatabaseConfig {
  return /^postgres(?:ql)?:/.test(named) ? { dialect: 'postgres', url: named } : { dialect: 'sqlite', file: resolve(named) };
}
