import { describe, expect, it } from 'vitest';
import { contributionOf, EMPTY_FIELDS, knownThere, LABEL_FIGURES, type StatedFields, shareableFields } from './index.ts';

const stated = <T>(value: T) => ({ value, from: 'hand' as const, at: 1 });
const amount = (value: number, bound: '<' | null = null) => stated({ value, bound });
const form = (fields: StatedFields, known: Parameters<typeof contributionOf>[1] = null) =>
  Object.fromEntries(
    contributionOf(fields, known).fields.map(({ name, value, unit }) => [name, unit === null ? value : `${value} ${unit}`]),
  );

const PACK: StatedFields = {
  ...EMPTY_FIELDS,
  name: stated('Oat bar'),
  brand: stated('Mill'),
  quantity: stated('5 × 30 g'),
  category: stated(['en:snacks', 'en:cereal-bars']),
  basis: stated({ unit: 'g' as const, isPrepared: false }),
  serving: stated({ size: 30, isConfirmed: true }),
  per100: { energyKj: amount(1586), sugars: amount(18), salt: amount(0.01, '<'), saturatedFat: amount(0.6) },
  ingredients: stated({ text: 'Hafer, Honig\nKann Spuren von Sesam enthalten', lang: 'de', isConfirmed: true, isComplete: true }),
};

describe('what goes to Open Food Facts', () => {
  it('is what was stated, in the words of its form, and nothing else', () => {
    expect(form(PACK)).toEqual({
      lang: 'de',
      product_name: 'Oat bar',
      brands: 'Mill',
      quantity: '5 × 30 g',
      add_categories: 'en:cereal-bars',
      serving_size: '30 g',
      ingredients_text_de: 'Hafer, Honig\nKann Spuren von Sesam enthalten',
      nutrition_data_per: '100g',
      'nutriment_energy-kj': '1586 kJ',
      nutriment_sugars: '18 g',
      nutriment_salt: '<0.01 g',
      'nutriment_saturated-fat': '0.6 g',
    });
    expect(form(EMPTY_FIELDS)).toEqual({});
    expect(
      form({ ...EMPTY_FIELDS, name: { value: null, from: 'hand', at: 1 }, per100: { fat: { value: null, from: 'hand', at: 1 } } }),
    ).toEqual({});
  });

  it('leaves the language of a product alone that is there already', () => {
    expect(form(PACK, { tablePer: null, saysNoTable: false })).not.toHaveProperty('lang');
  });

  it('has each figure of a pack under a name of its own, and no number with an exponent', () => {
    const all = Object.fromEntries(LABEL_FIGURES.map((figure) => [figure, amount(0.000_000_9)]));
    const { fields } = contributionOf({ ...EMPTY_FIELDS, per100: all }, null);
    const figures = fields.filter(({ unit }) => unit !== null);
    expect(new Set(figures.map(({ name }) => name)).size).toBe(LABEL_FIGURES.length);
    expect(figures.every(({ name }) => /^nutriment_[a-z][a-z0-9-]*$/u.test(name))).toBe(true);
    expect(new Set(figures.map(({ value }) => value))).toEqual(new Set(['0.0000009']));
  });

  it('is a table of servings only where the pack has no other', () => {
    const serving = { ...EMPTY_FIELDS, perServing: { sugars: amount(5) } };
    expect(form(serving)).toEqual({ nutrition_data_per: 'serving', nutriment_sugars: '5 g' });
    expect(form({ ...serving, per100: { sugars: amount(18) } })).toEqual({ nutrition_data_per: '100g', nutriment_sugars: '18 g' });
  });

  it('of food as prepared stands in fields of its own', () => {
    const prepared = { ...EMPTY_FIELDS, basis: stated({ unit: 'ml' as const, isPrepared: true }), per100: { sugars: amount(18) } };
    expect(form(prepared)).toEqual({ nutrition_data_prepared_per: '100g', nutriment_sugars_prepared: '18 g' });
  });

  it('never turns a table that is there into one of another basis', () => {
    const both = { ...EMPTY_FIELDS, per100: { sugars: amount(18) }, perServing: { sugars: amount(5) } };
    const there = { tablePer: 'serving', saysNoTable: false } as const;
    expect(form(both, there)).toEqual({ nutrition_data_per: 'serving', nutriment_sugars: '5 g' });
    expect(contributionOf({ ...both, name: stated('Oats'), perServing: {} }, there)).toMatchObject({
      fields: [{ name: 'product_name' }],
      leftOut: 'other basis',
    });
    expect(contributionOf({ ...both, per100: {} }, { ...there, tablePer: '100g' }).leftOut).toBe('other basis');
    expect(contributionOf({ ...EMPTY_FIELDS, name: stated('Oats') }, there).leftOut).toBeNull();
  });

  it('takes back that there is no table, where it brings one', () => {
    expect(form(PACK, { tablePer: null, saysNoTable: true })).toMatchObject({ no_nutrition_data: '' });
    expect(form({ ...EMPTY_FIELDS, name: stated('Oats') }, { tablePer: null, saysNoTable: true })).toEqual({ product_name: 'Oats' });
  });
});

it('what the table there is for is read from its product, and only where it has one', () => {
  const of = (document: Record<string, unknown>, isPrepared = false) => knownThere(document, isPrepared).tablePer;
  expect(of({ nutrition_data_per: 'serving', nutriments: { sugars_100g: 3 } })).toBe('serving');
  expect(of({ nutrition_data_per: '100g', nutriments: { sugars: 0 } })).toBe('100g');
  expect(of({ nutrition_data_per: 'serving', nutriments: {} })).toBeNull();
  expect(of({ nutrition_data_per: 'serving', nutriments: { 'nova-group': 4, sugars: '' } })).toBeNull();
  expect(of({ nutrition_data_prepared_per: 'serving', nutriments: { sugars_prepared_100g: 3 } }, true)).toBe('serving');
  expect(knownThere({ no_nutrition_data: 'on' }, false)).toEqual({ tablePer: null, saysNoTable: true });
});

const GTIN = '4006040055235';
const photographed = <T>(value: T) => ({ value, from: 'photo' as const, at: 1 });
const sugars = { sugars: photographed({ value: 12, bound: null }) };
const list = (isConfirmed: boolean, isComplete: boolean) => ({ text: 'Oats', lang: 'en', isConfirmed, isComplete });

describe('what may become everybody’s', () => {
  it('never is a list that nobody confirmed as the whole one', () => {
    const fields: StatedFields = { ...EMPTY_FIELDS, per100: sugars, ingredients: photographed(list(true, false)) };
    expect(shareableFields(fields, GTIN, true)).toEqual({ ...EMPTY_FIELDS, per100: sugars });
    expect(shareableFields({ ...fields, ingredients: photographed(list(true, true)) }, GTIN, true)).toHaveProperty('ingredients');
    expect(shareableFields({ ...EMPTY_FIELDS, ingredients: photographed(list(false, true)) }, GTIN, true)).toBe('nothing stated');
  });

  it('never are figures of a serving whose weight is not confirmed, nor what was withdrawn', () => {
    const serving = (isConfirmed: boolean) => ({ ...EMPTY_FIELDS, perServing: sugars, serving: photographed({ size: 30, isConfirmed }) });
    expect(shareableFields(serving(false), GTIN, true)).toBe('nothing stated');
    expect(shareableFields(serving(true), GTIN, true)).toMatchObject({ perServing: sugars });
    expect(shareableFields({ ...EMPTY_FIELDS, name: { value: null, from: 'hand', at: 1 } }, GTIN, true)).toBe('nothing stated');
  });

  it('needs a name where nobody knows the product, and a code that means the same everywhere', () => {
    expect(shareableFields({ ...EMPTY_FIELDS, per100: sugars }, GTIN, false)).toBe('no name');
    expect(shareableFields({ ...EMPTY_FIELDS, per100: sugars }, '4006040055236', true)).toBe('no product code');
    expect(shareableFields({ ...EMPTY_FIELDS, per100: sugars }, '2000000000008', true)).toBe('no product code');
  });
});
