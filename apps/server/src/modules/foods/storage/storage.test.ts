import { readFileSync } from 'node:fs';
import { NUTRIMENT_NAMES } from '@labelwise/domain/food';
import { array, assert, constantFrom, double, option, property, record, string, uniqueArray, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSampleFood } from '../../../jobs/sample-catalogue.ts';
import { aFood } from '../testing/a-food.ts';
import { packTags, unpackTags } from './food-doc.ts';
import { gtinOfId, idOfGtin, readRow, type StoredFood, toRow } from './food-row.ts';

const fromRow = (row: StoredFood) => readRow(row).food;
/** Its place in the document of a row. */
const READING = 19;
const META = { popularity: 0, hash: 1 };
const tag = constantFrom('en:rolled-oats', 'fr:pain-de-mie', 'plain', 'en:', 'en:ab:c', ':a', 'xx:ab:c', 'zh:豆腐');

describe('a food in its row', () => {
  it('is read back as it was stored', () => {
    const text = option(string({ unit: 'grapheme' }), { nil: null });
    const arbitrary = record({
      name: string(),
      brand: text,
      ingredientsText: text,
      quantity: text,
      imageUrl: option(webUrl(), { nil: null }),
      categoriesTags: array(tag),
      labelsTags: array(tag),
      allergensTags: array(tag),
      tracesTags: array(tag),
      ingredientsAnalysisTags: array(tag),
      additives: uniqueArray(constantFrom('e322', 'e150d', 'e951')),
      fruitVegPercent: option(double({ min: 0, max: 100, noNaN: true }), { nil: null }),
    });
    assert(
      property(arbitrary, (changes) => {
        const food = aFood(changes);
        expect(fromRow(toRow(food, META))).toEqual(food);
      }),
    );
  });

  it('stores that its figures may be those of a serving', () => {
    for (const changes of [{ servingAsPer100g: true }, { servingAsPer100g: true, redMeat: true, sweetener: true }, {}] as const) {
      const food = aFood(changes);
      expect(fromRow(toRow(food, META))).toEqual(food);
    }
  });

  it('stores where its kind comes from, and which kinds are left where nothing decides it', () => {
    for (const changes of [
      { kindBasis: 'category', group: 'breakfast-cereal' },
      { kindBasis: 'inferred', kindFrom: ['name', 'quantity'], group: null },
      { kind: null, kindBasis: 'none', plausibleKinds: ['general', 'beverage', 'cheese', 'fat'], group: 'fruit' },
    ] as const) {
      const food = aFood(changes);
      expect(fromRow(toRow(food, META))).toEqual(food);
    }
  });

  it('infers the kind of a food that was stored without one', () => {
    const cola = aFood({
      name: 'Cola',
      kindBasis: 'none',
      kind: null,
      categoriesTags: ['en:null'],
      ingredientsText: null,
      nutriments: { energyKj: 180, fat: 0, carbohydrates: 10.6, sugars: 10.6, proteins: 0, salt: 0 },
    });
    const row = toRow(cola, META);
    const before = JSON.stringify(JSON.parse(row.doc).slice(0, READING));
    expect(fromRow({ ...row, doc: before })).toMatchObject({ kind: 'beverage', kindBasis: 'inferred', kindFrom: ['name'] });
  });

  it('stores figures to seven digits and unknown ones as unknown', () => {
    const figures = uniqueArray(constantFrom(...NUTRIMENT_NAMES));
    assert(
      property(figures, double({ min: 0, max: 4000, noNaN: true }), (names, value) => {
        const food = aFood({ nutriments: Object.fromEntries(names.map((name) => [name, value])) });
        const { nutriments } = fromRow(toRow(food, META));
        expect(Object.keys(nutriments).sort()).toEqual([...names].sort());
        for (const name of names) expect(nutriments[name]).toBeCloseTo(value, 2);
      }),
    );
  });

  it('never stores a figure that is no number', () => {
    const food = aFood({ nutriments: { sugars: Number.NaN, fat: Number.POSITIVE_INFINITY, salt: 1 } });
    expect(fromRow(toRow(food, META)).nutriments).toEqual({ salt: 1 });
  });

  it('stores only the file name of a picture whose address follows from its code', () => {
    const imageUrl = 'https://images.openfoodfacts.org/images/products/400/604/005/5235/front_en.3.400.jpg';
    const row = toRow(aFood({ imageUrl }), META);
    expect(row.doc).not.toContain('openfoodfacts');
    expect(fromRow(row).imageUrl).toBe(imageUrl);
  });

  it.each(['0000096385074', '4006040055235', '10012345678902'])('%s is a number and back', (gtin) => {
    expect(gtinOfId(idOfGtin(gtin))).toBe(gtin);
  });

  it('stores the reading of any list in a fourth of the space', () => {
    const lists = readFileSync(new URL('../../../../catalogue/foods-snacks.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => parseSampleFood(line));
    const odd = [
      { ingredientsText: null, name: 'Xyzzy' },
      { ingredientsText: null, name: 'Hazelnut butter' },
      { ingredientsText: 'Blorp; (plugh, [xyzzy 12,5 %]), _MILK_ 3%. May contain: nuts.' },
      { ingredientsText: 'Gluten free oats; without milk. E 330, E-471 (from palm).', lang: null },
      { ingredientsText: '水, 砂糖', lang: 'zh' },
      { ingredientsText: ',,,((', name: 'Vegan "cheese"\n=' },
    ].map((changes) => aFood(changes));
    let [packed, stored] = [0, 0];
    for (const food of [...lists, ...odd]) {
      const row = toRow(food, META);
      const { food: back, wasRead } = readRow(row);
      expect(wasRead).toBe(true);
      expect(back.reading).toBe(food.reading);
      packed += JSON.stringify(food.reading).length;
      stored += JSON.stringify(JSON.parse(row.doc)[READING]).length;
    }
    expect(stored).toBeLessThan(packed * 0.45);
  });

  it.each([
    ['from before readings', undefined],
    ['of another vocabulary', '0123456789;en;+0;;.5.'],
    ['that is damaged', ''],
  ])('is read again from a row %s', (_which, reading) => {
    const food = aFood({ name: 'Spread', ingredientsText: 'sugar, hazelnuts, milk powder' });
    const row = toRow(food, META);
    const doc = JSON.parse(row.doc).slice(0, READING);
    const { food: back, wasRead } = readRow({ ...row, doc: JSON.stringify(reading === undefined ? doc : [...doc, reading]) });
    expect([wasRead, back]).toEqual([false, food]);
  });

  it('never trusts a reading that another vocabulary made', () => {
    const old = (aFood({ ingredientsText: 'water' }).reading ?? '').replace(/^1\|[^|]+/u, '1|0123456789');
    expect(old).toContain('0123456789');
    expect(readRow(toRow(aFood({ ingredientsText: 'hazelnuts', reading: old }), META)).food).toEqual(
      aFood({ ingredientsText: 'hazelnuts' }),
    );
  });

  it('takes grade and points from the 2023 algorithm and the narrowest category', () => {
    expect(toRow(aFood(), META)).toMatchObject({ grade: 'a', categoryTag: 'en:rolled-oats', words: 'rolled oats mill field' });
    expect(
      toRow(aFood({ name: 'Xyzzy', kind: null, kindBasis: 'none', plausibleKinds: ['general'], categoriesTags: [] }), META),
    ).toMatchObject({ grade: null, points: null, categoryTag: null });
  });
});

it('tags survive packing, with and without a language', () => {
  assert(
    property(array(tag), (tags) => {
      expect(unpackTags(packTags(tags))).toEqual(tags);
    }),
  );
  expect(packTags(['en:oats', 'fr:pain', 'plain'])).toBe('oats fr:pain :plain');
});
