/**
 * A catalogue of four million foods under mixed load: 70 % look-ups with score, 15 % saved scans, 10 % lists, 5 % searches, beside the
 * same server's empty route in alternating rounds. BENCH_DATA=folder stores the catalogue there for the next time.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { fingerprint } from '../apps/server/src/lib/secrets.ts';
import type { Call } from './lib/connection.ts';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { gtinAt, randomFrom } from './lib/documents.ts';
import { fillCatalogue } from './lib/fill.ts';
import { cpuMilliseconds, emptyCall, load, threadMilliseconds } from './lib/load.ts';
import { questionsOf } from './lib/questions.ts';
import { startServer } from './lib/server.ts';
import { count, median, printTable, quantile } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 4_000_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [8, 32] as const;
const MEMBERS = 50;
const DAY_MS = 86_400_000;

const random = randomFrom(12);
const run = Date.now();
const tokenOf = (member: number): string => `bench-${run}-${member}`;
const anyFood = (): string => gtinAt(Math.floor(random() * FOODS));
const questions = questionsOf(FOODS).filter(({ kind }) => kind !== 'nothing there' && kind !== 'one letter');
const anyQuestion = (): string => encodeURIComponent(questions[Math.floor(random() * questions.length)]?.ask() ?? 'milk');

/** The calls of the load with their shares, which add up to 1. */
const MIXED: ReadonlyArray<{ share: number; call: () => Call }> = [
  { share: 0.7, call: () => ({ kind: 'look-up', method: 'GET', path: `/api/foods/barcode/${anyFood()}` }) },
  { share: 0.15, call: () => ({ kind: 'saved scan', method: 'POST', path: '/api/scans', body: JSON.stringify({ foodId: anyFood() }) }) },
  { share: 0.1, call: () => ({ kind: 'list', method: 'GET', path: '/api/scans?limit=50' }) },
  { share: 0.05, call: () => ({ kind: 'search', method: 'GET', path: `/api/search?q=${anyQuestion()}` }) },
];

function mixedCall(): Call {
  let left = random();
  for (const { share, call } of MIXED) {
    left -= share;
    if (left < 0) return call();
  }
  return emptyCall();
}

await using database = await (process.env['BENCH_ON'] === 'PostgreSQL' ? postgresDatabase() : sqliteDatabase());
await fillCatalogue(database.config, FOODS);
await addMembers();
if (database.config.dialect === 'sqlite') {
  const bytes = statSync(path.join(database.folder, 'labelwise.db')).size;
  console.log(`${count(FOODS)} foods, ${count(bytes / FOODS)} bytes each, search included`);
}
await using server = await startServer(database);
// The thread of search starts with the first question, which a busy machine may be asked to come back for.
while (!(await fetch(`${server.url}/api/search?q=milk`)).ok) await pause(1000);
await spentByKind();
for (const connections of CONNECTIONS) await measure(connections);

/** Which kind of call costs which thread how much. */
async function spentByKind(): Promise<void> {
  const rows: string[][] = [];
  const [connections] = CONNECTIONS;
  const to = { url: server.url, connections, seconds: SECONDS, tokenOf: (connection: number) => tokenOf(connection % MEMBERS) };
  for (const next of [emptyCall, ...MIXED.map(({ call }) => call)]) {
    await load({ ...to, next, seconds: SECONDS / 2 });
    const [before, ours] = [threadMilliseconds(server.pid), process.cpuUsage()];
    const { calls, times } = await load({ ...to, next });
    const [after, { user, system }] = [threadMilliseconds(server.pid), process.cpuUsage(ours)];
    const spent = [1000 * (after.own - before.own), 1000 * (after.others - before.others), user + system];
    rows.push([[...times.keys()].join(), count(calls), ...spent.map((each) => count(each / calls))]);
  }
  printTable(
    `Processor time of one kind of call alone, ${count(FOODS)} foods, ${connections} connections, µs a call`,
    ['call', 'calls', 'thread that serves', 'other threads', 'load generator'],
    rows,
  );
}

async function measure(connections: number): Promise<void> {
  const to = { url: server.url, connections, seconds: SECONDS, tokenOf: (connection: number) => tokenOf(connection % MEMBERS) };
  const rates: number[] = [];
  const empties: number[] = [];
  const cpu: number[] = [];
  const times = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const empty = await load({ ...to, next: emptyCall });
    const before = cpuMilliseconds(server.pid);
    const mixed = await load({ ...to, next: mixedCall });
    // The first round warms the server up.
    if (round === 0) continue;
    rates.push(mixed.rate);
    empties.push(empty.rate);
    cpu.push((cpuMilliseconds(server.pid) - before) / mixed.calls);
    for (const [kind, taken] of [...mixed.times, ...empty.times]) times.set(kind, [...(times.get(kind) ?? []), ...taken]);
  }
  const together = [...times].flatMap(([kind, taken]) => (kind === 'empty route' ? [] : taken));
  printTable(
    `Mixed load, ${count(FOODS)} foods, ${connections} connections, median of ${ROUNDS} × ${SECONDS} s: ${count(median(rates))} req/s, ${((100 * median(rates)) / median(empties)).toFixed(0)} % of the empty route, ${median(cpu).toFixed(2)} ms of processor a request`,
    ['call', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'],
    [...times, ['all but empty', together] as const].map(([kind, taken]) => [
      kind,
      count(taken.length),
      ...[0.5, 0.95, 0.99].map((share) => quantile(taken, share).toFixed(1)),
    ]),
  );
}

async function addMembers(): Promise<void> {
  const db = await openDatabase(database.config);
  const now = Date.now();
  await db.write(async (tx) => {
    for (let member = 0; member < MEMBERS; member += 1) {
      const id = tokenOf(member);
      await tx
        .insertInto('member')
        .values({ id, email: id, username: id, firstName: '', lastName: '', passwordHash: '', subscriptionStatus: 'free', createdAt: now })
        .execute();
      const session = { id, memberId: id, tokenHash: fingerprint(id), device: 'bench', createdAt: now, lastUsedAt: now, provenAt: null };
      await tx
        .insertInto('session')
        .values({ ...session, expiresAt: now + DAY_MS })
        .execute();
    }
  });
  await db.close();
}
