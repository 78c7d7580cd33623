/** Parquet files as Open Food Facts exports them, made from documents of the JSONL dump by the rules of the exporter. */
import { rmSync, writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';

/** @source https://github.com/openfoodfacts/openfoodfacts-exports, exports/parquet/food.py */
const SCHEMA = {
  code: 'VARCHAR',
  lang: 'VARCHAR',
  product_name: 'STRUCT(lang VARCHAR, "text" VARCHAR)[]',
  brands: 'VARCHAR',
  quantity: 'VARCHAR',
  categories_tags: 'VARCHAR[]',
  countries_tags: 'VARCHAR[]',
  ingredients_text: 'STRUCT(lang VARCHAR, "text" VARCHAR)[]',
  ingredients_tags: 'VARCHAR[]',
  ingredients: 'VARCHAR',
  images: 'STRUCT("key" VARCHAR, imgid INTEGER, rev INTEGER, uploaded_t BIGINT)[]',
  nova_group: 'INTEGER',
  nutriments: 'STRUCT("name" VARCHAR, "value" FLOAT, "100g" FLOAT, serving FLOAT, unit VARCHAR)[]',
  schema_version: 'INTEGER',
  obsolete: 'BOOLEAN',
  unique_scans_n: 'INTEGER',
  last_modified_t: 'BIGINT',
};

/** @param rowGroupSize rows of a group, at least 2,048 */
export async function writeParquet(path: string, rows: readonly Record<string, unknown>[], rowGroupSize = 2048): Promise<void> {
  const lines = `${path}.jsonl`;
  writeFileSync(lines, rows.map((row) => JSON.stringify(row)).join('\n'));
  const columns = Object.entries(SCHEMA).map(([name, type]) => `${name}: '${type}'`);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  try {
    await connection.run(
      `copy (select * from read_json('${lines}', format = 'newline_delimited', columns = {${columns.join(', ')}}))
       to '${path}' (format parquet, compression snappy, row_group_size ${rowGroupSize})`,
    );
  } finally {
    connection.closeSync();
    rmSync(lines);
  }
}

/** A document as a row: texts as lists by language, figures and pictures as lists. */
export function parquetRow(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nutriments = new Map<string, Record<string, unknown>>();
  for (const [key, value] of Object.entries(document['nutriments'] ?? {})) {
    const name = key.replace(/_100g$/u, '');
    nutriments.set(name, { name, '100g': value });
  }
  return {
    ...document,
    product_name: [{ lang: 'main', text: document['product_name'] }],
    ingredients_text: [{ lang: 'main', text: document['ingredients_text'] }],
    nutriments: [...nutriments.values()],
    images: Object.entries(document['images'] ?? {}).map(([key, image]) => ({ key, ...image })),
    obsolete: false,
  };
}
