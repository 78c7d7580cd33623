/** Brings the shapes in which product records are published to one: the document that the product API answers (version 2). */

export type Document = Record<string, unknown>;

/** Whichever shape the record has, told by the names and types that only this shape has. */
export function toDocument(record: Document): Document {
  if (isDocument(record['product']) && record['code'] !== undefined) return { code: record['code'], ...record['product'] };
  if (record['barcode_id'] !== undefined) return fromPlainRow(record);
  if (Array.isArray(record['nutriments']) || Array.isArray(record['product_name'])) return fromColumnarRow(record);
  if (record['nutriments'] === undefined) return fromFlatRow(record);
  return record;
}

const PER_100G = /_100g$/;
const TAG_LISTS = ['categories_tags', 'labels_tags', 'ingredients_analysis_tags', 'additives_tags', 'ingredients_tags', 'brands_tags'];

/** A row of the CSV export: nutriments are columns, lists are comma-separated, allergen and trace tags have columns without `_tags`. */
function fromFlatRow(row: Document): Document {
  const document: Document = {};
  const nutriments: Document = {};
  for (const [name, value] of Object.entries(row)) {
    if (PER_100G.test(name)) nutriments[name] = value;
    else document[name] = TAG_LISTS.includes(name) ? toList(value) : value;
  }
  if (Object.keys(nutriments).length > 0) document['nutriments'] = nutriments;
  document['allergens_tags'] ??= toList(row['allergens']);
  document['traces_tags'] ??= toList(row['traces_tags'] ?? row['traces']);
  return document;
}

function toList(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  return value.split(',').map((part) => part.trim()).filter((part) => part !== '');
}

/** Since this schema, the figure per 100 g stands under `value`. @source Open Food Facts schema change log */
const VALUE_IS_PER_100G = 1003;

/** A row of the Parquet export as JSON: texts are lists by language, nutriments and images are lists. */
function fromColumnarRow(row: Document): Document {
  const document: Document = { ...row };
  for (const field of ['product_name', 'generic_name', 'ingredients_text']) spreadTexts(document, field, row[field]);
  if (Array.isArray(row['nutriments'])) {
    document['nutriments'] = flattenNutriments(row['nutriments'], Number(row['schema_version'] ?? 0) >= VALUE_IS_PER_100G);
  }
  if (Array.isArray(row['images'])) {
    document['images'] = Object.fromEntries(row['images'].filter(isDocument).map((image) => [String(image['key']), image]));
  }
  return document;
}

function spreadTexts(document: Document, field: string, texts: unknown): void {
  if (!Array.isArray(texts)) return;
  delete document[field];
  for (const { lang, text } of texts.filter(isDocument)) {
    if (typeof text === 'string' && text !== '') document[lang === 'main' ? field : `${field}_${String(lang)}`] ??= text;
  }
}

function flattenNutriments(list: readonly unknown[], valueIsPer100g: boolean): Document {
  const flat: Document = {};
  for (const nutriment of list.filter(isDocument)) {
    const amount = nutriment['100g'] ?? (valueIsPer100g ? nutriment['value'] : null);
    if (amount !== null && amount !== undefined) flat[`${String(nutriment['name'])}_100g`] = amount;
  }
  return flat;
}

/** A row of a plain table that has figures per 100 g and little else. */
function fromPlainRow(row: Document): Document {
  return {
    code: row['barcode_id'],
    product_name: row['product_name'],
    ingredients_text: row['ingredients'],
    image_url: row['product_image'],
    nutriments: {
      fat_100g: row['fat_amount'],
      'saturated-fat_100g': row['saturated_fats'],
      carbohydrates_100g: row['carbohydrate'],
      sugars_100g: row['sugar'],
      fiber_100g: row['dietary_fiber'],
      proteins_100g: row['protein'],
      salt_100g: row['salt'],
      sodium_100g: row['sodium'],
      alcohol_100g: row['alcohol'],
    },
  };
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
