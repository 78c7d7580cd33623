/** The real products of `../shared/data/products`, in every shape of record that is there, each as the catalogue reads it. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { productFromOff } from '../../packages/domain/src/food/index.ts';
import { KJ_PER_GRAM } from '../../packages/domain/src/lib/index.ts';

const FILES = [
  'products_jsonl_dump.jsonl.gz',
  'products_parquet_rows.jsonl.gz',
  'products_api.jsonl',
  'products_csv_export.tsv',
  'products_lifyzer_sample.jsonl.gz',
];

/** Records with the product read from each, one a code: the first shape that has it. Empty where the folder is not there. */
export function realProducts(shared) {
  const byCode = new Map();
  for (const file of FILES) {
    const path = `${shared}/data/products/${file}`;
    if (!existsSync(path)) continue;
    for (const record of recordsOf(path)) {
      const reading = productFromOff(record);
      if (reading.ok && !byCode.has(reading.product.gtin)) byCode.set(reading.product.gtin, { file, record, product: reading.product });
    }
  }
  return [...byCode.values()];
}

/**
 * Further figures of real products, without their carbohydrates: what is left of the energy when all else is taken from it. Not as
 * reliable as a label, but the tenths of a group do not move for a few.
 */
export function publishedCases(shared) {
  const path = `${shared}/data/nutriscore/nutriscore_cases.jsonl`;
  if (!existsSync(path)) return [];
  return recordsOf(path).flatMap((entry) => {
    const { energy_kj: energyKj, fat_g: fat, proteins_g: proteins, salt_g, sodium_mg: sodium, fiber_g: fiber } = entry.nutriments_per_100g;
    const code = entry.source.product_code;
    if (
      entry.source.kind !== 'off-real-product' ||
      code === undefined ||
      code === null ||
      energyKj === null ||
      fat === null ||
      proteins === null
    )
      return [];
    const salt = salt_g ?? (sodium === null ? null : (sodium * 2.5) / 1000);
    const carbohydrates = Math.max(
      0,
      (energyKj - KJ_PER_GRAM.fat * fat - KJ_PER_GRAM.proteins * proteins - KJ_PER_GRAM.fiber * (fiber ?? 0)) / KJ_PER_GRAM.carbohydrates,
    );
    const nutriments = {
      'energy-kj_100g': energyKj,
      fat_100g: fat,
      proteins_100g: proteins,
      carbohydrates_100g: carbohydrates,
      ...(salt === null ? {} : { salt_100g: salt }),
    };
    const record = {
      code,
      product_name: entry.name ?? '',
      categories_tags: entry.categories ?? [],
      ingredients_text: entry.ingredients_text ?? '',
      nutriments,
    };
    const reading = productFromOff(record);
    return reading.ok ? [{ file: 'nutriscore_cases.jsonl', record, product: reading.product }] : [];
  });
}

function recordsOf(path) {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim();
  const [header, ...lines] = text.split('\n');
  if (!path.endsWith('.tsv')) return [header, ...lines].map((line) => JSON.parse(line));
  const names = header.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [names[at], value])));
}
