import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { BackupError, type BackupFacts, checksumFile, checksumOf, inspectBackup } from './inspect.ts';

/**
 * Copies the database while the service goes on reading and writing: everything that was acknowledged before the call
 * is in the copy, and of what comes meanwhile only whole transactions. The copy is looked over before it gets its name.
 *
 * @throws BackupError when there is nothing to copy, the name is taken, or the copy is not sound
 */
export async function makeBackup(database: string, file: string): Promise<BackupFacts> {
  if (!existsSync(database)) throw new BackupError(`There is no database ${database}. Set DATA_DIR to the folder that holds it.`);
  if (existsSync(file)) throw new BackupError(`${file} exists already; a backup never replaces another.`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    copy(database, part);
    const facts = await inspectBackup(part);
    writeFileSync(checksumFile(file), `${await checksumOf(part)}  ${path.basename(file)}\n`, { mode: 0o600 });
    renameSync(part, file);
    return facts;
  } finally {
    rmSync(part, { force: true });
  }
}

function copy(database: string, part: string): void {
  const handle = new BetterSqlite3(database, { readonly: true, timeout: 5000 });
  try {
    handle.prepare('vacuum into ?').run(part);
  } catch (error) {
    throw new BackupError(`${database} cannot be copied: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  } finally {
    handle.close();
  }
  // Health data, as in the original: no business of other users of the machine.
  chmodSync(part, 0o600);
  const descriptor = openSync(part, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
