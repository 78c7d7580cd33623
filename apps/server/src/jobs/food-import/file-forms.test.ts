import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FoodProduct } from '@labelwise/domain/food';
import { times } from '@labelwise/domain/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { openTestDatabase, RULE_DIALECTS } from '../../testing/database.ts';
import { importFoods } from './import-foods.ts';
import { document, gtinAt, gzipped, jsonl } from './testing/dumps.ts';
import { parquetRow, writeParquet } from './testing/parquet.ts';

/** What all three exports can say of a food; the CSV states the address of the picture, the others what it is made of. */
const FOODS = [
  document(0, { images: { '1': { uploaded_t: 1 }, front_en: { rev: 12, imgid: '1' }, nutrition_en: { rev: 3 } } }),
  document(1, { product_name: 'Crème "brûlée", 2 × 100 g', nutriments: { 'energy-kj_100g': 812.5, fat_100g: 0.3, salt_100g: 0.01 } }),
  document(2, { ingredients_text: 'Beef 80%, salt', categories_tags: ['en:meats', 'en:beef'], nutriments: {} }),
  document(3, { brands: '', quantity: '', nova_group: 1 }),
];
const COLUMNS = ['code', 'product_name', 'brands', 'quantity', 'ingredients_text', 'nova_group', 'last_modified_t', 'unique_scans_n'];

function tsv(documents: readonly Record<string, unknown>[]): string {
  const figures = ['energy-kj', 'fat', 'saturated-fat', 'sugars', 'proteins', 'salt'].map((name) => `${name}_100g`);
  const lines = documents.map((each) => {
    const nutriments = Object.entries(each['nutriments'] ?? {});
    const code = String(each['code']);
    const folder = [code.slice(0, 3), code.slice(3, 6), code.slice(6, 9), code.slice(9)].join('/');
    const image = each['images'] === undefined ? '' : `https://images.openfoodfacts.org/images/products/${folder}/front_en.12.400.jpg`;
    return [
      ...COLUMNS.map((name) => each[name]),
      Array.isArray(each['categories_tags']) ? each['categories_tags'].join(',') : '',
      each['lang'],
      image,
      ...figures.map((name) => nutriments.find(([key]) => key === name)?.[1]),
    ].map((cell) => String(cell ?? ''));
  });
  return [[...COLUMNS, 'categories_tags', 'lang', 'image_url', ...figures], ...lines].map((cells) => cells.join('\t')).join('\n');
}

function folder(): (name: string) => string {
  const name = mkdtempSync(path.join(tmpdir(), 'labelwise-forms-'));
  onTestFinished(() => rmSync(name, { recursive: true, force: true }));
  return (file) => path.join(name, file);
}

async function foodsOf(db: Db): Promise<FoodProduct[]> {
  return createFoodsRepository(db).byGtins([0, 1, 2, 3].map(gtinAt));
}

describe.each(RULE_DIALECTS)('the forms of the catalogue, on %s', (dialect) => {
  it('the same foods come out of JSONL, CSV and Parquet alike, with the addresses of their pictures', async () => {
    const at = folder();
    writeFileSync(at('dump.jsonl.gz'), gzipped(jsonl(FOODS)));
    writeFileSync(at('dump.tsv'), tsv(FOODS));
    await writeParquet(at('dump.parquet'), FOODS.map(parquetRow));
    const read: FoodProduct[][] = [];
    for (const name of ['dump.jsonl.gz', 'dump.tsv', 'dump.parquet']) {
      const db = await openTestDatabase(dialect);
      const { counts } = await importFoods(db, at(name));
      expect({ name, counts }).toMatchObject({ counts: { records: 4, stored: 4, skipped: {} } });
      read.push(await foodsOf(db));
    }
    expect(read[0]?.[0]?.imageUrl).toContain('/front_en.12.400.jpg');
    expect(read[0]?.[2]?.redMeat).toBe(true);
    expect(read[1]).toEqual(read[0]);
    expect(read[2]).toEqual(read[0]);
  });

  it('Parquet goes on where it was stopped, stores nothing twice, and knows what it has', async () => {
    const at = folder();
    const db = await openTestDatabase(dialect);
    const total = times(2500, 5000);
    // Reading lists is no matter of this, and would take most of its time.
    const rows = Array.from({ length: total }, (_, index) => parquetRow(document(index, { ingredients_text: '' })));
    await writeParquet(at('dump.parquet'), rows);
    const stop = new AbortController();
    const first = await importFoods(db, at('dump.parquet'), { signal: stop.signal, onProgress: () => stop.abort(), batchRows: 100 });
    expect(first.finished).toBe(false);
    const second = await importFoods(db, at('dump.parquet'));
    expect(second.counts).toEqual({ records: total, stored: total, unchanged: 0, skipped: {} });
    expect((await importFoods(db, at('dump.parquet'))).counts).toMatchObject({ stored: 0, unchanged: total });
  });
});
