import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import BetterSqlite3 from 'better-sqlite3';
import { MIGRATIONS } from '../../db/migrations/index.ts';

/** A backup that cannot be made or used; the message is a sentence for whoever runs the software. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export type BackupFacts = {
  bytes: number;
  members: number;
  /** Steps of the schema that this software has and the backup lacks: a restore adds them. */
  missingSteps: string[];
};

/** Where the checksum of a backup stands, in the form that `sha256sum -c` reads. */
export const checksumFile = (file: string): string => `${file}.sha256`;

/** SHA-256 of a file's contents, hex; read in pieces, whatever its size. */
export async function checksumOf(file: string): Promise<string> {
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
  const noted = checksumFile(file);
  if (!existsSync(noted)) return;
  const expected = readFileSync(noted, 'utf8').trim().split(/\s+/u)[0];
  if (expected !== (await checksumOf(file)))
    throw new BackupError(`${file} was changed or damaged after it was made: its checksum differs from ${noted}.`);
}

function judge(file: string, handle: BetterSqlite3.Database): Omit<BackupFacts, 'bytes'> {
  const damage = handle.pragma('integrity_check', { simple: true });
  if (damage !== 'ok') throw new BackupError(`${file} is damaged: ${String(damage).split('\n')[0]}.`);
  if (countOf(handle, "sqlite_master where type = 'table' and name = 'migration'") === 0)
    throw new BackupError(`${file} is a database, but not one of Labelwise.`);
  const known = MIGRATIONS.map(({ name }) => name);
  const held = handle.prepare<[], string>('select name from migration').pluck().all();
  const newer = held.find((name) => !known.includes(name));
  if (newer !== undefined)
    throw new BackupError(`${file} holds "${newer}", written by a newer version of Labelwise. Update the software first.`);
  return {
    members: held.includes('100-members') ? countOf(handle, 'member') : 0,
    missingSteps: known.filter((name) => !held.includes(name)),
  };
}

function countOf(handle: BetterSqlite3.Database, from: string): number {
  return handle.prepare<[], number>(`select count(*) from ${from}`).pluck().get() ?? 0;
}
