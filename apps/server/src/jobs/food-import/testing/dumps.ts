/** Small catalogue files in every published shape, written for tests; and where the real ones are, when they are at hand. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { checkDigit } from '@labelwise/domain/gtin';

const REAL = new URL('../../../../../../../shared/data/products/', import.meta.url);

/** Path of a real sample file, or `null` when the reference data is absent. */
export function realFile(name: string): string | null {
  const path = fileURLToPath(new URL(name, REAL));
  return existsSync(path) ? path : null;
}

/** A valid GTIN-13, otherwise unused. */
export function gtinAt(index: number): string {
  const body = `400${String(index).padStart(9, '0')}`;
  return body + checkDigit(body);
}

/** A document of the JSONL dump. */
export function document(index: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    code: gtinAt(index),
    product_type: 'food',
    lang: 'en',
    product_name: `Biscuit ${index}`,
    brands: 'Test Bakery',
    quantity: '200 g',
    categories_tags: ['en:snacks', 'en:biscuits'],
    ingredients_text: 'Wheat flour, sugar, palm oil, salt',
    nova_group: 4,
    last_modified_t: 1_700_000_000 + index,
    unique_scans_n: index,
    nutriments: { 'energy-kj_100g': 1900, fat_100g: 18, 'saturated-fat_100g': 8, sugars_100g: 25, proteins_100g: 6, salt_100g: 0.8 },
    ...changes,
  };
}

export function jsonl(documents: readonly unknown[]): string {
  return documents.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n') + '\n';
}

const COLUMNS = [
  'code',
  'product_name',
  'brands',
  'categories_tags',
  'ingredients_text',
  'last_modified_t',
  'energy-kj_100g',
  'fat_100g',
  'saturated-fat_100g',
  'sugars_100g',
  'proteins_100g',
  'salt_100g',
];

/** The same foods as a table; with commas every text is quoted and one holds a line break. */
export function table(indexes: readonly number[], delimiter: '\t' | ','): string {
  const quote = (text: string): string => (delimiter === ',' ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = indexes.map((index) =>
    [
      gtinAt(index),
      quote(delimiter === ',' ? `Biscuit "${index}",\nlarge` : `Biscuit ${index}`),
      quote('Test Bakery'),
      quote('en:snacks,en:biscuits'),
      quote('Wheat flour, sugar'),
      String(1_700_000_000 + index),
      '1900',
      '18',
      '8',
      '25',
      '6',
      '0.8',
    ].join(delimiter),
  );
  return [COLUMNS.join(delimiter), ...rows].join('\r\n');
}

export const gzipped = (text: string): Buffer => gzipSync(text);
