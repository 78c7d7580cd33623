import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, inject, it } from 'vitest';
import { startProcess, temporaryFolder } from '../../testing/process.ts';
import { DatabaseRefusedError } from '../errors.ts';
import { openDatabase } from '../open.ts';

const RESTORE = /Restore a backup: npm run restore -- FILE --replace\.\s*$/u;

function given(change: (file: string) => void, { backup = false } = {}): string {
  const folder = temporaryFolder();
  const file = path.join(folder, 'labelwise.db');
  copyFileSync(inject('sqliteTemplate'), file);
  if (backup) mkdirSync(path.join(folder, 'backups'));
  if (backup) copyFileSync(file, path.join(folder, 'backups', 'labelwise-2026-11-01-10-00-00.db'));
  change(file);
  return file;
}

function scribbleOver(file: string, from: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, from, from + 8192);
  writeFileSync(file, bytes);
}

function changeWith(sql: string): (file: string) => void {
  return (file) => {
    const handle = new BetterSqlite3(file);
    handle.exec(sql);
    handle.close();
  };
}

/** Every file below the folder, with what is in it. */
const contents = (file: string): unknown =>
  readdirSync(path.dirname(file), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(parentPath, name)))
        .digest('hex'),
    ])
    .toSorted();

const refusalOf = async (file: string): Promise<string> => {
  const error: unknown = await openDatabase({ dialect: 'sqlite', file }).catch((refusal: unknown) => refusal);
  if (!(error instanceof DatabaseRefusedError)) throw new Error(`Not refused: ${String(error)}`);
  return error.message;
};

describe('a file that is no database to go on with', () => {
  it.each<[string, (file: string) => void, RegExp]>([
    ['is damaged at its start', (file) => scribbleOver(file, 0), /is damaged or no database/u],
    ['is damaged in its middle', (file) => scribbleOver(file, Math.floor(statSync(file).size / 8192) * 4096), /is damaged/u],
    ['is cut off', (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), /is damaged/u],
    ['is cut off in its header', (file) => truncateSync(file, 60), /is damaged or no database/u],
    ['is empty', (file) => truncateSync(file, 0), /is empty\. .*To begin anew, remove the file/u],
    ['is something else', (file) => writeFileSync(file, 'name,amount\noats,1\n'.repeat(500)), /is damaged or no database/u],
    [
      'has a newer version',
      changeWith(`insert into kysely_migration values ('999-later', '2099')`),
      /"999-later", written by a newer version.*Update/u,
    ],
    [
      'is of another program',
      (file) => {
        rmSync(file);
        changeWith('create table notes (words text)')(file);
      },
      /is a database, but not one of Labelwise.*DATA_DIR/u,
    ],
  ])('%s: one sentence names it and the way back, and nothing is changed', async (_name, change, words) => {
    const file = given(change);
    const before = contents(file);
    const message = await refusalOf(file);
    expect(message).toContain(file);
    expect(message).toMatch(words);
    expect(message).toContain('Nothing was changed.');
    expect(message).toMatch(/npm run restore -- FILE --replace/u);
    expect(message).not.toContain('\n');
    expect(contents(file)).toEqual(before);
  });

  it.each<[string, (file: string) => void]>([
    ['an empty file', (file) => truncateSync(file, 0)],
    ['no file', (file) => rmSync(file)],
    [
      'a database without a table',
      (file) => {
        truncateSync(file, 0);
        changeWith('create table one (a); drop table one')(file);
      },
    ],
  ])('%s beside backups is never begun anew in silence: the newest backup is named', async (_name, change) => {
    const file = given(change, { backup: true });
    const before = contents(file);
    const message = await refusalOf(file);
    expect(message).toMatch(/npm run restore -- \S+labelwise-2026-11-01-10-00-00\.db --replace/u);
    expect(contents(file)).toEqual(before);
  });

  it('ends the start with that sentence and code 1', async () => {
    const file = given((made) => truncateSync(made, 5000));
    const refusal = await startProcess({ DATA_DIR: path.dirname(file) }).then(() => 'started', String);
    expect(refusal).toMatch(/Ended with 1: \S+labelwise\.db is damaged/u);
    expect(refusal).toMatch(RESTORE);
    expect(refusal).not.toMatch(/\n\s+at /u);
  });

  it('is not one that cannot be opened where it should be: the sentence names the setting', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'data'), '');
    expect(await refusalOf(path.join(folder, 'data', 'labelwise.db'))).toMatch(/cannot be opened.*Set DATA_DIR/u);
  });

  it.skipIf(process.getuid?.() === 0)('cannot be written: the sentence says so, and nothing is changed', async () => {
    const file = given((made) => chmodSync(made, 0o400));
    expect(await refusalOf(file)).toMatch(/cannot be written \(EACCES\)/u);
  });
});

it('what a killed process left in the log is taken along, and a start changes nothing that it looks at', async () => {
  const file = given(() => undefined);
  const killed = new BetterSqlite3(file);
  killed.pragma('journal_mode = WAL');
  killed.pragma('wal_autocheckpoint = 0');
  killed.exec(`insert into "rateLimit" (key, points, expire) values ('oats', 1, 5)`);
  const left = temporaryFolder();
  for (const name of ['labelwise.db', 'labelwise.db-wal']) copyFileSync(path.join(path.dirname(file), name), path.join(left, name));
  killed.close();
  const db = await openDatabase({ dialect: 'sqlite', file: path.join(left, 'labelwise.db') });
  expect(await db.read.selectFrom('rateLimit').select('key').execute()).toEqual([{ key: 'oats' }]);
  await db.close();
});
