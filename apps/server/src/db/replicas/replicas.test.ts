import { STRESS } from '@labelwise/domain/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { examine } from '../../jobs/doctor/doctor.ts';
import { eventually } from '../../testing/eventually.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp, withToken } from '../../testing/members.ts';
import { type PostgresServer, REPLICATED, startPostgresServer } from '../../testing/postgres-server.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { OATS } from '../../testing/writers.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openDatabase } from '../open.ts';

const NAME = 'replicated';
let primary: PostgresServer;
let replica: PostgresServer;
/** Processes of one installation, in this one. */
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  primary = await startPostgresServer(REPLICATED);
  await primary.createDatabase(NAME);
  const db = await openDatabase({ dialect: 'postgres', url: primary.url + NAME });
  await givenFoods(db, { gtin: OATS, name: 'Oats of the mill' });
  await db.close();
  replica = await primary.startReplica();
  [one, other] = [await startProcess(), await startProcess()];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await replica.remove();
  await primary.remove();
});

/** @param isLarge whether it searches beside its own thread */
function startProcess(isLarge = false): Promise<TestApp> {
  const database = { dialect: 'postgres', url: primary.url + NAME, readUrls: [replica.url + NAME], maxConnections: 4 } as const;
  return createTestApp('postgres', { database, isLarge: async () => isLarge, env: { FREE_SCANS_PER_DAY: '0' } });
}

/** What an administrator does on a server by hand. */
async function on(server: PostgresServer, statement: string): Promise<void> {
  const db = openPostgres({ dialect: 'postgres', url: server.url + NAME, maxConnections: 1 });
  await db.ask(statement).finally(() => db.close());
}

/** From here on the replica shows nothing new; it still answers. */
async function stopReplay(): Promise<() => Promise<void>> {
  await on(replica, 'select pg_wal_replay_pause()');
  let resumed = false;
  const resume = async () => {
    if (!resumed) await on(replica, 'select pg_wal_replay_resume()');
    resumed = true;
  };
  onTestFinished(resume);
  return resume;
}

const scansSeen = async (as: As): Promise<number> => (await as('GET', '/api/scans')).json.length;
const found = async (as: As, word: string): Promise<number> => (await as('GET', `/api/foods/search?q=${word}`)).json.length;

it('catalogue, search and lists are read from a replica; a member reads what they wrote, from every process, however far it is behind', async () => {
  const ana = await signUp(one, 'ana');
  const elsewhere = withToken(other, ana.token);
  await ana.as('POST', '/api/scans', { foodId: OATS });
  // The replica shows the scan, and from then on it is asked: what is removed from the primary by hand is still there.
  await eventually(async () => {
    await other.db.reads?.look();
    expect(await readsFromReplica(other, ana.id)).toBe(true);
  });
  const resume = await stopReplay();
  await on(primary, `delete from scan where "memberId" = '${ana.id}'`);
  await givenFoods(one.db, { gtin: '3017620422003', name: 'Pralines' });
  expect(await scansSeen(elsewhere)).toBe(1);
  expect(await found(anyone(other), 'pralines')).toBe(0);
  // By its code a food is found all the same, since what a replica lacks the primary is asked for.
  expect((await anyone(other)('GET', '/api/foods/barcode/3017620422003')).status).toBe(200);
  // A write of theirs, and every process reads where it shows.
  await ana.as('POST', '/api/scans', { foodId: OATS });
  await ana.as('POST', '/api/favorites', { foodId: OATS });
  expect(await scansSeen(elsewhere)).toBe(1);
  expect((await elsewhere('GET', '/api/favorites')).json).toHaveLength(1);
  await ana.as('DELETE', `/api/favorites/${OATS}`);
  expect((await elsewhere('GET', '/api/favorites')).json).toEqual([]);
  expect((await ana.as('GET', '/api/favorites')).json).toEqual([]);
  await resume();
  await eventually(async () => expect(await found(anyone(other), 'pralines')).toBe(1));
});

it('search beside a process reads from the replica, shows members what they wrote, and answers while the replica is gone', async () => {
  const beside = await startProcess(true);
  onTestFinished(() => beside.close());
  const bea = await signUp(one, 'bea');
  const asBea = withToken(beside, bea.token);
  const hits = async (as: As, words: string): Promise<unknown[]> => {
    const { status, json } = await as('GET', `/api/search?q=${words}`);
    expect(status).toBe(200);
    return json.hits;
  };
  await eventually(async () => expect(await hits(anyone(beside), 'oats')).toHaveLength(1));
  const resume = await stopReplay();
  await givenFoods(one.db, { gtin: '4006381333931', name: 'Quinoa' });
  // Asked of the primary until the thread has looked at the replica for the first time.
  await eventually(async () => expect(await hits(anyone(beside), 'quinoa')).toEqual([]));
  const fields = { name: { value: 'Oats of mine', from: 'hand', at: 1 } };
  expect((await bea.as('PUT', `/api/submissions/${OATS}`, { fields })).status).toBe(200);
  expect(await hits(asBea, 'quinoa')).toHaveLength(1);
  expect(await hits(asBea, 'oats')).toContainEqual(expect.objectContaining({ name: 'Oats of mine' }));
  expect(await hits(anyone(beside), 'quinoa')).toEqual([]);
  await resume();
  await eventually(async () => expect(await hits(anyone(beside), 'quinoa')).toHaveLength(1));
  await replica.stop();
  try {
    for (const words of ['oats', 'quinoa', 'oat']) expect((await hits(anyone(beside), words)).length).toBeGreaterThan(0);
  } finally {
    await replica.start();
  }
});

/** A row of the member that only the replica has would be shown. */
async function readsFromReplica(test: TestApp, memberId: string): Promise<boolean> {
  const { reads } = test.db;
  const written = await test.db.read.selectFrom('memberWrite').selectAll().where('memberId', '=', memberId).executeTakeFirstOrThrow();
  return reads?.run({ memberId, mustShow: written }, () => reads.isBehind()) === true;
}

it('npm run doctor says of each replica what it sees', async () => {
  const readUrls = [replica.url + NAME, primary.url + NAME, `postgres://127.0.0.1:1/${NAME}`].join(',');
  const findings = await examine(
    { DATA_DIR: temporaryFolder(), PORT: '0', DATABASE_URL: primary.url + NAME, DATABASE_READ_URLS: readUrls },
    0,
  );
  expect(findings.filter(({ about }) => about === 'replica').map(({ level, sentence }) => [level, sentence])).toEqual([
    ['good', expect.stringContaining('follows the primary')],
    ['advice', expect.stringContaining('a server of its own')],
    ['advice', expect.stringContaining('the primary answers in its place')],
  ]);
});

it.runIf(STRESS)('a replica that is gone costs nobody an answer, and is read from again once it is back', async () => {
  const isReadFrom = () => one.db.reads?.run({ memberId: null, mustShow: 'nothing' }, () => one.db.reads?.isBehind()) === true;
  await eventually(() => expect(isReadFrom()).toBe(true));
  await replica.stop();
  const answers = await Promise.all(Array.from({ length: 20 }, () => anyone(one)('GET', '/api/foods/search?q=oats')));
  expect(answers.map(({ status, json }) => [status, json.length])).toEqual(answers.map(() => [200, 1]));
  expect(isReadFrom()).toBe(false);
  expect(one.logs()).toContain('a replica of the database is left out');
  await replica.start();
  await eventually(async () => {
    await one.db.reads?.look();
    expect(isReadFrom()).toBe(true);
  });
  expect(await found(anyone(one), 'oats')).toBe(1);
});
