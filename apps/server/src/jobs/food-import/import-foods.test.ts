import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STRESS, times } from '@labelwise/domain/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { gtinOfId } from '../../modules/foods/storage/food-row.ts';
import { DIALECTS, isRuledElsewhere, openTestDatabase, RULE_DIALECTS } from '../../testing/database.ts';
import { UnreadableFileError } from './dump-file.ts';
import { importFoods } from './import-foods.ts';
import { document, gtinAt, gzipped, jsonl, realFile, table } from './testing/dumps.ts';

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

function file(contents: string | Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = path.join(folder, 'catalogue');
  writeFileSync(name, contents);
  return name;
}

let db: Db;
const count = async (): Promise<number> =>
  (
    await db.read
      .selectFrom('food')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
const nameOf = async (index: number) => (await createFoodsRepository(db).byGtin(gtinAt(index)))?.read().name;

describe.each(DIALECTS)('the import on %s', (dialect) => {
  beforeEach(async () => {
    db = await openTestDatabase(dialect);
  });

  it('stores nothing twice, and only what changed the second time', async () => {
    const first = range(300).map((index) => document(index));
    await importFoods(db, file(jsonl(first)));
    expect((await importFoods(db, file(jsonl(first)))).counts).toMatchObject({ stored: 0, unchanged: 300 });
    const second = first.map((each, index) => (index === 5 ? { ...each, product_name: 'Renamed', last_modified_t: 1_800_000_000 } : each));
    expect((await importFoods(db, file(jsonl(second)))).counts).toMatchObject({ stored: 1, unchanged: 299 });
    expect(await nameOf(5)).toBe('Renamed');
    expect(await count()).toBe(300);
  });

  if (isRuledElsewhere(dialect)) return;

  it('goes on where it was stopped, with the counts of the whole', async () => {
    // Long records, so that one batch is stored before the file has been read to its end.
    const total = times(300, 600);
    const contents = jsonl(range(total).map((index) => document(index, { editors_comment: 'flour, '.repeat(3000) })));
    const name = file(gzipped(contents));
    const stop = new AbortController();
    const first = await importFoods(db, name, { signal: stop.signal, onProgress: () => stop.abort(), batchRows: 50 });
    expect(first.finished).toBe(false);
    const stored = await count();
    expect(stored).toBe(first.counts.stored);
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(total);
    const second = await importFoods(db, name);
    expect(second.resumedAt).toBeGreaterThan(0);
    expect(second.counts).toEqual({ records: total, stored: total, unchanged: 0, skipped: {} });
    expect(await count()).toBe(total);
  });
});

describe.each(RULE_DIALECTS)('what the import makes of a file, on %s', (dialect) => {
  beforeEach(async () => {
    db = await openTestDatabase(dialect);
  });

  it.each([
    ['JSONL', jsonl(range(50).map((index) => document(index)))],
    ['JSONL.gz', gzipped(jsonl(range(50).map((index) => document(index))))],
    [
      'JSONL with a byte order mark and DOS line ends',
      `\uFEFF${jsonl(range(50).map((index) => document(index))).replaceAll('\n', '\r\n')}`,
    ],
    ['TSV', table(range(50), '\t')],
    ['TSV.gz', gzipped(table(range(50), '\t'))],
    ['quoted CSV', table(range(50), ',')],
  ])('reads %s', async (_kind, contents) => {
    const { finished, counts } = await importFoods(db, file(contents));
    expect({ finished, counts }).toEqual({ finished: true, counts: { records: 50, stored: 50, unchanged: 0, skipped: {} } });
    expect(await count()).toBe(50);
    expect(await nameOf(7)).toContain('Biscuit');
    const found = await createFoodsRepository(db).search('biscuit 7');
    expect(gtinOfId(found[0] ?? 0)).toBe(gtinAt(7));
  });

  it('bad rows are counted by reason and stop nothing', async () => {
    const { counts } = await importFoods(
      db,
      file(
        jsonl([
          document(0),
          '{"code":"40',
          'not json at all',
          '[]',
          'null',
          '42',
          document(1, { product_type: 'beauty' }),
          document(2, { obsolete: 'on' }),
          document(3, { code: 'abc' }),
          document(4, { code: undefined }),
          document(5, { nutriments: 'none' }),
          document(6, { nutriments: { sugars_100g: -3, fat_100g: '1e9', salt_100g: 'a lot' } }),
          document(7, { product_name: '<script>alert(1)</script>' }),
          `{"code":"${gtinAt(8)}","product_name":"Late"}`,
        ]),
      ),
    );
    expect(counts.records).toBe(14);
    expect(Object.values(counts.skipped).reduce((sum, each) => sum + each.count, 0)).toBe(14 - counts.stored);
    expect(counts.skipped['not food']).toMatchObject({ count: 1, firstRecord: 7 });
    expect(counts.skipped['withdrawn']).toMatchObject({ count: 1, firstRecord: 8 });
    expect(counts.skipped['unreadable record']?.sample).toBe('{"code":"40');
    expect(await nameOf(0)).toBe('Biscuit 0');
    expect(await nameOf(8)).toBe('Late');
  });

  it.each([
    ['an empty file', ''],
    ['damaged Parquet', 'PAR1 and more'],
    ['compressed Parquet', gzipped('PAR1 and more')],
    ['a ZIP archive', 'PK\u0003\u0004'],
    ['a JSON array', '[{"code":"1"}]'],
    ['prose', 'Dear all,\nplease find attached'],
    ['a table without codes', 'name,brand\nOats,Mill'],
  ])('refuses %s with a sentence', async (_kind, contents) => {
    await expect(importFoods(db, file(contents))).rejects.toThrow(UnreadableFileError);
    expect(await count()).toBe(0);
  });

  it.skipIf(realFile('products_api.jsonl') === null)('takes real records (skipped without reference data)', async () => {
    const records = readFileSync(realFile('products_api.jsonl') ?? '', 'utf8')
      .split('\n')
      .slice(0, 20);
    const { counts } = await importFoods(db, file(records.join('\n')));
    expect(counts).toMatchObject({ records: 20, stored: 20 });
  });

  const REAL: Array<[name: string, records: number]> = [
    ['products_api.jsonl', 163],
    ['products_csv_export.tsv', 722],
    ['products_jsonl_dump.jsonl.gz', 720],
    ['products_lifyzer_sample.jsonl.gz', 4943],
    ['products_parquet_rows.jsonl.gz', 722],
  ];
  it.runIf(STRESS && realFile('products_api.jsonl') !== null).each(REAL)(
    'takes the real %s (skipped without reference data)',
    async (name, records) => {
      const { counts } = await importFoods(db, realFile(name) ?? '');
      const skipped = Object.values(counts.skipped).reduce((sum, each) => sum + each.count, 0);
      expect(counts.records).toBe(records);
      expect(counts.stored + counts.unchanged + skipped).toBe(records);
      expect(counts.stored).toBeGreaterThan(0.9 * records);
      expect(counts.skipped['unreadable record']).toBeUndefined();
    },
  );
});
