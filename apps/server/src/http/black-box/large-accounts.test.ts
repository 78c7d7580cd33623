import { setTimeout as pause } from 'node:timers/promises';
import { checkDigit } from '@labelwise/domain/gtin';
import { STRESS, times } from '@labelwise/domain/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Five years of fifty scans a day, at length. */
const SCANS = times(6000, 100_000);
const SAVED = times(1000, 10_000);
/** Scans of an export that comes in. */
const BROUGHT_IN = times(1500, 20_000);
const FOODS = 1000;
/** Every 25 minutes: a year has 21,000. */
const APART_MS = 25 * 60_000;

const gtinAt = (at: number): string => {
  const body = `30${String(at).padStart(10, '0')}`;
  return body + checkDigit(body);
};

/**
 * Of processor time, in fixed pieces of work that are measured beside each call: 4 ms on a quiet machine. A machine that much else runs on
 * takes longer for both.
 */
const MOST_PIECES = STRESS ? 12 : 20;
/** What is held too long by chance, as where memory is being tidied, is not held too long each time. */
const ATTEMPTS = 4;

const READ = [
  '/api/scans?limit=200',
  `/api/scans?foodId=${gtinAt(1)}`,
  `/api/scans/${gtinAt(FOODS - 1)}/changes`,
  '/api/activity/summary',
  '/api/favorites?limit=200',
  '/api/export/consumed.csv',
  '/api/insights/trends',
  '/api/insights/week',
  '/api/insights/swaps',
  '/api/export/nutrition.csv',
  '/api/export',
  '/api/export/everything.csv',
  '/api/search?q=chocolate&sort=score&fits=1&good=1&no-additives=1&limit=100&from=10000',
];
const CODES = Array.from({ length: FOODS }, (_, at) => ({ barcode: gtinAt(at), at: 1_700_000_000_000 + at }));

describe.each(DIALECTS)('a member with years of scans on %s', (dialect) => {
  it('holds nobody else up, whatever they ask for', async () => {
    const test = await startTestApp(dialect, { env: { FREE_SCANS_PER_DAY: '0' } });
    const { token, id } = await givenYears(test);
    const ben = await givenExport(test);
    const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object | Buffer, as = token): Promise<void> => {
      const headers = { authorization: `Bearer ${as}`, ...(Buffer.isBuffer(payload) && { 'content-type': 'application/json' }) };
      const answer = await test.app.inject({ method, url, headers, payloadAsStream: true, ...(payload && { payload }) });
      for await (const _part of answer.stream());
      expect(`${url} ${answer.statusCode}`).toBe(`${url} 200`);
    };
    // What is loaded once is loaded.
    for (const url of READ.filter((one) => !one.includes('export'))) await call('GET', url);
    const calls: [string, () => Promise<void>][] = [
      ...READ.map((url): [string, () => Promise<void>] => [url, () => call('GET', url)]),
      ['a list of barcodes', () => call('POST', '/api/import/barcodes', { entries: CODES, to: 'scans', apply: true })],
      ['an export looked at', () => call('POST', '/api/import/account', ben.look, ben.token)],
      ['an export brought in', () => call('POST', '/api/import/account', ben.bring, ben.token)],
      ['a food taken out', () => call('DELETE', `/api/scans/${gtinAt(1)}`)],
      ['a food put back', () => call('POST', `/api/scans/${gtinAt(1)}/restore`)],
      ['the account deleted', () => call('DELETE', `/api/users/${id}`, { currentPassword: PASSWORD })],
    ];
    const held: [string, number][] = [];
    for (const [name, work] of calls) held.push([name, await leastHold(work, READ.includes(name) ? ATTEMPTS : 1)]);
    expect(held.filter(([, pieces]) => pieces >= MOST_PIECES)).toEqual([]);
  });
});

/** The longest hold of a call in pieces of fixed work; one that is too long and may be repeated is measured again. */
async function leastHold(work: () => Promise<void>, attempts: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least >= MOST_PIECES; attempt += 1) {
    const before = pieceMs();
    const longest = await longestHold(work);
    least = Math.min(least, longest / Math.max(before, pieceMs()));
  }
  return least;
}

const LINES = Array.from({ length: 4000 }, (_, at) => ({
  id: `${at}`,
  name: `Chocolate milk ${at} biscuits`,
  figures: [at / 7, null],
  at,
}));

/** So many of one piece are measured together, since the system counts a thread's time in steps of some milliseconds. */
const PIECES = 8;

/** Processor time of a fixed piece of work of the kind that answers are made of. */
function pieceMs(): number {
  const from = process.threadCpuUsage();
  for (let piece = 0; piece < PIECES; piece += 1) JSON.parse(JSON.stringify(LINES));
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000 / PIECES;
}

/** How long the work keeps the process's thread from others at most, in processor time: other processes are in no figure. */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const from = process.threadCpuUsage();
      await pause(1);
      const { user, system } = process.threadCpuUsage(from);
      longest = Math.max(longest, (user + system) / 1000);
    }
  })();
  await work();
  done.abort();
  await watching;
  return longest;
}

async function givenYears(test: TestApp): Promise<{ token: string; id: string }> {
  await givenFoods(test.db, ...Array.from({ length: FOODS }, (_, at) => ({ gtin: gtinAt(at), name: `Chocolate milk ${at} biscuits` })));
  const { as, id, token } = await signUp(test, 'ana', { trial: true });
  await as('PUT', '/api/health-profile', { age: 40, dietaryRestrictions: ['Vegan', 'no kiwi'], consentVersion: '2026-11' });
  await as('POST', '/api/scans', { foodId: gtinAt(0) });
  const [count, now] = [Math.max(SCANS, SAVED), Date.now()];
  const numbers =
    test.db.dialect === 'sqlite'
      ? sql`with recursive number (at) as (select 1 union all select at + 1 from number where at < ${count})`
      : sql`with number as (select at from generate_series(1, ${count}::bigint) as at)`;
  const place = sql`(select id, row_number() over (order by id) - 1 as place from food where source <> 'sample')`;
  await test.db.write(async (tx) => {
    await sql`insert into scan (id, "memberId", "foodId", score, "rulesVersion", contributions, "scannedAt", basis, figures) ${numbers}
      select 's' || number.at, "memberId", food.id, score, "rulesVersion", contributions, cast(${now} as bigint) - number.at * ${APART_MS}, basis, figures
      from number cross join (select * from scan limit 1) as scan join ${place} as food on food.place = number.at % ${FOODS}
      where number.at <= ${SCANS}`.execute(tx);
    for (const list of ['favorite', 'purchased', 'consumed'])
      await sql`insert into ${sql.table(list)} (id, "memberId", "foodId", "createdAt") ${numbers}
        select 'l' || number.at, ${id}, food.id, cast(${now} as bigint) - number.at * ${APART_MS} from number
        join ${place} as food on food.place = ${list === 'consumed' ? sql`number.at % ${FOODS}` : sql`number.at`}
        where number.at <= ${SAVED}`.execute(tx);
  });
  return { token, id };
}

/** A member with a long export of another server, as it is sent. */
async function givenExport(test: TestApp): Promise<{ token: string; look: Buffer; bring: Buffer }> {
  const { as, token } = await signUp(test, 'ben', { trial: true });
  await as('POST', '/api/scans', { foodId: gtinAt(0) });
  const file = (await as('GET', '/api/export')).json;
  const [scan] = file.scan;
  const scans = Array.from({ length: BROUGHT_IN }, (_, at) => ({
    ...scan,
    id: `${scan.id.slice(0, -6)}${String(at).padStart(6, '0')}`,
    foodId: Number(gtinAt(at % FOODS)),
    scannedAt: new Date(Date.parse(scan.scannedAt) - at * APART_MS).toISOString(),
  }));
  const sent = (body: object): Buffer => Buffer.from(JSON.stringify(body));
  const long = { ...file, scan: scans };
  return { token, look: sent({ file: long }), bring: sent({ file: long, apply: true }) };
}
