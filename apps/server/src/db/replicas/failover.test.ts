import { STRESS } from '@labelwise/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { startBalancer } from '../../testing/balancer.ts';
import { eventually } from '../../testing/eventually.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { PGBOUNCER, startPgBouncer } from '../../testing/pgbouncer.ts';
import { type PostgresServer, REPLICATED, startPostgresServer } from '../../testing/postgres-server.ts';
import { type ServerProcess, startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { OATS, startWriters } from '../../testing/writers.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openDatabase } from '../open.ts';

const NAME = 'failover';
const PROCESSES = 4;
const WRITERS = 12;

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const db = openPostgres({ dialect: 'postgres', url: url + NAME, maxConnections: 1 });
  return db.ask<Row>(statement).finally(() => db.close());
}

async function givenServers(): Promise<{ primary: PostgresServer; replicas: [PostgresServer, PostgresServer] }> {
  const primary = await startPostgresServer(REPLICATED);
  onTestFinished(() => primary.remove());
  await primary.createDatabase(NAME);
  const db = await openDatabase({ dialect: 'postgres', url: primary.url + NAME });
  await givenFoods(db, { gtin: OATS });
  await db.close();
  const replicas: [PostgresServer, PostgresServer] = [await primary.startReplica(), await primary.startReplica()];
  for (const replica of replicas) onTestFinished(() => replica.remove());
  return { primary, replicas };
}

/** A server as the processes reach it. */
async function throughPooler(server: PostgresServer): Promise<string> {
  if (PGBOUNCER === undefined) throw new Error('PgBouncer could not be had: nothing of this was tried');
  const pooler = await startPgBouncer(server.url);
  onTestFinished(() => pooler.close());
  return pooler.url + NAME;
}

it.skipIf(!STRESS)(
  'four processes, PgBouncer and two replicas: after a failover by hand nothing acknowledged is lost, and members read what they write',
  { timeout: 600_000 },
  async () => {
    const { primary, replicas } = await givenServers();
    const [heir, rest] = replicas;
    const [primaryUrl, heirUrl, restUrl] = await Promise.all([primary, heir, rest].map(throughPooler));
    const env = { DATA_DIR: temporaryFolder(), FREE_SCANS_PER_DAY: '0', STOP_DELAY_SECONDS: '1', LOG_LEVEL: 'info' };
    const start = (url: string | undefined, readUrls: (string | undefined)[]): Promise<ServerProcess> =>
      startProcess({ ...env, DATABASE_URL: url ?? '', DATABASE_READ_URLS: readUrls.join(',') });
    const balancer = await startBalancer();
    onTestFinished(() => balancer.close());
    const before: ServerProcess[] = [];
    for (let index = 0; index < PROCESSES; index += 1) {
      const started = await start(primaryUrl, [heirUrl, restUrl]);
      await balancer.add(started.url);
      before.push(started);
    }
    // A busy machine may leave one out for a moment: it is enough that each was read from.
    for (const { output } of before)
      for (const url of [heirUrl, restUrl])
        await eventually(() => expect(output()).toMatch(new RegExp(`"replica":"${new URL(url ?? '').host}".*is read from`, 'u')));
    const writers = await startWriters(balancer.url, WRITERS);
    await writers.acknowledge(500);
    expect(await writers.missing(balancer.url, [...writers.acknowledged].slice(0, 400))).toEqual([]);
    await writers.stop();
    // In order: it sends what it has to the replicas before it ends.
    await primary.stop();
    await ask(heir.url, 'select pg_promote()');
    for (const { url, child } of before) {
      const next = await start(heirUrl, [restUrl]);
      await balancer.add(next.url);
      balancer.remove(url);
      await stopProcess(child);
      expect(next.output()).not.toContain('is read from');
    }
    expect(await writers.missing(balancer.url, writers.acknowledged)).toEqual([]);
    writers.resume(balancer.url);
    await writers.acknowledge(500);
    await writers.stop();
    expect(writers.failures).toEqual([]);
    expect(await writers.missing(balancer.url, writers.acknowledged)).toEqual([]);
    process.stdout.write(`failover: ${writers.acknowledged.length} writes acknowledged by ${PROCESSES} processes, 0 lost\n`);
  },
);
