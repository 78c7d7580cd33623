import { describe, expect, it } from 'vitest';
import type { FoodProduct } from '../product.ts';
import { productFromOff, resolveFacts } from './product-from-off.ts';

const API = {
  code: '3017620422003', lang: 'fr', product_name: 'Pâte à tartiner', product_name_en: 'Spread', brands: 'Ferrero, Nutella', quantity: '400 g',
  categories_tags: ['en:breakfasts', 'en:spreads', 'en:hazelnut-spreads'], labels_tags: ['en:vegetarian'], allergens_tags: ['en:milk', 'en:none'],
  additives_tags: ['en:e322', 'en:e322i'], nova_group: 4, nutriscore_grade: 'd', nutriscore: { '2023': { grade: 'e' } },
  ingredients_text: 'Sucre, _lait_ écrémé', ingredients_n: 2, unknown_ingredients_n: 0, last_modified_t: 1700000000, serving_quantity: '15',
  nutriments: {
    'energy-kj_100g': 2252, 'energy-kcal_100g': 539, fat_100g: '30.9', 'saturated-fat_100g': 10.6, sugars_100g: 56.3, carbohydrates_100g: 57.5,
    proteins_100g: 6.3, sodium_100g: 0.0428, 'vitamin-c_100g': 0.012, 'fruits-vegetables-legumes-estimate-from-ingredients_100g': 13.04,
  },
};

function product(input: unknown): FoodProduct {
  const reading = productFromOff(input);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.product;
}

describe('productFromOff', () => {
  it('reads an API document', () => {
    expect(product(API)).toEqual({
      kindBasis: 'category', group: 'chocolate-spread', reading: expect.any(String), gtin: '3017620422003', name: 'Pâte à tartiner', brand: 'Ferrero', quantity: '400 g', imageUrl: null, category: 'Hazelnut spreads',
      servingSize: 15, source: 'open-food-facts', sourceModifiedAt: 1_700_000_000_000, kind: 'general', fruitVegPercent: 13, redMeat: false,
      sweetener: false, nova: 4, printedGrade: 'e', additives: ['e322'], lang: 'fr', ingredientsText: 'Sucre, lait écrémé', ingredientsCount: 2,
      unknownIngredientsCount: 0, categoriesTags: API.categories_tags, labelsTags: ['en:vegetarian'], allergensTags: ['en:milk'], tracesTags: [],
      ingredientsAnalysisTags: [],
      nutriments: {
        energyKj: 2252, energyKcal: 539, fat: 30.9, saturatedFat: 10.6, sugars: 56.3, carbohydrates: 57.5, proteins: 6.3, salt: 0.107, vitaminC: 0.012,
      },
    });
  });

  it.each([
    ['version 2', { code: API.code, status: 1, product: { ...API, code: undefined } }],
    ['version 3', { code: API.code, status: 'success', result: { id: 'product_found' }, product: API }],
  ])('unwraps an answer of %s', (_version, answer) => {
    expect(product({ ...answer, product: { ...API } }).gtin).toBe(API.code);
    expect(product(answer).name).toBe('Pâte à tartiner');
  });

  it.each([
    ['no object', [], 'not_an_object'],
    ['status 0', { code: '12345678', status: 0 }, 'not_found'],
    ['a failed version 3 answer', { code: '12345678', status: 'failure' }, 'not_found'],
    ['another kind of product', { ...API, product_type: 'beauty' }, 'not_food'],
    ['no code', { product_name: 'x' }, 'no_barcode'],
    ['a code of letters', { code: 'abc', product_name: 'x' }, 'bad_barcode'],
    ['a code of 15 digits', { code: '123456789012345', product_name: 'x' }, 'bad_barcode'],
    ['no name', { code: '3017620422003', product_name: ' ' }, 'no_name'],
  ])('refuses %s', (_what, input, reason) => {
    expect(productFromOff(input)).toEqual({ ok: false, reason });
  });

  const COLUMNS = { energy: 300, fat: 3, carbohydrates: 10, sugars: 4, proteins: 1, salt: 0 };
  const twice = (factor: number) => Object.fromEntries(Object.entries(COLUMNS).flatMap(([key, value]) => [[`${key}_100g`, value], [`${key}_serving`, value * factor]]));
  const twiceInList = (factor: number) => Object.entries(COLUMNS).map(([name, value]) => ({ name, '100g': value, serving: value * factor, unit: 'g' }));
  it.each([
    ['the same for 15 g', true, { serving_quantity: '15', nutriments: twice(1) }],
    ['the same for 15 g, in a list', true, { serving_quantity: 15, nutriments: twiceInList(1) }],
    ['a share for 15 g', undefined, { serving_quantity: 15, nutriments: twice(0.15) }],
    ['a share for 15 g, in a list', undefined, { serving_quantity: 15, nutriments: twiceInList(0.15) }],
    ['the same for 100 g', undefined, { serving_quantity: 100, nutriments: twice(1) }],
    ['the same for a serving of unknown size', undefined, { serving_quantity: null, nutriments: twice(1) }],
    ['one figure alone', undefined, { serving_quantity: 15, nutriments: { energy_100g: 300, energy_serving: 300, fat_100g: 0, fat_serving: 0 } }],
    ['nothing for a serving', undefined, { serving_quantity: 15 }],
  ])('notes whether the columns are one another’s copy: %s', (_what, copied, changes) => {
    expect(product({ ...API, ...changes }).servingAsPer100g).toBe(copied);
  });

  it.each([
    ['more added sugars than sugars are an estimate', 1003, 60, undefined], ['as many may be stated', 1003, 56.3, 56.3], ['older records hold no estimates', 1002, 60, 60],
  ])('%s', (_what, schema_version, added, kept) => {
    const food = product({ ...API, schema_version, nutriments: { ...API.nutriments, 'added-sugars_100g': added } });
    expect(food.nutriments.addedSugars).toBe(kept);
  });

  it('reads a Parquet row: lists by language, lists of nutriments, 32-bit floats', () => {
    const food = product({
      code: '0000651041001', lang: 'en', schema_version: 999, nutrition_data_per: '100g',
      product_name: [{ lang: 'main', text: 'Romaine' }, { lang: 'fr', text: 'Laitue' }],
      ingredients_text: [{ lang: 'main', text: 'Lettuce' }], categories_tags: ['en:vegetables'], brands: 'Ocean', images: [{ key: 'front_en', rev: 7 }],
      nutriments: [
        { name: 'energy', value: 17, '100g': null, unit: 'kcal' },
        { name: 'salt', value: 30, '100g': 0.03000000119, unit: 'mg' },
        { name: 'calcium', value: 33, '100g': null, unit: 'mg' },
      ],
    });
    expect(food).toMatchObject({
      name: 'Romaine', ingredientsText: 'Lettuce', lang: 'en',
      imageUrl: 'https://images.openfoodfacts.org/images/products/000/065/104/1001/front_en.7.400.jpg',
      nutriments: { energyKj: 71.128, salt: 0.03, calcium: 0.033 },
    });
  });

  it('reads a CSV row, where everything is text', () => {
    const food = product({
      code: '0000105000011', product_name: 'Tea', brands: "Lagg's", categories_tags: 'en:beverages,en:teas', labels_tags: '', traces_tags: 'en:nuts',
      allergens: 'en:milk', additives_tags: 'en:e330,en:e300', nova_group: '1', nutriscore_grade: 'unknown', 'energy_100g': '1046', 'fat_100g': '1.5',
      'fruits-vegetables-legumes_100g': '', ingredients_text: 'TEA.',
    });
    expect(food).toMatchObject({
      kind: 'beverage', nova: 1, printedGrade: null, additives: ['e330', 'e300'], allergensTags: ['en:milk'], tracesTags: ['en:nuts'],
      labelsTags: [], nutriments: { energyKj: 1046, energyKcal: 250, fat: 1.5 }, fruitVegPercent: null,
    });
  });

  it('reads a row of a plain table', () => {
    const food = product({
      barcode_id: '0000651319018', product_name: 'Sprouts', ingredients: 'Brussels sprouts.', fat_amount: '0', saturated_fats: '', carbohydrate: '9.52',
      sugar: '2.38', dietary_fiber: '3.6', protein: '3.57', salt: '', sodium: '0.024', alcohol: '',
    });
    expect(food).toMatchObject({
      ingredientsText: 'Brussels sprouts.', nutriments: { fat: 0, carbohydrates: 9.52, sugars: 2.38, fiber: 3.6, proteins: 3.57, salt: 0.06 },
    });
    expect(food.nutriments.saturatedFat).toBeUndefined();
  });

  it('reads the nutrition sets of the newest schema, estimates left out', () => {
    const food = product({
      code: '3017620422003', product_name: 'X',
      nutrition: {
        aggregated_set: {
          preparation: 'as_sold', per: '100g',
          nutrients: {
            fat: { value: 3, unit: 'g', source: 'packaging' }, salt: { value: 120, unit: 'mg' }, fiber: { value: 4, unit: 'g', source: 'estimate' },
          },
        },
      },
    });
    expect(food.nutriments).toEqual({ fat: 3, salt: 0.12 });
  });

  it('leaves out figures that the source estimated from ingredients', () => {
    const food = product({
      code: '3017620422003', product_name: 'X', schema_version: 1003,
      misc_tags: ['en:nutrients-estimated-from-ingredients', 'en:nutriscore-estimated-saturated-fat'],
      nutriments: { fat_100g: 3, 'saturated-fat_100g': 1.1, 'vitamin-c_100g': 0.01 },
    });
    expect(food.nutriments).toEqual({ fat: 3 });
  });
});

describe('figures', () => {
  const nutriments = (changes: object, record: object = {}) => {
    const facts = resolveFacts({ nutriments: changes, ...record });
    return facts?.nutriments;
  };

  it.each([
    ['text with a comma', { fat_100g: ' 12,5 ' }, { fat: 12.5 }],
    ['a "less than"', { fat_100g: '< 0.5' }, { fat: 0.5 }],
    ['salt from sodium', { sodium_100g: 0.4 }, { salt: 1 }],
    ['salt that is stated beside sodium', { salt_100g: 1.1, sodium_100g: 0.4 }, { salt: 1.1 }],
    ['kJ from kcal', { 'energy-kcal_100g': 100 }, { energyKj: 418, energyKcal: 100 }],
    ['kcal from kJ', { energy_100g: 418.4 }, { energyKj: 418.4, energyKcal: 100 }],
    ['no number', { fat_100g: 'traces', sugars_100g: null, salt_100g: {} }, {}],
    ['infinity and NaN', { fat_100g: Number.POSITIVE_INFINITY, salt_100g: Number.NaN }, {}],
    ['total carbohydrate less fibre', { 'carbohydrates-total_100g': 30, fiber_100g: 4 }, { fiber: 4, carbohydrates: 26 }],
    ['names without a suffix', { fat: 3, 'energy-kcal': 50 }, { energyKj: 209, energyKcal: 50, fat: 3 }],
  ])('reads %s', (_what, given, expected) => {
    expect(nutriments(given)).toEqual(expected);
  });

  it('notes and leaves out what is negative or absurd', () => {
    const reading = productFromOff({ ...API, nutriments: { fat_100g: -1, salt_100g: 1e9, sugars_100g: 5 } });
    expect(reading).toMatchObject({ ok: true, notes: ['negative_figure', 'impossible_figure'], product: { nutriments: { sugars: 5 } } });
  });

  it('scales figures of a serving where the serving is known and not tiny', () => {
    const per = { nutrition_data_per: 'serving' };
    expect(nutriments({ fat: 3 }, { ...per, serving_quantity: 30 })).toEqual({ fat: 10 });
    expect(nutriments({ fat: 3 }, { ...per, serving_quantity: 1 })).toEqual({});
    expect(nutriments({ fat: 3 }, per)).toEqual({});
  });

  it('takes figures as prepared where the food is not eaten as sold, and says so', () => {
    const powder = { ...API, categories_tags: ['en:beverages', 'en:instant-beverages'] };
    const prepared = productFromOff({ ...powder, nutriments: { energy_100g: 1600, energy_prepared_100g: 250, fat_prepared_100g: 2 } });
    expect(prepared).toMatchObject({ ok: true, notes: ['prepared_figures'], product: { kind: 'beverage', nutriments: { energyKj: 250, fat: 2 } } });
    const dry = productFromOff({ ...powder, nutriments: { energy_100g: 1600 } });
    expect(dry).toMatchObject({ ok: true, notes: ['needs_preparation'], product: { kind: 'na', nutriments: { energyKj: 1600 } } });
  });
});

describe('texts', () => {
  it.each([
    ['<b>Milk</b> &amp; <span class="allergen">nuts</span>', 'Milk & nuts'],
    ['&lt;script&gt;alert(1)&lt;/script&gt; oats', 'alert(1) oats'],
    ['a  b\n\u0000c\u200b', 'a b c'],
    ['fat < 5 %, salt > 1 %', 'fat < 5 %, salt > 1 %'],
    ['_Lait_, noisettes', 'Lait, noisettes'],
    ['caf&#233; &#x1F600;', 'café 😀'],
  ])('cleans %j', (raw, clean) => {
    expect(product({ ...API, product_name_fr: raw }).name).toBe(clean);
  });

  it('falls back from the own language to the plain field, English, any', () => {
    const name = (fields: object) => product({ code: API.code, ...fields }).name;
    expect(name({ lang: 'de', product_name_de: 'Brot', product_name: 'Bread' })).toBe('Brot');
    expect(name({ lang: 'de', product_name_en: 'Bread', product_name_fr: 'Pain' })).toBe('Bread');
    expect(name({ product_name_fr: 'Pain' })).toBe('Pain');
    expect(name({ generic_name: 'Rye bread' })).toBe('Rye bread');
    expect(name({ brands: 'Wasa' })).toBe('Wasa');
  });

  it('knows the language of the ingredient list that it took', () => {
    const facts = resolveFacts({ lang: 'de', ingredients_text_fr: 'Farine de blé' });
    expect(facts).toMatchObject({ lang: 'fr', ingredientsText: 'Farine de blé' });
  });
});

describe('additives', () => {
  const text = 'Sugar, colors: E102, E120, preservative: sodium benzoate, E621. Contains no E250. May contain E220';

  it('are those that the list prints where the source has no such field', () => {
    expect(resolveFacts({ lang: 'en', ingredients_text: text })?.additives).toEqual(['e102', 'e120', 'e621', 'e211']);
    expect(resolveFacts({ lang: 'en', ingredients_text: text, additives_tags: null })?.additives).toEqual(['e102', 'e120', 'e621', 'e211']);
  });

  it.each([[[], []], ['', []], [['en:e330'], ['e330']], ['E330 e500ii', ['e330', 'e500']]])('are those of the source where it says %j', (tags, codes) => {
    expect(resolveFacts({ lang: 'en', ingredients_text: text, additives_tags: tags })?.additives).toEqual(codes);
  });
});

describe('what follows from ingredients', () => {
  it.each([
    ['an additive code', { additives_tags: ['en:e955'] }, true],
    ['a name', { ingredients_text: 'Wasser, Süßungsmittel (Aspartam)' }, true],
    ['a French name', { ingredients_text: 'eau, édulcorants : acésulfame-K' }, true],
    ['a name that is denied', { ingredients_text: 'Water, fruit juice. Contains no aspartame, sucralose' }, false],
    ['a polyol', { additives_tags: ['en:e420', 'en:e965'], ingredients_text: 'sorbitol' }, false],
    ['nothing', {}, false],
  ])('a non-nutritive sweetener by %s', (_what, fields, expected) => {
    expect(resolveFacts(fields)?.sweetener).toBe(expected);
  });

  it.each([
    ['a beef category', { categories_tags: ['en:meats', 'en:beef'] }, true],
    ['analysed pork above a tenth', { ingredients_tags: ['en:pork'], ingredients: [{ id: 'en:pork', percent_estimate: 60 }] }, true],
    ['analysed pork inside a filling', { ingredients: [{ id: 'en:filling', ingredients: [{ id: 'en:pork-meat', percent: 12 }] }] }, true],
    ['a little beef', { ingredients_tags: ['en:beef'], ingredients: '[{"id":"en:beef","percent_estimate":4}]' }, false],
    ['pork fat', { ingredients: [{ id: 'en:pork-fat', percent_estimate: 40 }] }, false],
    ['a list that starts with pork', { ingredients_text: 'Viande de porc, sel, poivre' }, true],
    ['a stated share', { ingredients_text: 'Eau, riz, viande de boeuf 15 %, sel' }, true],
    ['chicken', { ingredients_text: 'Chicken breast, salt' }, false],
    ['broken JSON', { ingredients_tags: ['en:beef'], ingredients: '[{' }, false],
  ])('red meat from %s', (_what, fields, expected) => {
    expect(resolveFacts(fields)?.redMeat).toBe(expected);
  });

  it.each([
    ['the category, olive oil', { categories_tags: ['en:olive-oils'] }, 100],
    ['the estimate', { nutriments: { 'fruits-vegetables-legumes-estimate-from-ingredients_100g': 59.93 } }, 59.9],
    ['the older estimate, where it is 0', { nutriments: { 'fruits-vegetables-nuts-estimate-from-ingredients_100g': 0 } }, 0],
    ['the older estimate, which counts nuts', { nutriments: { 'fruits-vegetables-nuts-estimate-from-ingredients_100g': 50 } }, null],
    ['the category without ingredients', { categories_tags: ['en:vegetables'] }, 90],
    ['the category beside ingredients', { categories_tags: ['en:vegetables'], ingredients_text: 'Carrots, oil' }, null],
    ['a juice', { categories_tags: ['en:beverages', 'en:fruit-juices'], ingredients_text: 'Orange juice' }, 100],
    ['potatoes', { categories_tags: ['en:vegetables', 'en:potatoes'] }, 0],
  ])('the fruit share from %s', (_what, fields, expected) => {
    expect(resolveFacts(fields)?.fruitVegPercent).toBe(expected);
  });
});

describe('codes', () => {
  it.each([
    ['0034000470693', '0034000470693'],
    ['34000470693', '0034000470693'],
    [34000470693, '0034000470693'],
    ['96385074', '0000096385074'],
    ['1007', '0000000001007'],
  ])('keeps %j under %s', (code, gtin) => {
    expect(product({ code, product_name: 'X' }).gtin).toBe(gtin);
  });

  it('notes a wrong check digit and keeps the product', () => {
    expect(productFromOff({ code: '3017620422004', product_name: 'X' })).toMatchObject({ ok: true, notes: ['check_digit'] });
  });
});
