import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STRESS, times, within } from '@labelwise/domain/testing';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { median } from '../../testing/median.ts';
import { BUILT, startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { OATS, startWriters } from '../../testing/writers.ts';
import { openDatabase } from '../open.ts';

/** The error of a client whose server process has ended. */
const CUT_OFF = /ECONNREFUSED|ECONNRESET|EPIPE|other side closed|terminated|fetch failed|socket hang up/u;
/** Once the port is closed a new connection is refused: that request never reached us. */
const NEVER_REACHED = /ECONNREFUSED/u;
/** How long a start may take, Node's own included, ms. */
const READY_MS = 1000;

type Start = { killed: boolean; ms: number; worked: number };

async function givenService(dialect: (typeof RULE_DIALECTS)[number]) {
  const { config, drop } = await createTestDatabase(dialect);
  onTestFinished(drop);
  const folder = temporaryFolder();
  const database = config.dialect === 'sqlite' ? { ...config, file: path.join(folder, 'labelwise.db') } : config;
  const db = await openDatabase(database);
  await givenFoods(db, { gtin: OATS });
  await db.close();
  const env = { DATA_DIR: folder, FREE_SCANS_PER_DAY: '0', ...(database.dialect === 'postgres' && { DATABASE_URL: database.url }) };
  // A thousand starts are those of an installation, which take half of what its sources do.
  return { database, start: () => (STRESS ? startProcess(env, BUILT) : startProcess(env)) };
}

describe.each(RULE_DIALECTS)('the service on %s under eight writers', (dialect) => {
  const kills = times(1, dialect === 'sqlite' ? 1000 : 100);
  const stops = times(0, 100);

  it('killed or asked to stop, loses nothing that it acknowledged and is back at once; when asked, it cuts off no write', {
    timeout: 7_200_000,
  }, async () => {
    const { database, start } = await givenService(dialect);
    let service = await start();
    const writers = await startWriters(service.url, 8);
    const starts: Start[] = [];
    for (let cycle = 0; cycle < kills + stops; cycle += 1) {
      const before = { writes: writers.acknowledged.length, failures: writers.failures.length };
      await writers.acknowledge(40);
      const killed = cycle < kills;
      await (killed ? kill(service.child, (cycle * 37) % 60) : stop(service.child));
      await writers.stop();
      expect(writers.failures.slice(before.failures).filter((failure) => !(killed ? CUT_OFF : NEVER_REACHED).test(failure))).toEqual([]);
      service = await start();
      starts.push({ killed, ms: service.startedInMs, worked: service.workedMs ?? service.startedInMs });
      expect(await writers.missing(service.url, writers.acknowledged.slice(before.writes))).toEqual([]);
      writers.resume(service.url);
    }
    await writers.stop();
    expect(await writers.missing(service.url, writers.acknowledged)).toEqual([]);
    await stopProcess(service.child);
    if (database.dialect === 'sqlite') expect(soundness(database.file)).toEqual(['ok', []]);
    if (STRESS)
      isBackAtOnce(`${dialect}: ${kills} kills, ${stops} stops, ${writers.acknowledged.length} writes acknowledged, 0 lost`, starts);
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
  expect(ms).toBeLessThan(within(10_000));
}

/**
 * Ready within a second of work (the clock's second holds only where nothing else runs: it is printed), and later after a
 * kill than after a stop by next to nothing.
 */
function isBackAtOnce(what: string, starts: readonly Start[]): void {
  const of = (killed: boolean) => {
    const some = starts.filter((start) => start.killed === killed);
    return {
      ms: Math.round(median(some.map(({ ms }) => ms))),
      worked: Math.round(median(some.map(({ worked }) => worked))),
      slowest: Math.round(Math.max(...some.map(({ ms }) => ms))),
    };
  };
  const [kill, stop] = [of(true), of(false)];
  process.stdout.write(
    `${what}; back after ${kill.ms} ms (${kill.worked} ms of work, slowest ${kill.slowest} ms) from a kill, ${stop.ms} ms (${stop.worked}, ${stop.slowest}) from a stop\n`,
  );
  expect(kill.worked).toBeLessThanOrEqual(READY_MS);
  expect(kill.worked).toBeLessThanOrEqual(stop.worked * 1.5);
}

/** What SQLite itself finds wrong with a file. */
function soundness(file: string): unknown[] {
  const handle = new BetterSqlite3(file, { readonly: true });
  const found = [handle.pragma('integrity_check', { simple: true }), handle.pragma('foreign_key_check')];
  handle.close();
  return found;
}
