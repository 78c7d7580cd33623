import { describe, expect, it } from 'vitest';
import { OFF_RECORD, product } from '../testing/off-record.ts';
import { productFromOff, resolveFacts } from './product-from-off.ts';

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

  it.each([
    ['per 100 ml', { per: '100ml' }, { fat: 3 }],
    ['of a serving that is known', { per: 'serving', per_quantity: 30, per_unit: 'g' }, { fat: 10 }],
    ['of a serving that is not', { per: 'serving' }, {}],
    ['of a serving in other units', { per: 'serving', per_quantity: 1, per_unit: 'oz' }, {}],
    ['of nobody knows what', {}, {}],
  ])('reads a nutrition set %s, beside an object of computed figures', (_what, basis, expected) => {
    const set = { preparation: 'as_sold', nutrients: { fat: { value: 3, unit: 'g' } }, ...basis };
    expect(nutriments({ 'nova-group_100g': 4 }, { nutrition: { aggregated_set: set } })).toEqual(expected);
  });

  it('notes and leaves out what is negative or absurd', () => {
    const reading = productFromOff({ ...OFF_RECORD, nutriments: { fat_100g: -1, salt_100g: 1e9, sugars_100g: 5 } });
    expect(reading).toMatchObject({ ok: true, notes: ['negative_figure', 'impossible_figure'], product: { nutriments: { sugars: 5 } } });
  });

  it('scales figures of a serving where the serving is known and not tiny', () => {
    const per = { nutrition_data_per: 'serving' };
    expect(nutriments({ fat: 3 }, { ...per, serving_quantity: 30 })).toEqual({ fat: 10 });
    expect(nutriments({ fat: 3 }, { ...per, serving_quantity: 1 })).toEqual({});
    expect(nutriments({ fat: 3 }, per)).toEqual({});
  });

  it('takes figures as prepared where the food is not eaten as sold, and says so', () => {
    const powder = { ...OFF_RECORD, categories_tags: ['en:beverages', 'en:instant-beverages'] };
    const prepared = productFromOff({ ...powder, nutriments: { energy_100g: 1600, energy_prepared_100g: 250, fat_prepared_100g: 2 } });
    expect(prepared).toMatchObject({
      ok: true,
      notes: ['prepared_figures'],
      product: { kind: 'beverage', nutriments: { energyKj: 250, fat: 2 } },
    });
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
    expect(product({ ...OFF_RECORD, product_name_fr: raw }).name).toBe(clean);
  });

  it('falls back from the own language to the plain field, English, any', () => {
    const name = (fields: object) => product({ code: OFF_RECORD.code, ...fields }).name;
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

  it('keeps the lines of a list, which may be all that divides its items', () => {
    const facts = resolveFacts({ lang: 'en', ingredients_text: ' Rice \r\n\r\n milk<br/>salt\tand  pepper ' });
    expect(facts).toMatchObject({ ingredientsText: 'Rice\nmilk\nsalt\nand pepper' });
  });

  it('shows where a list was too long to be taken whole', () => {
    expect(resolveFacts({ lang: 'en', ingredients_text: 'salt, '.repeat(3000) })?.ingredientsText?.endsWith('…')).toBe(true);
  });
});

describe('additives', () => {
  const text = 'Sugar, colors: E102, E120, preservative: sodium benzoate, E621. Contains no E250. May contain E220';

  it('are those that the list prints where the source has no such field', () => {
    expect(resolveFacts({ lang: 'en', ingredients_text: text })?.additives).toEqual(['e102', 'e120', 'e621', 'e211']);
    expect(resolveFacts({ lang: 'en', ingredients_text: text, additives_tags: null })?.additives).toEqual(['e102', 'e120', 'e621', 'e211']);
  });

  it.each([
    [[], []],
    ['', []],
    [['en:e330'], ['e330']],
    ['E330 e500ii', ['e330', 'e500']],
  ])('are those of the source where it says %j', (tags, codes) => {
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
