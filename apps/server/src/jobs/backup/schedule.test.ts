import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { STRESS } from '@labelwise/domain/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { commandEnvironment, startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { backupsOf, startBackups } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function given() {
  const folder = temporaryFolder();
  const database = path.join(folder, 'labelwise.db');
  await (await openDatabase({ dialect: 'sqlite', file: database })).close();
  const time = { now: Date.now() };
  const failures: unknown[] = [];
  const start = () => {
    const schedule = startBackups({
      database,
      everyMs: 6 * HOUR,
      keepDays: 3,
      now: () => time.now,
      onMade: (file) => utimesSync(file, time.now / 1000, time.now / 1000),
      onFailure: (error) => failures.push(error),
    });
    onTestFinished(() => schedule.stop());
    return schedule;
  };
  return { folder, database, time, failures, start };
}

describe('backups on a schedule', () => {
  it('are made when the newest is older than the interval, and not again by a restart', async () => {
    const { database, time, failures, start } = await given();
    const first = start();
    await first.look();
    expect(backupsOf(database)).toHaveLength(1);
    await first.stop();
    const second = start();
    time.now += 5 * HOUR;
    await second.look();
    expect(backupsOf(database)).toHaveLength(1);
    time.now += 2 * HOUR;
    await second.look();
    expect(backupsOf(database)).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('go when they are older than they may be, with their checksums; the newest and what somebody named themselves stay', async () => {
    const { database, time, start, folder } = await given();
    const backups = path.join(folder, 'backups');
    mkdirSync(backups);
    for (const name of ['labelwise-2026-01-01-00-00-00.db', 'labelwise-2026-01-01-00-00-00.db.sha256', 'labelwise-before-the-move.db']) {
      writeFileSync(path.join(backups, name), 'old');
      utimesSync(path.join(backups, name), (time.now - 10 * DAY) / 1000, (time.now - 10 * DAY) / 1000);
    }
    const schedule = start();
    await schedule.look();
    expect(readdirSync(backups).filter((name) => name.includes('2026-01-01'))).toEqual([]);
    expect(existsSync(path.join(backups, 'labelwise-before-the-move.db'))).toBe(true);
    time.now += 10 * DAY;
    await schedule.stop();
    expect(backupsOf(database)).toHaveLength(1);
  });

  it.runIf(STRESS)('are made by the service where BACKUP_EVERY says so, and can be rehearsed beside it', async () => {
    const folder = temporaryFolder();
    const server = await startProcess({ DATA_DIR: folder, BACKUP_EVERY: '12h', LOG_LEVEL: 'silent' });
    const database = path.join(folder, 'labelwise.db');
    await expect.poll(() => backupsOf(database).length, { timeout: 20_000 }).toBe(1);
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [path.join(import.meta.dirname, '../../cli/restore.ts'), ...args], {
        env: { ...commandEnvironment(), DATA_DIR: folder },
      });
    const { stdout } = await run('--rehearse');
    expect(stdout).toMatch(/could be restored, 0 members, \d+ rows of \d+ tables, in [\d.]+ s\nNothing was changed\.\n$/u);
    expect(readdirSync(folder).filter((name) => name.startsWith('rehearsal-'))).toEqual([]);
    expect((await stopProcess(server.child)).code).toBe(0);
  });

  it('a damaged one fails its rehearsal with the reason', async () => {
    const { database, start } = await given();
    const schedule = start();
    await schedule.look();
    const { rehearseRestore } = await import('./backup.ts');
    const file = backupsOf(database)[0]?.file ?? '';
    writeFileSync(file, 'no database');
    await expect(rehearseRestore(file, database, new Date())).rejects.toThrow(/checksum/u);
  });
});
