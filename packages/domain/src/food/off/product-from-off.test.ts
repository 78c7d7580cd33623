import { describe, expect, it } from 'vitest';
import { OFF_RECORD, product } from '../testing/off-record.ts';
import { productFromOff } from './product-from-off.ts';

describe('productFromOff', () => {
  it('reads an API document', () => {
    expect(product(OFF_RECORD)).toEqual({
      kindBasis: 'category',
      group: 'chocolate-spread',
      reading: expect.any(String),
      listBasis: 'source',
      gtin: '3017620422003',
      name: 'Pâte à tartiner',
      brand: 'Ferrero',
      quantity: '400 g',
      imageUrl: null,
      category: 'Hazelnut spreads',
      servingSize: 15,
      source: 'open-food-facts',
      sourceModifiedAt: 1_700_000_000_000,
      kind: 'general',
      fruitVegPercent: 13,
      redMeat: false,
      sweetener: false,
      nova: 4,
      printedGrade: 'e',
      additives: ['e322'],
      lang: 'fr',
      ingredientsText: 'Sucre, lait écrémé',
      ingredientsCount: 2,
      unknownIngredientsCount: 0,
      categoriesTags: OFF_RECORD.categories_tags,
      labelsTags: ['en:vegetarian'],
      allergensTags: ['en:milk'],
      tracesTags: [],
      ingredientsAnalysisTags: [],
      nutriments: {
        energyKj: 2252,
        energyKcal: 539,
        fat: 30.9,
        saturatedFat: 10.6,
        sugars: 56.3,
        carbohydrates: 57.5,
        proteins: 6.3,
        salt: 0.107,
        vitaminC: 0.012,
      },
    });
  });

  it.each([
    ['version 2', { code: OFF_RECORD.code, status: 1, product: { ...OFF_RECORD, code: undefined } }],
    ['version 3', { code: OFF_RECORD.code, status: 'success', result: { id: 'product_found' }, product: OFF_RECORD }],
  ])('unwraps an answer of %s', (_version, answer) => {
    expect(product({ ...answer, product: { ...OFF_RECORD } }).gtin).toBe(OFF_RECORD.code);
    expect(product(answer).name).toBe('Pâte à tartiner');
  });

  it.each([
    ['no object', [], 'not_an_object'],
    ['status 0', { code: '12345678', status: 0 }, 'not_found'],
    ['a failed version 3 answer', { code: '12345678', status: 'failure' }, 'not_found'],
    ['another kind of product', { ...OFF_RECORD, product_type: 'beauty' }, 'not_food'],
    ['no code', { product_name: 'x' }, 'no_barcode'],
    ['a code of letters', { code: 'abc', product_name: 'x' }, 'bad_barcode'],
    ['a code of 15 digits', { code: '123456789012345', product_name: 'x' }, 'bad_barcode'],
    ['no name', { code: '3017620422003', product_name: ' ' }, 'no_name'],
  ])('refuses %s', (_what, input, reason) => {
    expect(productFromOff(input)).toEqual({ ok: false, reason });
  });

  const COLUMNS = { energy: 300, fat: 3, carbohydrates: 10, sugars: 4, proteins: 1, salt: 0 };
  const twice = (factor: number) =>
    Object.fromEntries(
      Object.entries(COLUMNS).flatMap(([key, value]) => [
        [`${key}_100g`, value],
        [`${key}_serving`, value * factor],
      ]),
    );
  const twiceInList = (factor: number) =>
    Object.entries(COLUMNS).map(([name, value]) => ({ name, '100g': value, serving: value * factor, unit: 'g' }));
  it.each([
    ['the same for 15 g', true, { serving_quantity: '15', nutriments: twice(1) }],
    ['the same for 15 g, in a list', true, { serving_quantity: 15, nutriments: twiceInList(1) }],
    ['a share for 15 g', undefined, { serving_quantity: 15, nutriments: twice(0.15) }],
    ['a share for 15 g, in a list', undefined, { serving_quantity: 15, nutriments: twiceInList(0.15) }],
    ['the same for 100 g', undefined, { serving_quantity: 100, nutriments: twice(1) }],
    ['the same for a serving of unknown size', undefined, { serving_quantity: null, nutriments: twice(1) }],
    [
      'one figure alone',
      undefined,
      { serving_quantity: 15, nutriments: { energy_100g: 300, energy_serving: 300, fat_100g: 0, fat_serving: 0 } },
    ],
    ['nothing for a serving', undefined, { serving_quantity: 15 }],
  ])('notes whether the columns are one another’s copy: %s', (_what, copied, changes) => {
    expect(product({ ...OFF_RECORD, ...changes }).servingAsPer100g).toBe(copied);
  });

  it.each([
    ['more added sugars than sugars are an estimate', 1003, 60, undefined],
    ['as many may be stated', 1003, 56.3, 56.3],
    ['older records hold no estimates', 1002, 60, 60],
  ])('%s', (_what, schema_version, added, addedSugars) => {
    const food = product({ ...OFF_RECORD, schema_version, nutriments: { ...OFF_RECORD.nutriments, 'added-sugars_100g': added } });
    expect(food.nutriments.addedSugars).toBe(addedSugars);
  });

  it('reads a Parquet row: lists by language, lists of nutriments, 32-bit floats', () => {
    const food = product({
      code: '0000651041001',
      lang: 'en',
      schema_version: 999,
      nutrition_data_per: '100g',
      product_name: [
        { lang: 'main', text: 'Romaine' },
        { lang: 'fr', text: 'Laitue' },
      ],
      ingredients_text: [{ lang: 'main', text: 'Lettuce' }],
      categories_tags: ['en:vegetables'],
      brands: 'Ocean',
      images: [{ key: 'front_en', rev: 7 }],
      nutriments: [
        { name: 'energy', value: 17, '100g': null, unit: 'kcal' },
        { name: 'salt', value: 30, '100g': 0.03000000119, unit: 'mg' },
        { name: 'calcium', value: 33, '100g': null, unit: 'mg' },
      ],
    });
    expect(food).toMatchObject({
      name: 'Romaine',
      ingredientsText: 'Lettuce',
      lang: 'en',
      imageUrl: 'https://images.openfoodfacts.org/images/products/000/065/104/1001/front_en.7.400.jpg',
      nutriments: { energyKj: 71.128, salt: 0.03, calcium: 0.033 },
    });
  });

  it('reads a CSV row, where everything is text', () => {
    const food = product({
      code: '0000105000011',
      product_name: 'Tea',
      brands: "Lagg's",
      categories_tags: 'en:beverages,en:teas',
      labels_tags: '',
      traces_tags: 'en:nuts',
      allergens: 'en:milk',
      additives_tags: 'en:e330,en:e300',
      nova_group: '1',
      nutriscore_grade: 'unknown',
      energy_100g: '1046',
      fat_100g: '1.5',
      'fruits-vegetables-legumes_100g': '',
      ingredients_text: 'TEA.',
    });
    expect(food).toMatchObject({
      kind: 'beverage',
      nova: 1,
      printedGrade: null,
      additives: ['e330', 'e300'],
      allergensTags: ['en:milk'],
      tracesTags: ['en:nuts'],
      labelsTags: [],
      nutriments: { energyKj: 1046, energyKcal: 250, fat: 1.5 },
      fruitVegPercent: null,
    });
  });

  it('reads a row of a plain table', () => {
    const food = product({
      barcode_id: '0000651319018',
      product_name: 'Sprouts',
      ingredients: 'Brussels sprouts.',
      fat_amount: '0',
      saturated_fats: '',
      carbohydrate: '9.52',
      sugar: '2.38',
      dietary_fiber: '3.6',
      protein: '3.57',
      salt: '',
      sodium: '0.024',
      alcohol: '',
    });
    expect(food).toMatchObject({
      ingredientsText: 'Brussels sprouts.',
      nutriments: { fat: 0, carbohydrates: 9.52, sugars: 2.38, fiber: 3.6, proteins: 3.57, salt: 0.06 },
    });
    expect(food.nutriments.saturatedFat).toBeUndefined();
  });

  it('reads the nutrition sets of the newest schema, estimates left out', () => {
    const food = product({
      code: '3017620422003',
      product_name: 'X',
      nutrition: {
        aggregated_set: {
          preparation: 'as_sold',
          per: '100g',
          nutrients: {
            fat: { value: 3, unit: 'g', source: 'packaging' },
            salt: { value: 120, unit: 'mg' },
            fiber: { value: 4, unit: 'g', source: 'estimate' },
          },
        },
      },
    });
    expect(food.nutriments).toEqual({ fat: 3, salt: 0.12 });
  });

  it('leaves out figures that the source estimated from ingredients', () => {
    const food = product({
      code: '3017620422003',
      product_name: 'X',
      schema_version: 1003,
      misc_tags: ['en:nutrients-estimated-from-ingredients', 'en:nutriscore-estimated-saturated-fat'],
      nutriments: { fat_100g: 3, 'saturated-fat_100g': 1.1, 'vitamin-c_100g': 0.01 },
    });
    expect(food.nutriments).toEqual({ fat: 3 });
  });
});
