import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STRESS, times } from '@labelwise/domain/testing';
import BetterSqlite3 from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { commandEnvironment, startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { OATS, startWriters } from '../../testing/writers.ts';
import { makeBackup, restoreBackup } from './backup.ts';

const CLI = path.join(import.meta.dirname, '../../cli');

/** The command as a person gives it. */
async function command(
  name: 'backup' | 'restore',
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; out: string }> {
  const child = spawn(process.execPath, [path.join(CLI, `${name}.ts`), ...args], {
    env: { ...commandEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, out: parts.join('') };
}

/** A data folder with a catalogue of one food and no members. */
async function givenDatabase(): Promise<{ DATA_DIR: string; FREE_SCANS_PER_DAY: string }> {
  const folder = temporaryFolder();
  const db = await openDatabase({ dialect: 'sqlite', file: path.join(folder, 'labelwise.db') });
  await givenFoods(db, { gtin: OATS });
  await db.close();
  return { DATA_DIR: folder, FREE_SCANS_PER_DAY: '0' };
}

it.runIf(STRESS)(
  'a backup under eight writers holds every write that was acknowledged before it, and a fresh machine starts from it',
  {
    timeout: 900_000,
  },
  async () => {
    const env = await givenDatabase();
    const { url, child } = await startProcess(env);
    const writers = await startWriters(url, 8);
    const backups: { file: string; acknowledged: readonly string[] }[] = [];
    for (let count = 0; count < times(5, 50); count += 1) {
      await writers.acknowledge(100);
      const acknowledged = [...writers.acknowledged];
      const file = path.join(env.DATA_DIR, `backup-${count}.db`);
      expect(await command('backup', env, file)).toMatchObject({
        code: 0,
        out: expect.stringMatching(/8 members, looked over and sound/u),
      });
      backups.push({ file, acknowledged });
    }
    await writers.stop();
    await stopProcess(child);
    expect(writers.failures).toEqual([]);

    for (const { file, acknowledged } of backups) {
      const fresh = { ...env, DATA_DIR: temporaryFolder() };
      expect(await command('restore', fresh, file)).toMatchObject({ code: 0 });
      const second = await startProcess(fresh);
      expect(await writers.missing(second.url, acknowledged)).toEqual([]);
      await stopProcess(second.child);
    }
  },
);

it('a backup that is made while others write holds all that was written before it began', async () => {
  const { DATA_DIR } = await givenDatabase();
  const file = path.join(DATA_DIR, 'labelwise.db');
  const db = await openDatabase({ dialect: 'sqlite', file });
  let written = 0;
  const over = new AbortController();
  const write = async () => {
    while (!over.signal.aborted) {
      await givenFoods(db, { gtin: String(4_100_000_000_000 + written) });
      written += 1;
      await pause(0);
    }
  };
  const writing = write();
  await expect.poll(() => written).toBeGreaterThan(20);
  const before = written;
  const backup = path.join(DATA_DIR, 'a.db');
  await makeBackup(file, backup);
  over.abort();
  await writing;
  await db.close();
  const handle = new BetterSqlite3(backup, { readonly: true });
  const found = Number(handle.prepare('select count(*) from food').pluck().get());
  handle.close();
  // The one of the empty catalogue besides.
  expect(found).toBeGreaterThanOrEqual(before + 1);
});

describe('a restore', () => {
  let folder: string;
  let database: string;
  let backup: string;
  beforeEach(async () => {
    const env = await givenDatabase();
    backup = path.join(env.DATA_DIR, 'a.db');
    await makeBackup(path.join(env.DATA_DIR, 'labelwise.db'), backup);
    folder = temporaryFolder();
    database = path.join(folder, 'labelwise.db');
  });
  const restore = (replace = false) => restoreBackup(backup, database, { replace, now: new Date('2026-11-21T12:00:00Z') });
  /** Without its checksum, as a copy that was moved without it. */
  const removeChecksum = () => rmSync(`${backup}.sha256`);
  const alter = (statement: string) => {
    const handle = new BetterSqlite3(backup);
    handle.exec(statement);
    handle.close();
    removeChecksum();
  };
  const change = (from: number, to: number) => {
    const bytes = readFileSync(backup);
    writeFileSync(backup, bytes.fill(0x5a, from, to));
  };

  it.each<[string, RegExp, () => void]>([
    ['that is not there', /There is no file/u, () => rmSync(backup)],
    ['with one byte changed', /checksum differs/u, () => change(9000, 9001)],
    ['that was cut off', /checksum differs/u, () => truncateSync(backup, statSync(backup).size / 2)],
    [
      'that was cut off and has no checksum',
      /damaged/u,
      () => {
        truncateSync(backup, statSync(backup).size - 5000);
        removeChecksum();
      },
    ],
    [
      'with a page of nonsense and no checksum',
      /damaged/u,
      () => {
        change(4096 * 3, 4096 * 4);
        removeChecksum();
      },
    ],
    [
      'that is text',
      /damaged or no database/u,
      () => {
        writeFileSync(backup, 'my backup '.repeat(900));
        removeChecksum();
      },
    ],
    [
      'that is empty',
      /not one of Labelwise/u,
      () => {
        writeFileSync(backup, '');
        removeChecksum();
      },
    ],
    ['of another program', /not one of Labelwise/u, () => alter('drop table kysely_migration; drop table migration')],
    [
      'of a newer version',
      /holds "999-later", written by a newer version/u,
      () => alter("insert into kysely_migration values ('999-later', '2027-01-01')"),
    ],
  ])('of a file %s is refused with the reason and touches nothing', async (_what, reason, spoil) => {
    spoil();
    await expect(restore()).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('replaces nothing unasked; asked to, it moves the present database aside', async () => {
    expect(await restore()).toMatchObject({ movedTo: null, missingSteps: [] });
    expect(statSync(database).mode & 0o077).toBe(0);
    await expect(restore()).rejects.toThrow(/exists and may hold what is newer than this backup/u);
    expect((await restore(true)).movedTo).toBe(`${database}.before-restore-2026-11-21T12-00-00-000Z`);
    expect(readdirSync(folder).toSorted()).toEqual(['labelwise.db', 'labelwise.db.before-restore-2026-11-21T12-00-00-000Z']);
  });

  it('of a broken database goes ahead, since that is what it is for', async () => {
    writeFileSync(database, 'broken '.repeat(1000));
    await restore(true);
    await (await openDatabase({ dialect: 'sqlite', file: database })).close();
  });

  it('waits until the service is stopped', async () => {
    await restore();
    const running = await openDatabase({ dialect: 'sqlite', file: database });
    await expect(restore(true)).rejects.toThrow(/is in use. Stop Labelwise first/u);
    await running.close();
    await restore(true);
  });
});

it('of PostgreSQL backup and restore are left to its own tools', async () => {
  for (const [name, tool] of [
    ['backup', 'pg_dump'],
    ['restore', 'pg_restore'],
  ] as const) {
    const { code, out } = await command(name, { DATABASE_URL: 'postgres://127.0.0.1/x' }, 'a.db');
    expect({ code, named: out.includes(tool), stack: out.includes(' at ') }).toEqual({ code: 1, named: true, stack: false });
  }
});

it('a backup never replaces a file, copies nothing that is not there, and finds a name of its own', async () => {
  const env = await givenDatabase();
  const database = path.join(env.DATA_DIR, 'labelwise.db');
  const taken = path.join(env.DATA_DIR, 'mine.db');
  copyFileSync(database, taken);
  await expect(makeBackup(database, taken)).rejects.toThrow(/exists already/u);
  await expect(makeBackup(path.join(temporaryFolder(), 'none.db'), `${taken}2`)).rejects.toThrow(/There is no database/u);
  expect(await command('backup', env)).toMatchObject({ code: 0 });
  expect(existsSync(path.join(env.DATA_DIR, 'backups'))).toBe(true);
});
