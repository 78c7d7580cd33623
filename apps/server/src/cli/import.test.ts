import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STRESS, times } from '@labelwise/domain/testing';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { document, gzipped, jsonl } from '../jobs/food-import/testing/dumps.ts';
import { parquetRow, writeParquet } from '../jobs/food-import/testing/parquet.ts';
import { createProgress, summaryOf } from './import-command.ts';

const IMPORT = path.join(import.meta.dirname, 'import.ts');

function workplace(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => path.join(folder, name);
}

const start = (...args: string[]) => startWith({}, ...args);

function startWith(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [IMPORT, ...args], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    out += part.toString();
  });
  return { child, done: once(child, 'close').then(([code]) => ({ code: Number(code), out })) };
}

it('imports several files, says what it did and which file is none, and is quick about what it has', async () => {
  const at = workplace();
  writeFileSync(at('a.jsonl'), jsonl([document(1), document(2), '{broken']));
  writeFileSync(at('b.jsonl'), jsonl([document(2), document(3)]));
  const first = await start(at('a.jsonl'), at('missing'), at('b.jsonl'), '--database', at('foods.db')).done;
  // For the file that is none, of which it says so.
  expect(first).toMatchObject({ code: 1, out: expect.stringContaining('ENOENT') });
  expect(first.out).toMatch(
    /a\.jsonl: done .*\n {2}3 rows read: 2 stored, 0 unchanged, 1 skipped\n {2}skipped, unreadable record: 1 \(first: row 3, \{broken\)/,
  );
  expect(first.out).toMatch(/b\.jsonl: done .*\n {2}2 rows read: 1 stored, 1 unchanged, 0 skipped/);
});

it('stores a large file first, then indexes its names, and says what is left to the service', async () => {
  const at = workplace();
  const comment = { editors_comment: 'flour, '.repeat(5000) };
  writeFileSync(at('large.jsonl'), jsonl(Array.from({ length: 260 }, (_, index) => document(index, comment))));
  const { code, out } = await start(at('large.jsonl'), '--database', at('foods.db')).done;
  expect([code, out]).toEqual([0, expect.stringMatching(/260 stored(?:.|\n)*260 foods are found by their names now/u)]);
  expect(out).toContain('Waiting for the service: the lists of 260 foods');
  const db = new BetterSqlite3(at('foods.db'), { readonly: true });
  expect(db.prepare('select count(*) from food where "searchRank" is not null').pluck().get()).toBe(260);
  db.close();
});

it.skipIf(process.platform === 'win32')(
  'Ctrl-C stops between two batches, and the same command finishes the work',
  async () => {
    const at = workplace();
    const total = times(300, 2000);
    writeFileSync(at('big.jsonl'), jsonl(Array.from({ length: total }, (_, index) => document(index))));
    const { child, done } = start(at('big.jsonl'), '--database', at('foods.db'));
    // The database appears when the work begins.
    await vi.waitFor(() => access(at('foods.db-wal')), { timeout: 60_000, interval: 5 });
    child.kill('SIGINT');
    const stopped = await done;
    expect(stopped.code).toBe(130);
    const finished = await start(at('big.jsonl'), '--database', at('foods.db')).done;
    expect(finished.out).toContain(countOf(total));
  },
  300_000,
);

it.runIf(STRESS && process.platform !== 'win32')(
  'killed in the middle of Parquet, the same command makes it complete, and nothing is doubled',
  async () => {
    const at = workplace();
    const total = 5000;
    await writeParquet(
      at('big.parquet'),
      Array.from({ length: total }, (_, index) => parquetRow(document(index))),
    );
    const { child, done } = start(at('big.parquet'), '--database', at('foods.db'));
    await vi.waitFor(() => access(at('foods.db-wal')), { timeout: 60_000, interval: 5 });
    // Anywhere in the work: what is true of the end holds for every instant.
    await pause(300);
    child.kill('SIGKILL');
    await done;
    const finished = await start(at('big.parquet'), '--database', at('foods.db')).done;
    expect(finished.out).toContain(countOf(total));
    const stored = new BetterSqlite3(at('foods.db'), { readonly: true });
    onTestFinished(() => void stored.close());
    expect(stored.prepare('select count(*) from food').pluck().get()).toBe(total);
  },
  300_000,
);

/** Two days of changes, the newer one `slow` at first: it stops in the middle. `asked` resolves when it is asked for. */
async function twoDays(total: number) {
  const START = 1_800_000_000;
  const nameOf = (day: number) => `products_${START + day * 86_400}_${START + (day + 1) * 86_400}.json.gz`;
  const changesOf = (day: number) =>
    // Both days change food 0; every other food is of one day.
    [0, ...Array.from({ length: total / 2 }, (_, at) => 1 + at + (day * total) / 2)].map((index) =>
      document(index, { product_name: `Day ${day}`, last_modified_t: START + day * 86_400 + 60 }),
    );
  const files = new Map(([0, 1] as const).map((day) => [nameOf(day), gzipped(jsonl(changesOf(day)))]));
  const state = { isSlow: true };
  const asked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '');
    const file = files.get(name);
    if (file === undefined) response.end([...files.keys()].toReversed().join('\n'));
    else if (state.isSlow && name === nameOf(1)) response.write(file.subarray(0, file.length / 2), () => asked.resolve());
    else response.end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return { dataUrl: `http://127.0.0.1:${address.port}/data`, state, asked: asked.promise };
}

it.runIf(STRESS && process.platform !== 'win32')(
  'killed while it takes the daily changes, while fetching and while storing, the same command makes them complete and nothing is doubled',
  async () => {
    const at = workplace();
    const total = 6000;
    const { dataUrl, state, asked } = await twoDays(total);
    const take = () => startWith({ OFF_DATA_URL: dataUrl }, '--since', '--database', at('foods.db'));
    const fetching = take();
    await asked;
    fetching.child.kill('SIGKILL');
    await fetching.done;
    state.isSlow = false;
    const stored = new BetterSqlite3(at('foods.db'));
    onTestFinished(() => void stored.close());
    const count = (): number => Number(stored.prepare('select count(*) from food').pluck().get());
    expect(count()).toBe(1 + total / 2);
    // The lease of who was killed runs out after some minutes.
    const leaseRunsOut = () => stored.prepare('update "importLease" set until = 0').run();
    expect((await take().done).out).toContain('Another process takes the changes at present');
    leaseRunsOut();
    const storing = take();
    await vi.waitFor(() => expect(count()).toBeGreaterThan(1 + total / 2), { timeout: 120_000, interval: 5 });
    storing.child.kill('SIGKILL');
    await storing.done;
    leaseRunsOut();
    const finished = await take().done;
    expect(finished).toMatchObject({ code: 0 });
    expect(finished.out).toMatch(/Up to date: (?:1 new file|no new file) of changes\./);
    expect(count()).toBe(1 + total);
    const pluck = (sql: string): unknown => stored.prepare(sql).pluck().get();
    expect(pluck(`select count(*) from "foodText" where "foodText" match 'Bakery'`)).toBe(1 + total);
    expect(pluck(`select count(*) from food where name = 'Day 1'`)).toBe(1 + total / 2);
    // Both files, each read to its end once: what was read before the kill is not counted again.
    expect(pluck(`select sum(json_extract(counts, '$.records')) from "foodImport" where "finishedAt" is not null`)).toBe(2 + total);
    const again = await take().done;
    expect(again.out).toContain('Up to date: no new file of changes.');
    expect(count()).toBe(1 + total);
  },
  300_000,
);

it('a missing file name explains the use', async () => {
  expect(await start().done).toMatchObject({ code: 2, out: expect.stringContaining('Usage: npm run import') });
});

it('draws one line over itself on a terminal', () => {
  const written: string[] = [];
  const progress = createProgress('/a/dump.jsonl.gz', { isTTY: true, write: (text) => written.push(text) });
  progress.show({ share: 0.5, counts: { records: 1200, stored: 1200, unchanged: 0, skipped: {} } });
  progress.end();
  expect(written[0]).toContain('\r\u001B[2Kdump.jsonl.gz [============            ]  50% 1,200 rows');
  expect(written).toHaveLength(2);
});

it('the summary names every reason, the most frequent first', () => {
  const counts = {
    records: 1000,
    stored: 10,
    unchanged: 0,
    skipped: { 'no name': { count: 3, firstRecord: 7 }, 'bad barcode': { count: 987, firstRecord: 1 } },
  };
  expect(summaryOf('/a/dump.tsv', { finished: false, resumedAt: 5, counts }, 1.25)).toBe(
    [
      'dump.tsv: stopped after 1.3 s, resumed; the same command goes on from here',
      '  1,000 rows read: 10 stored, 0 unchanged, 990 skipped',
      '  skipped, bad barcode: 987 (first: row 1)',
      '  skipped, no name: 3 (first: row 7)',
    ].join('\n'),
  );
});

const countOf = (total: number): string => `${total.toLocaleString('en')} rows read: ${total.toLocaleString('en')} stored`;
