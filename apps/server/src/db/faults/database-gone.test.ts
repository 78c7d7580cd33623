import { setTimeout as pause } from 'node:timers/promises';
import { STRESS, times } from '@labelwise/domain/testing';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { givenFoods } from '../../testing/given-foods.ts';
import { median } from '../../testing/median.ts';
import { type PostgresServer, startPostgresServer } from '../../testing/postgres-server.ts';
import { type ServerProcess, startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { OATS, startWriters, type Writers } from '../../testing/writers.ts';
import { openDatabase } from '../open.ts';

const PROCESSES = times(1, 2);
const WRITERS = 12;
/** How soon each process answers again once the database does, ms. A busy machine makes no test red. */
const BACK_MS = STRESS ? 2000 : 20_000;

async function givenService() {
  const server = await startPostgresServer();
  onTestFinished(() => server.remove());
  await server.createDatabase('faults');
  const url = `${server.url}faults`;
  const db = await openDatabase({ dialect: 'postgres', url });
  await givenFoods(db, { gtin: OATS });
  await db.close();
  const env = { DATA_DIR: temporaryFolder(), FREE_SCANS_PER_DAY: '0', DATABASE_URL: url };
  const processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(env)));
  return { server, url, processes };
}

/** Ends every connection of the service, as an administrator or a failing backend does. */
async function terminateBackends(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', ['labelwise']);
  await client.end();
}

async function restart(server: PostgresServer, goneForMs: number): Promise<void> {
  await server.stop();
  await pause(goneForMs);
  await server.start();
}

/** How long until a process says that it is ready, ms. */
async function untilReady({ url }: ServerProcess): Promise<number> {
  const start = performance.now();
  while ((await fetch(`${url}/api/health`)).status !== 200) {
    if (performance.now() - start > BACK_MS) break;
    await pause(20);
  }
  return performance.now() - start;
}

async function untilBack(processes: readonly ServerProcess[], writers: Writers): Promise<number> {
  const start = performance.now();
  await Promise.all([...processes.map(untilReady), writers.acknowledge(WRITERS)]);
  return performance.now() - start;
}

it('connections that are ended, restarts and a database that is lost for a while end no process and lose no acknowledged write', {
  timeout: 1_800_000,
}, async () => {
  const { server, url, processes } = await givenService();
  const writers = await startWriters(
    processes.map((one) => one.url),
    WRITERS,
  );
  const back: number[] = [];
  const cycles = times(1, 100);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await writers.acknowledge(30);
    await (cycle % 2 === 0 ? terminateBackends(url) : restart(server, 0));
    back.push(await untilBack(processes, writers));
    expect(writers.failures).toEqual([]);
  }
  await restart(server, times(500, 30_000));
  back.push(await untilBack(processes, writers));
  await writers.stop();
  expect(writers.failures).toEqual([]);
  expect(processes.map(({ child }) => child.exitCode)).toEqual(processes.map(() => null));
  expect(await writers.missing(processes[0]?.url ?? '', writers.acknowledged)).toEqual([]);
  if (STRESS)
    process.stdout.write(
      `${cycles} times gone: ${writers.acknowledged.length} writes acknowledged, 0 lost; back after ${Math.round(median(back))} ms, at most ${Math.round(Math.max(...back))} ms\n`,
    );
  expect(Math.max(...back)).toBeLessThan(BACK_MS);
  for (const { child } of processes) expect((await stopProcess(child)).code).toBe(0);
});
