import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/db.ts';
import { LEASE_MS } from '../../db/leases.ts';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { DIALECTS, isRuledElsewhere, openTestDatabase } from '../../testing/database.ts';
import { DeltaError, type DeltaOptions, importDeltas, readIndex } from './deltas.ts';
import { document, gtinAt, gzipped, jsonl } from './testing/dumps.ts';

const DAY = 86_400;
const START = 1_800_000_000;
const nameOf = (day: number): string => `products_${START + day * DAY}_${START + (day + 1) * DAY}.json.gz`;

/** What serves the files of changes; `asked` lists what was fetched. */
async function standIn(files: Map<string, Buffer | string>, moved = new Map<string, string>()) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? '').replace('/data/delta/', '');
    asked.push(name);
    const file = files.get(name);
    const location = moved.get(name);
    if (location !== undefined) return response.writeHead(302, { location }).end('moved');
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, baseUrl: `http://127.0.0.1:${port}/data` };
}

/** Each day changes food 1 and brings a new one; newest first in the index, as the source lists them. */
function published(days: readonly number[]): Map<string, Buffer | string> {
  const files = new Map<string, Buffer | string>([['index.txt', days.toReversed().map(nameOf).join('\n')]]);
  for (const day of days) {
    const last_modified_t = START + day * DAY + 60;
    const changes = [document(1, { product_name: `Day ${day}`, last_modified_t }), document(100 + day, { last_modified_t }), '{broken'];
    files.set(nameOf(day), gzipped(jsonl(changes)));
  }
  return files;
}

let db: Db;
const foodName = async (index: number) => (await createFoodsRepository(db).byGtin(gtinAt(index)))?.read().name;
const take = (baseUrl: string, options: Partial<DeltaOptions> = {}) => importDeltas(db, { baseUrl, userAgent: 'test', ...options });

/** @returns a folder with what a process had fetched that was killed so many hours ago */
function leftBehind(hours: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-delta-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'products.json.gz'), 'half of a file');
  const at = Date.now() / 1000 - hours * 3600;
  utimesSync(folder, at, at);
  return folder;
}

describe.each(DIALECTS)('the daily changes on %s', (dialect) => {
  beforeEach(async () => {
    db = await openTestDatabase(dialect);
  });

  it('are taken oldest first and each once; the next call takes what is new', async () => {
    const files = published([0, 1, 2]);
    const { asked, baseUrl } = await standIn(files);
    expect(await take(baseUrl)).toEqual({ finished: true, files: 3, gap: null, isEmpty: true, isTaken: false });
    expect(asked).toEqual(['index.txt', nameOf(0), nameOf(1), nameOf(2)]);
    expect(await foodName(1)).toBe('Day 2');
    for (const [name, contents] of published([1, 2, 3])) files.set(name, contents);
    asked.length = 0;
    expect(await take(baseUrl)).toEqual({ finished: true, files: 1, gap: null, isEmpty: false, isTaken: false });
    expect(asked).toEqual(['index.txt', nameOf(3)]);
    expect(await foodName(1)).toBe('Day 3');
  });

  if (isRuledElsewhere(dialect)) return;

  it('leave no file behind for long where a process was killed while it took them', async () => {
    const [old, young] = [leftBehind(25), leftBehind(2)];
    await take((await standIn(published([0]))).baseUrl);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });

  it('are taken by one process at a time; one that was killed holds the others up for minutes only', async () => {
    const { asked, baseUrl } = await standIn(published([0, 1]));
    const both = await Promise.all([take(baseUrl), take(baseUrl)]);
    expect(both.map(({ isTaken }) => isTaken).sort()).toEqual([false, true]);
    expect(asked).toEqual(['index.txt', nameOf(0), nameOf(1)]);
    const now = Date.now();
    await db.write((tx) =>
      tx
        .insertInto('importLease')
        .values({ name: 'changes', holder: 'killed', until: now + LEASE_MS })
        .execute(),
    );
    expect(await take(baseUrl)).toMatchObject({ isTaken: true });
    expect(await take(baseUrl, { now: () => now + LEASE_MS + 1 })).toMatchObject({ isTaken: false, finished: true });
  });

  it('never put an older record over a newer one', async () => {
    const files = published([0]);
    const { baseUrl } = await standIn(files);
    await take(baseUrl);
    files.set('index.txt', 'products_1_1900000000.json.gz');
    files.set('products_1_1900000000.json.gz', gzipped(jsonl([document(1, { product_name: 'Older', last_modified_t: START - DAY })])));
    expect(await take(baseUrl)).toMatchObject({ files: 1 });
    expect(await foodName(1)).toBe('Day 0');
  });

  it('begin at a given day, and say what is offered no longer', async () => {
    const { asked, baseUrl } = await standIn(published([3, 4, 5]));
    const since = (START + 5 * DAY) * 1000;
    expect(await take(baseUrl, { since })).toMatchObject({ files: 1, gap: null });
    expect(asked).toEqual(['index.txt', nameOf(5)]);
    db = await openTestDatabase(dialect);
    expect(await take(baseUrl, { since: START * 1000 })).toMatchObject({ gap: { from: START * 1000, to: (START + 3 * DAY) * 1000 } });
  });

  it('that cannot be fetched leave the catalogue as it is, and are taken at the next call', async () => {
    const files = published([0, 1]);
    const { baseUrl } = await standIn(files);
    const second = files.get(nameOf(1)) ?? '';
    files.set(nameOf(1), Buffer.from(second).subarray(0, 60));
    await expect(take(baseUrl)).rejects.toThrow();
    expect(await foodName(1)).toBe('Day 0');
    files.set(nameOf(1), second);
    expect(await take(baseUrl)).toMatchObject({ finished: true, files: 1 });
    expect(await foodName(1)).toBe('Day 1');
    files.delete('index.txt');
    await expect(take(baseUrl)).rejects.toThrow(DeltaError);
    files.set('index.txt', '<html>Just a moment</html>');
    await expect(take(baseUrl)).rejects.toThrow(/no list of files/u);
  });

  it('are fetched where the source sends us, but not to another host in plain text, and not round and round', async () => {
    const moved = new Map([[nameOf(0), `/data/delta/elsewhere`]]);
    const files = published([0]);
    files.set('elsewhere', files.get(nameOf(0)) ?? '');
    const { asked, baseUrl } = await standIn(files, moved);
    expect(await take(baseUrl)).toMatchObject({ files: 1 });
    expect(asked).toEqual(['index.txt', nameOf(0), 'elsewhere']);
    const other = await standIn(published([1]));
    moved.set('index.txt', `${other.baseUrl}/delta/index.txt`);
    await expect(take(baseUrl)).rejects.toThrow(/was redirected to http/u);
    expect(other.asked).toEqual([]);
    moved.set('index.txt', 'index.txt');
    await expect(take(baseUrl)).rejects.toThrow(/redirected too often/u);
  });

  it('of an index without an end are not read on', async () => {
    const { baseUrl } = await standIn(new Map([['index.txt', 'x'.repeat(1_000_001)]]));
    await expect(take(baseUrl)).rejects.toThrow(/larger than/u);
    await expect(take(baseUrl)).rejects.toThrow(DeltaError);
  });

  it('keep to the countries, and keep what is stored up to date whatever its countries', async () => {
    const files = published([0]);
    const { baseUrl } = await standIn(files);
    const sold = (index: number, tag: string, name: string) =>
      document(index, { countries_tags: [tag], product_name: name, last_modified_t: START + 90 });
    files.set(nameOf(0), gzipped(jsonl([sold(1, 'en:france', 'Ici'), sold(2, 'en:germany', 'Dort'), sold(3, 'en:world', 'All')])));
    await take(baseUrl, { countries: ['en:france'] });
    expect([await foodName(1), await foodName(2), await foodName(3)]).toEqual(['Ici', undefined, 'All']);
    files.set('index.txt', nameOf(1));
    const moved = document(1, { countries_tags: ['en:germany'], product_name: 'Moved', last_modified_t: START + DAY });
    files.set(nameOf(1), gzipped(jsonl([moved])));
    await take(baseUrl, { countries: ['en:france'] });
    expect(await foodName(1)).toBe('Moved');
  });
});

it('an index holds names of files of changes and nothing else', () => {
  const text = `${nameOf(1)}\r\n../../etc/passwd\nproducts_a_b.json.gz\n${nameOf(0)}\nproducts_1_2.json.gz/..\n`;
  expect(readIndex(text).map(({ name }) => name)).toEqual([nameOf(0), nameOf(1)]);
});
