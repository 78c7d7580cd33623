import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Food, FoodSummary } from '@labelwise/contracts/foods';
import { isRecord } from '@labelwise/domain/lib';
import { STRESS, times } from '@labelwise/domain/testing';
import { toFood, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { anything, array, assert, constant, constantFrom, dictionary, double, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRow } from './storage/food-row.ts';
import { projectDocument } from './storage/project-document.ts';

const NAMES = [
  'energy-kj',
  'energy-kcal',
  'energy',
  'fat',
  'saturated-fat',
  'carbohydrates',
  'sugars',
  'fiber',
  'proteins',
  'salt',
  'sodium',
  'alcohol',
];
const figure = oneof(double(), constantFrom<unknown>(-3, 1e9, '12,5', '< 0.5', 'traces', '', null, 0, '1e400', [], {}), string());
const html = constantFrom('<script>alert(1)</script>', '<b>Oats</b> &amp; more', 'Oats\u0000', '\ud83d', ' ', 'Nuß-Nougat');
const tags = oneof(array(oneof(constantFrom('en:sodas', 'en:cheeses', 'fr:pain', '', 'en:'), string())), anything());

/** Documents of the right outline with every kind of wrong content that public data holds. */
const dirty = record(
  {
    code: constantFrom('4006040055235', '96385074', '0034000470693'),
    product_name: oneof(html, string()),
    brands: oneof(html, anything()),
    lang: oneof(constantFrom('en', 'fr'), anything()),
    nutriments: oneof(dictionary(constantFrom(...NAMES.flatMap((name) => [`${name}_100g`, name, `${name}_unit`])), figure), anything()),
    nutrition_data_per: constantFrom('100g', 'serving', 7),
    serving_quantity: figure,
    nova_group: figure,
    nutriscore_grade: anything(),
    ingredients_text: oneof(html, anything()),
    ingredients_n: figure,
    categories_tags: tags,
    labels_tags: tags,
    allergens_tags: tags,
    additives_tags: tags,
    last_modified_t: figure,
    unique_scans_n: figure,
    images: anything(),
    product_type: oneof(constant('food'), anything()),
  },
  { requiredKeys: ['code', 'product_name'] },
);

/** The answers that a document leads to, or nothing where it is no food. */
function expectGoodAnswer(document: Readonly<Record<string, unknown>>): boolean {
  const projected = projectDocument(document, 1, 'open-food-facts');
  if (!projected.ok) return false;
  const { food: product } = readRow(projected.row);
  const food = Food.parse(JSON.parse(JSON.stringify(toFood(product))));
  const summary = FoodSummary.parse(JSON.parse(JSON.stringify(toFoodSummary(product))));
  expect(Number.isInteger(food.healthScore)).toBe(true);
  expect(food.healthScore).toBeGreaterThanOrEqual(0);
  expect(food.healthScore).toBeLessThanOrEqual(100);
  expect(summary.healthScore).toBe(food.healthScore);
  if (!food.nutriScore.computable) expect(['no_category', 'exempt', 'missing_nutriments']).toContain(food.nutriScore.reason);
  for (const amount of Object.values(food.nutriments)) expect(amount).toBeGreaterThanOrEqual(0);
  expect(food.name).not.toContain('<script');
  expect(food.name).not.toContain('\u0000');
  return true;
}

it('for any document the answer follows the contract, with a whole score of 0 to 100 and no figure that is none', {
  timeout: 600_000,
}, () => {
  assert(
    property(dirty, (document) => {
      expectGoodAnswer(document);
    }),
    { numRuns: times(200, 20_000) },
  );
});

const RECORDS = new URL('../../../../../../shared/data/products/', import.meta.url);
const FILES = [
  ['products_api.jsonl', 150],
  ['products_jsonl_dump.jsonl.gz', 700],
  ['products_parquet_rows.jsonl.gz', 700],
  ['products_lifyzer_sample.jsonl.gz', 4800],
] as const;

describe.skipIf(!existsSync(RECORDS))('records as they are published (needs ../shared/data/products beside the repository)', () => {
  it.each(STRESS ? FILES : FILES.slice(0, 1))('%s: each answer follows the contract', { timeout: 600_000 }, (name, atLeast) => {
    const bytes = readFileSync(new URL(name, RECORDS));
    const lines = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim().split('\n');
    const foods = lines.filter((line) => {
      const document: unknown = JSON.parse(line);
      return isRecord(document) && expectGoodAnswer(document);
    });
    expect(foods.length).toBeGreaterThanOrEqual(atLeast);
  });
});
