import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { isSqliteBusy } from '../../db/errors.ts';
import { openDatabase } from '../../db/open.ts';
import { BackupError, type BackupFacts, inspectBackup } from './inspect.ts';

type Options = {
  /** A database that is there already is moved aside; without it that is an error. */
  replace: boolean;
  now: Date;
};
export type Restored = BackupFacts & {
  /** Where the database that was there before has gone. */
  movedTo: string | null;
};

const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Puts a backup in the place of the database, brought up to this version's schema. Until everything has been looked
 * over and prepared beside it, the present database is not touched, and even then it is only moved aside.
 *
 * @throws BackupError for a backup that is not sound, a database that is in use, or one that would be replaced unasked
 */
export async function restoreBackup(file: string, database: string, { replace, now }: Options): Promise<Restored> {
  const facts = await inspectBackup(file);
  if (existsSync(database)) {
    if (!replace)
      throw new BackupError(
        `${database} exists and may hold what is newer than this backup. With --replace it is moved aside, not deleted.`,
      );
    quiesce(database);
  }
  const prepared = `${database}.restoring`;
  try {
    await prepare(file, prepared);
    const movedTo = moveAside(database, now);
    renameSync(prepared, database);
    return { ...facts, movedTo };
  } finally {
    for (const companion of COMPANIONS) rmSync(prepared + companion, { force: true });
  }
}

/** A copy of its own, with every step of the schema that it lacks. */
async function prepare(file: string, prepared: string): Promise<void> {
  mkdirSync(path.dirname(prepared), { recursive: true });
  for (const companion of COMPANIONS) rmSync(prepared + companion, { force: true });
  copyFileSync(file, prepared);
  chmodSync(prepared, 0o600);
  await (await openDatabase({ dialect: 'sqlite', file: prepared })).close();
}

/** Takes everything out of the write-ahead log, which only succeeds when no process has the database open. */
function quiesce(database: string): void {
  const handle = new BetterSqlite3(database, { timeout: 0 });
  try {
    handle.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isSqliteBusy(error)) throw new BackupError(`${database} is in use. Stop Labelwise first.`, { cause: error });
    // A database that is broken is why there are backups: it goes aside as it is.
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
  } finally {
    handle.close();
  }
}

function moveAside(database: string, now: Date): string | null {
  if (!existsSync(database)) return null;
  const movedTo = `${database}.before-restore-${now.toISOString().replaceAll(/[:.]/gu, '-')}`;
  for (const companion of COMPANIONS) {
    if (existsSync(database + companion)) renameSync(database + companion, movedTo + companion);
  }
  return movedTo;
}
