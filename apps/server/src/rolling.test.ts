import { STRESS, times } from '@labelwise/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from './db/dialects/postgres.ts';
import { openDatabase } from './db/open.ts';
import { startBalancer } from './testing/balancer.ts';
import { createEmptyDatabase, createTestDatabase } from './testing/database.ts';
import { givenFoods } from './testing/given-foods.ts';
import { checkOutRelease, formerRelease, startProcess, stopProcess, temporaryFolder } from './testing/process.ts';
import { OATS, startWriters } from './testing/writers.ts';

const PROCESSES = times(1, 4);
const WRITERS = times(2, 12);

async function givenBalancer() {
  const balancer = await startBalancer();
  onTestFinished(() => balancer.close());
  return balancer;
}

it.runIf(STRESS)(
  'processes behind a balancer are restarted one after the other without one failed request',
  { timeout: 600_000 },
  async () => {
    const { config, drop } = await createTestDatabase('postgres');
    onTestFinished(drop);
    if (config.dialect !== 'postgres') throw new Error('Asked for PostgreSQL');
    const db = await openDatabase(config);
    await givenFoods(db, { gtin: OATS });
    await db.close();
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: config.url, FREE_SCANS_PER_DAY: '0', STOP_DELAY_SECONDS: '1' };
    const balancer = await givenBalancer();
    const processes = [];
    for (let index = 0; index < PROCESSES; index += 1) {
      const started = await startProcess(env);
      await balancer.add(started.url);
      processes.push(started);
    }
    const writers = await startWriters(balancer.url, WRITERS);
    for (const { url, child } of processes) {
      await writers.acknowledge(20);
      // Before the one that goes: the balancer always has as many.
      const next = await startProcess(env);
      await balancer.add(next.url);
      expect(await stopProcess(child)).toMatchObject({ code: 0 });
      balancer.remove(url);
      await writers.acknowledge(20);
      expect(balancer.served.get(next.url)).toBeGreaterThan(0);
    }
    await writers.stop();
    expect([writers.failures, balancer.failures]).toEqual([[], []]);
    expect(await writers.missing(balancer.url, writers.acknowledged)).toEqual([]);
  },
);

const FORMER = STRESS ? formerRelease() : null;

it.skipIf(FORMER === null)(
  'the release before goes on serving while a newer process changes the schema beneath it',
  { timeout: 600_000 },
  async () => {
    const { config, drop } = await createEmptyDatabase('postgres');
    onTestFinished(drop);
    if (config.dialect !== 'postgres' || FORMER === null) throw new Error('Asked for PostgreSQL');
    const env = {
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: config.url,
      FREE_SCANS_PER_DAY: '0',
      STOP_DELAY_SECONDS: '1',
    };
    const balancer = await givenBalancer();
    const former = await startProcess(env, checkOutRelease(FORMER));
    await balancer.add(former.url);
    // On the schema as the former release made it.
    const db = openPostgres(config);
    await givenFoods(db, { gtin: OATS });
    await db.close();
    const writers = await startWriters(balancer.url, WRITERS);
    await writers.acknowledge(50);
    const newer = await startProcess(env);
    // Each serves half of the requests of each member.
    await balancer.add(newer.url);
    await writers.acknowledge(200);
    expect([...balancer.served.values()].every((served) => served > 50)).toBe(true);
    await writers.stop();
    expect([writers.failures, balancer.failures]).toEqual([[], []]);
    for (const { url } of [former, newer]) expect(await writers.missing(url, writers.acknowledged)).toEqual([]);
    await stopProcess(former.child);
    process.stdout.write(`${FORMER} and the present release on one schema: ${writers.acknowledged.length} writes\n`);
  },
);
