import { describe, expect, it } from 'vitest';
import {
  amountText,
  applySubmission,
  changedFigures,
  cleanFields,
  EMPTY_FIELDS,
  mergeFields,
  notAfter,
  ownFigures,
  readAmount,
  restated,
  type Stated,
  type StatedAmount,
  type StatedFields,
  withdrawal,
} from './index.ts';

const GTIN = '4006040055235';
const amount = (value: number, bound: '<' | null = null): Stated<StatedAmount> => ({ value: { value, bound }, from: 'photo', at: 10 });
const given = (fields: Partial<StatedFields>): StatedFields => ({ ...EMPTY_FIELDS, ...fields });
const serving = (size: number, isConfirmed: boolean): Stated<{ size: number; isConfirmed: boolean }> => ({
  value: { size, isConfirmed },
  from: 'photo',
  at: 10,
});

describe('what was taken back', () => {
  it('holds again once it is stated anew, and nothing else comes with it', () => {
    const before = given({ per100: { sugars: amount(18.5) }, name: { value: 'Oats', from: 'hand', at: 9 } });
    const gone = withdrawal(
      { kind: 'figure', field: 'sugars', origin: 'printed', own: 18.5, bound: null, catalogue: 6.2, from: 'photo', at: 10 },
      20,
    );
    const without = mergeFields(before, gone);
    expect(ownFigures(without)).toEqual({});
    expect(mergeFields(without, before)).toEqual(without);
    expect(mergeFields(without, restated(before, 30))).toEqual({
      ...without,
      per100: { ...without.per100, sugars: { ...amount(18.5), at: 30 } },
      name: { value: 'Oats', from: 'hand', at: 30 },
    });
  });
});

describe('figures per 100 g', () => {
  it('follow from a serving only once its weight is confirmed', () => {
    const perServing = { sugars: amount(12) };
    expect(ownFigures(given({ perServing }))).toEqual({});
    expect(ownFigures(given({ perServing, serving: serving(30, false) }))).toEqual({});
    expect(ownFigures(given({ perServing, serving: serving(30, true) })).sugars).toMatchObject({ value: 40, origin: 'serving' });
  });

  it('are not worked out of a serving of a few grams, whose figures are rounded away', () => {
    expect(ownFigures(given({ perServing: { sugars: amount(1) }, serving: serving(2, true) }))).toEqual({});
  });

  it('are those of the column for 100 g where the pack prints both', () => {
    const both = given({ per100: { sugars: amount(41) }, perServing: { sugars: amount(12) }, serving: serving(30, true) });
    expect(ownFigures(both).sugars).toMatchObject({ value: 41, origin: 'printed' });
  });

  it('take salt from sodium only where the pack prints no salt, and say so', () => {
    expect(ownFigures(given({ per100: { sodium: amount(0.4) } })).salt).toMatchObject({ value: 1, origin: 'sodium' });
    expect(ownFigures(given({ per100: { sodium: amount(0.4), salt: amount(1.1) } })).salt).toMatchObject({ value: 1.1, origin: 'printed' });
  });

  it('take carbohydrate from the total of US packs without its fiber', () => {
    const figures = ownFigures(given({ per100: { totalCarbohydrate: amount(60), fiber: amount(8) } }));
    expect(figures.carbohydrates).toMatchObject({ value: 52, origin: 'total' });
  });

  it('have energy in both units where one is printed', () => {
    expect(ownFigures(given({ per100: { energyKcal: amount(100) } })).energyKj).toMatchObject({ value: 418, origin: 'energy' });
    expect(ownFigures(given({ per100: { energyKj: amount(418) } })).energyKcal).toMatchObject({ value: 99.9, origin: 'energy' });
  });

  it('keep "less than" as what it is', () => {
    expect(ownFigures(given({ per100: { salt: amount(0.5, '<') } })).salt).toMatchObject({ value: 0.5, bound: '<' });
  });
});

describe('a product nobody knows', () => {
  it('has the name that is stated, else its brand, else its code', () => {
    const text = (value: string): Stated<string> => ({ value, from: 'hand', at: 1 });
    expect(applySubmission(null, { ...given({ name: text('Bar'), brand: text('Mill') }), gtin: GTIN })?.name).toBe('Bar');
    expect(applySubmission(null, { ...given({ brand: text('Mill') }), gtin: GTIN })?.name).toBe('Mill');
    expect(applySubmission(null, { ...given({ per100: { sugars: amount(1) } }), gtin: GTIN })?.name).toBe(GTIN);
  });

  it('is a drink where its table is for 100 ml and nothing speaks against it', () => {
    const drink = given({
      name: { value: 'Orange lemonade', from: 'hand', at: 1 },
      basis: { value: { unit: 'ml', isPrepared: false }, from: 'photo', at: 1 },
      per100: { energyKj: amount(170), sugars: amount(10) },
    });
    expect(applySubmission(null, { ...drink, gtin: GTIN })?.kind).toBe('beverage');
  });

  it('is nothing where nothing is given of it', () => {
    expect(applySubmission(null, { ...EMPTY_FIELDS, gtin: GTIN })).toBeNull();
  });
});

it('texts lose what cannot be seen, and one with nothing left withdraws its field', () => {
  const clean = cleanFields(
    given({
      name: { value: ' Oat\u202e\u0007\u061c\u{e0041} bar ', from: 'photo', at: 1 },
      brand: { value: ' \u200b ', from: 'photo', at: 1 },
      ingredients: { value: { text: 'Oats,\r\n\r\n milk\t', lang: null, isConfirmed: false, isComplete: false }, from: 'photo', at: 1 },
    }),
  );
  expect([clean.name?.value, clean.brand?.value, clean.ingredients?.value?.text]).toEqual(['Oat bar', null, 'Oats,\nmilk']);
});

it('a device whose clock is ahead cannot say something that nothing later could change', () => {
  expect(notAfter(given({ per100: { salt: { ...amount(1), at: 99 } } }), 50).per100.salt?.at).toBe(50);
});

it('a recipe has changed where a figure did by more than rounding', () => {
  expect(changedFigures({ sugars: 12, salt: 0.5, fat: 3 }, { sugars: 18, salt: 0.52, proteins: 4 })).toEqual([
    { field: 'sugars', before: 12, now: 18 },
  ]);
  expect(changedFigures({}, { sugars: 18 })).toEqual([]);
});

describe('an amount that is typed', () => {
  it.each([
    ['12', 'g', 12, 0],
    [' 0,5 ', 'g', 0.5, 1],
    ['5.8', 'g', 5.8, 1],
    ['0', 'g', 0, 0],
    ['1,586', 'g', 1.586, 3],
    ['1.586', 'mg', 1.586, 3],
    ['1.586', 'kJ', 1586, 0],
    ['1,586', 'kcal', 1586, 0],
    ['0.586', 'kJ', 0.586, 3],
    ['376.5', 'kcal', 376.5, 1],
    ['1 586', 'kJ', 1586, 0],
    ['1 586', 'g', 1586, 0],
    ['1\u202F586', 'mg', 1586, 0],
    ["1'586", 'kJ', 1586, 0],
  ] as const)('%j %s is %d', (text, unit, value, decimals) => {
    expect(readAmount(text, unit)).toEqual({ amount: { value, bound: null }, decimals });
  });

  it.each(['<0.5', '< 0,5'])('%j is a bound', (text) => {
    expect(readAmount(text, 'g')?.amount).toEqual({ value: 0.5, bound: '<' });
  });

  it.each(['', 'about 3', '3 g', '1.2.3', '-4', '1e3', '1 58', '0 586'])('%j is none', (text) => {
    expect(readAmount(text, 'g')).toBeNull();
  });

  it('is read again as it stands in its field', () => {
    for (const value of [0, 0.03, 5.8, 66, 376.5, 1586]) {
      for (const bound of ['<', null] as const) {
        for (const unit of ['g', 'mg', 'kJ', 'kcal', 'ml'] as const)
          expect(readAmount(amountText({ value, bound }), unit)?.amount).toEqual({ value, bound });
      }
    }
  });
});
