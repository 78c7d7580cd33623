import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createTestDatabase, DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { STRESS, times } from '../../testing/stress.ts';
import { OATS, startWriters } from '../../testing/writers.ts';
import { openDatabase } from '../open.ts';

/** What a client meets when the process that it talks to is gone. */
const CUT_OFF = /ECONNREFUSED|ECONNRESET|EPIPE|other side closed|terminated|fetch failed|socket hang up/u;
/** Once nobody listens any more a new connection is refused: that request never reached us. */
const NEVER_REACHED = /ECONNREFUSED/u;

async function givenService(dialect: (typeof DIALECTS)[number]) {
  const { config, drop } = await createTestDatabase(dialect);
  onTestFinished(drop);
  const folder = temporaryFolder();
  const database = config.dialect === 'sqlite' ? { ...config, file: path.join(folder, 'labelwise.db') } : config;
  const db = await openDatabase(database);
  await givenFoods(db, { gtin: OATS });
  await db.close();
  const env = { DATA_DIR: folder, FREE_SCANS_PER_DAY: '0', ...(database.dialect === 'postgres' && { DATABASE_URL: database.url }) };
  return { database, start: () => startProcess(env) };
}

describe.each(DIALECTS)('the service on %s under eight writers', (dialect) => {
  const kills = times(dialect === 'sqlite' ? 3 : 1, dialect === 'sqlite' ? 100 : 20);
  const stops = times(1, dialect === 'sqlite' ? 100 : 20);

  it('killed or asked to stop, loses nothing that it acknowledged and is back at once; asked, it cuts no write off', { timeout: 1_800_000 }, async () => {
    const { database, start } = await givenService(dialect);
    let service = await start();
    const writers = await startWriters(service.url, 8);
    const starts: number[] = [];
    for (let cycle = 0; cycle < kills + stops; cycle += 1) {
      const before = { writes: writers.acknowledged.length, failures: writers.failures.length };
      await writers.acknowledge(40);
      const killed = cycle < kills;
      await (killed ? kill(service.child, (cycle * 37) % 60) : stop(service.child));
      await writers.stop();
      expect(writers.failures.slice(before.failures).filter((failure) => !(killed ? CUT_OFF : NEVER_REACHED).test(failure))).toEqual([]);
      service = await start();
      starts.push(service.startedInMs);
      expect(await writers.missing(service.url, writers.acknowledged.slice(before.writes))).toEqual([]);
      writers.resume(service.url);
    }
    await writers.stop();
    expect(await writers.missing(service.url, writers.acknowledged)).toEqual([]);
    await stopProcess(service.child);
    if (database.dialect === 'sqlite') expect(soundness(database.file)).toEqual(['ok', []]);
    if (STRESS) process.stdout.write(`${dialect}: ${kills} kills, ${stops} stops, ${writers.acknowledged.length} writes acknowledged, 0 lost; back after ${median(starts)} ms\n`);
  });
});

/** At an instant somewhere in the middle of what is under way. */
async function kill(child: ChildProcess, afterMs: number): Promise<void> {
  await pause(afterMs);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function stop(child: ChildProcess): Promise<void> {
  const { code, ms } = await stopProcess(child);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/** What SQLite itself finds wrong with a file. */
function soundness(file: string): unknown[] {
  const handle = new BetterSqlite3(file, { readonly: true });
  const found = [handle.pragma('integrity_check', { simple: true }), handle.pragma('foreign_key_check')];
  handle.close();
  return found;
}
