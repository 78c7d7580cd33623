import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { stepsIn } from '../../db/dialects/sqlite-file.ts';
import { isSqliteBusy } from '../../db/errors.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { openDatabase } from '../../db/open.ts';

/**
 * Copies the database while the service goes on reading and writing: everything that was acknowledged before the call
 * is in the copy, and of what comes meanwhile only whole transactions. The copy is checked before it gets its name.
 *
 * @throws BackupError when there is nothing to copy, the name is taken, or the copy is damaged
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

/** A backup that cannot be made or used; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export type BackupFacts = {
  bytes: number;
  members: number;
  /** Steps of the schema that this software has and the backup lacks: a restore adds them. */
  missingSteps: string[];
};

/** The file of a backup's checksum, in the form that `sha256sum -c` reads. */
const checksumFile = (file: string): string => `${file}.sha256`;

/** SHA-256 of a file's contents, hex; read in pieces, for files of any size. */
async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Looks a backup over from its checksum to its last page.
 *
 * @throws BackupError for a file that is missing, changed, damaged, no database, not ours, or of a newer version
 */
export async function inspectBackup(file: string): Promise<BackupFacts> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  await checkChecksum(file);
  const handle = new BetterSqlite3(file, { readonly: true });
  try {
    return { bytes: statSync(file).size, ...judge(file, handle) };
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    throw new BackupError(`${file} is damaged or no database: ${error.message}.`, { cause: error });
  } finally {
    handle.close();
  }
}

async function checkChecksum(file: string): Promise<void> {
  const checksumPath = checksumFile(file);
  if (!existsSync(checksumPath)) return;
  const expected = readFileSync(checksumPath, 'utf8').trim().split(/\s+/u)[0];
  if (expected !== (await checksumOf(file)))
    throw new BackupError(`${file} was changed or damaged after it was made: its checksum differs from ${checksumPath}.`);
}

function judge(file: string, handle: BetterSqlite3.Database): Omit<BackupFacts, 'bytes'> {
  // Of a last page that is cut off SQLite takes the rest for zeros.
  const whole = Number(handle.pragma('page_count', { simple: true })) * Number(handle.pragma('page_size', { simple: true }));
  if (statSync(file).size < whole) throw new BackupError(`${file} is damaged: it is cut off.`);
  const damage = handle.pragma('integrity_check', { simple: true });
  if (damage !== 'ok') throw new BackupError(`${file} is damaged: ${String(damage).split('\n')[0]}.`);
  const applied = stepsIn(handle);
  if (applied === null) throw new BackupError(`${file} is a database, but not one of Labelwise.`);
  const known = MIGRATIONS.map(({ name }) => name);
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined)
    throw new BackupError(`${file} holds "${newer}", written by a newer version of Labelwise. Update the software first.`);
  return {
    members: applied.includes('100-members') ? countOf(handle, 'member') : 0,
    missingSteps: known.filter((name) => !applied.includes(name)),
  };
}

function countOf(handle: BetterSqlite3.Database, from: string): number {
  return handle.prepare<[], number>(`select count(*) from ${from}`).pluck().get() ?? 0;
}

type Options = {
  /** A database that is there already is moved aside; without it that is an error. */
  replace: boolean;
  now: Date;
};
type Restored = BackupFacts & {
  /** Where the former database was moved. */
  movedTo: string | null;
};

const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Puts a backup in the place of the database, brought up to this version's schema. Until everything has been looked
 * over and prepared beside it, the present database is not touched, and even then it is only moved aside.
 *
 * @throws BackupError for a damaged backup, a database that is in use, or one that would be replaced without `--replace`
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

type Rehearsal = BackupFacts & { rows: number; tables: number; ms: number };

/**
 * Restores a backup into a folder of its own, brings it up to date, reads every table, and removes it: what a real restore does, without
 * touching the database. The folder lies beside the database, since it holds health data for as long as it lasts.
 *
 * @throws BackupError for a backup that could not be restored
 */
export async function rehearseRestore(file: string, database: string, now: Date): Promise<Rehearsal> {
  const folder = mkdtempSync(path.join(path.dirname(database), 'rehearsal-'));
  const started = performance.now();
  try {
    const copy = path.join(folder, 'labelwise.db');
    const facts = await restoreBackup(file, copy, { replace: false, now });
    const db = await openDatabase({ dialect: 'sqlite', file: copy });
    try {
      const tables = await db.read.introspection.getTables();
      let rows = 0;
      for (const { name } of tables) {
        const { rows: found } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db.read);
        rows += Number(found[0]?.count ?? 0);
      }
      const { rows: counted } = await sql<{ count: number }>`select count(*) as count from member`.execute(db.read);
      if (counted[0]?.count !== facts.members)
        throw new BackupError(`${file} holds ${facts.members} members, and ${counted[0]?.count ?? 'no'} came back.`);
      return { ...facts, rows, tables: tables.length, ms: performance.now() - started };
    } finally {
      await db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
