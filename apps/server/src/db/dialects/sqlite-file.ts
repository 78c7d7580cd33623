import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DatabaseRefusedError, isSqliteBusy } from '../errors.ts';

/** Tables that record the steps of the schema: the present one, and that of versions before step 145. */
const STEP_RECORDS = ['kysely_migration', 'migration'] as const;
/** A file of at most so many bytes is looked over whole at each start, which takes some ten milliseconds. */
const LOOKED_OVER_BYTES = 16 * 1024 * 1024;
const COMPANIONS = ['-wal', '-shm'] as const;

/**
 * Looks at the file of a database before anything is changed in it.
 *
 * @param steps all steps of the schema that this version knows
 * @throws DatabaseRefusedError for one that is damaged, empty, cannot be written, belongs to another program or a newer version, or is
 * missing where there are backups
 */
export function checkSqliteFile(file: string, steps: ReadonlySet<string>): void {
  const missing = COMPANIONS.map((companion) => file + companion).filter((companion) => !existsSync(companion));
  try {
    check(file, steps);
  } catch (error) {
    // Where a log is used, looking makes these two. A database that is refused is nobody's that could need them.
    if (error instanceof DatabaseRefusedError) for (const companion of missing) rmSync(companion, { force: true });
    throw error;
  }
}

function check(file: string, steps: ReadonlySet<string>): void {
  const newest = newestBackup(file);
  if (!existsSync(file)) {
    if (newest !== null) refuse(`There is no database ${file}, but there are backups of it.`, restoreFrom(newest), anewBeside(newest));
    return;
  }
  checkWritable(file);
  const orBackup = newest === null ? RESTORE : restoreFrom(newest);
  if (statSync(file).size === 0)
    refuse(`${file} is empty.`, orBackup, newest === null ? 'To begin anew, remove the file.' : anewBeside(newest));
  const applied = readUntouched(file, orBackup);
  if (applied === 'no tables') {
    if (newest !== null) refuse(`${file} holds nothing, but there are backups of it.`, restoreFrom(newest), anewBeside(newest));
    return;
  }
  if (applied === 'foreign') refuse(`${file} is a database, but not one of Labelwise.`, 'Set DATA_DIR to another folder.', orBackup);
  const later = applied.find((name) => !steps.has(name));
  if (later !== undefined)
    refuse(`${file} holds "${later}", written by a newer version of Labelwise.`, 'Update the software, or go back:', orBackup);
}

/** Names of the steps that a database has; `null` where it has no record of them. */
export function stepsIn(handle: BetterSqlite3.Database): string[] | null {
  const record = STEP_RECORDS.find(
    (table) => handle.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`).get(table) !== undefined,
  );
  return record === undefined ? null : handle.prepare<[], string>(`select name from ${record}`).pluck().all();
}

const RESTORE = 'Restore a backup: npm run restore -- FILE --replace.';
const restoreFrom = (backup: string): string => `Restore the latest: npm run restore -- ${backup} --replace.`;
const anewBeside = (backup: string): string => `To begin anew, move ${path.dirname(backup)} away.`;

function refuse(what: string, ...ways: string[]): never {
  throw new DatabaseRefusedError([what, 'Nothing was changed.', ...ways].join(' '));
}

function newestBackup(file: string): string | null {
  const folder = path.join(path.dirname(file), 'backups');
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => name.startsWith('labelwise-') && name.endsWith('.db'));
  const newest = names.toSorted().at(-1);
  return newest === undefined ? null : path.join(folder, newest);
}

function checkWritable(file: string): void {
  for (const place of [path.dirname(file), file]) {
    try {
      accessSync(place, constants.W_OK);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
      refuse(`${place} cannot be written${code}.`, 'Give the user of this process the right to, or set DATA_DIR to another folder.');
    }
  }
}

/** What the file holds, by a connection that cannot write. */
function readUntouched(file: string, orBackup: string): string[] | 'no tables' | 'foreign' {
  try {
    const handle = new BetterSqlite3(file, { readonly: true, timeout: 5000 });
    try {
      return judge(file, handle, orBackup);
    } finally {
      handle.close();
    }
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError) || isSqliteBusy(error)) throw error;
    return refuse(`${file} is damaged or no database: ${error.message}.`, orBackup);
  }
}

function judge(file: string, handle: BetterSqlite3.Database, orBackup: string): string[] | 'no tables' | 'foreign' {
  if (handle.prepare('select 1 from sqlite_master').get() === undefined) return 'no tables';
  if (statSync(file).size <= LOOKED_OVER_BYTES) {
    const found = String(handle.pragma('quick_check(1)', { simple: true }));
    if (found !== 'ok') refuse(`${file} is damaged: ${found.split('\n').at(-1) ?? found}.`, orBackup);
  }
  return stepsIn(handle) ?? 'foreign';
}
