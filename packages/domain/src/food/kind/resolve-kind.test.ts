import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOfCategories } from '../categories/categories.ts';
import type { Nutriments } from '../food-facts.ts';
import type { FoodKind } from '../groups/groups.data.ts';
import { firstIngredients } from './first-ingredients.ts';
import { plausibleKinds, quantityUnit } from './plausible-kinds.ts';
import { inferKind, resolveKind, type Unfiled, type Unresolved } from './resolve-kind.ts';

const UNFILED: Unresolved = {
  name: null,
  lang: 'en',
  brand: null,
  quantity: null,
  categoriesTags: ['en:null'],
  labelsTags: [],
  prepared: false,
  ingredientsText: null,
  nutriments: { energyKj: 180, fat: 0, saturatedFat: 0, carbohydrates: 10.6, sugars: 10.6, proteins: 0, salt: 0 },
};

describe('resolveKind', () => {
  it('takes the kind of a cola without a category from its name, its unit or its ingredients, and says so', () => {
    expect(resolveKind({ ...UNFILED, name: 'Cola' })).toEqual({
      kind: 'beverage',
      kindBasis: 'inferred',
      kindFrom: ['name'],
      group: 'soda',
    });
    expect(resolveKind({ ...UNFILED, name: 'Xyzzy', quantity: '330 ml' })).toMatchObject({ kind: 'beverage', kindFrom: ['quantity'] });
    expect(resolveKind({ ...UNFILED, name: 'Xyzzy', ingredientsText: 'Carbonated water, sugar, acid' })).toMatchObject({
      kind: 'beverage',
      kindFrom: ['ingredients'],
    });
  });

  it('leaves open what nothing settles, with every kind that the figures allow', () => {
    expect(resolveKind({ ...UNFILED, name: 'Xyzzy' })).toEqual({
      kind: null,
      kindBasis: 'none',
      plausibleKinds: ['general', 'beverage'],
      group: null,
    });
  });

  it('takes the kind from the categories where they tell it, and the group from the narrowest of them', () => {
    expect(resolveKind({ ...UNFILED, name: 'Cola', categoriesTags: ['en:cheeses', 'en:goat-cheeses'] })).toEqual({
      kind: 'cheese',
      kindBasis: 'category',
      group: 'cheese',
    });
  });

  it('takes the group from the name where a food stands on a broad shelf alone', () => {
    expect(resolveKind({ ...UNFILED, name: 'Milk chocolate', categoriesTags: ['en:snacks', 'en:sweet-snacks'] })).toMatchObject({
      kind: 'general',
      group: 'chocolate',
    });
    expect(
      resolveKind({ ...UNFILED, name: 'Olive Hill sweet relish', brand: 'Olive Hill', categoriesTags: ['en:salted-snacks'] }),
    ).toMatchObject({ group: 'pickle' });
  });

  it.each([
    ['general', ['en:seeds', 'en:legume-seeds', 'en:pulses', 'en:lentils']],
    ['fat', ['en:spreads', 'en:oilseed-purees', 'en:tahini']],
    ['fat', ['en:spreads', 'en:nut-butters', 'en:cashew-butters']],
    ['general', ['en:confectioneries', 'en:marzipan']],
    ['general', ['en:cheeses', 'en:vegan-cheeses']],
  ] as const)('%s for %j', (kind, categoriesTags) => {
    expect(resolveKind({ ...UNFILED, categoriesTags, nutriments: {} }).kind).toBe(kind);
  });

  it.each([
    ['general', 'Red lentils'],
    ['fat', 'Tahini'],
    ['fat', 'Cashew butter'],
    ['general', 'Marzipan bar'],
    ['general', 'Vegan cheddar slices'],
  ] as const)('%s for what is only named %s', (kind, name) => {
    const rich = { energyKj: 2400, fat: 50, saturatedFat: 8, carbohydrates: 15, sugars: 4, proteins: 20, salt: 0.1 };
    expect(resolveKind({ ...UNFILED, name, nutriments: rich }).kind).toBe(kind);
  });

  it('knows that what is vegan is no cheese, wherever it is filed', () => {
    expect(resolveKind({ ...UNFILED, categoriesTags: ['en:cheeses'], labelsTags: ['en:vegan'] }).kind).toBe('general');
  });
});

describe('groupOfCategories', () => {
  it('takes the narrowest that names a group of the kind, a vague one last', () => {
    expect(groupOfCategories(['en:beverages', 'en:sodas', 'en:drinks'], 'beverage')).toBe('soda');
    expect(groupOfCategories(['en:cheeses'], 'general')).toBeNull();
    expect(groupOfCategories([], null)).toBeNull();
  });
});

describe('firstIngredients of records that are no clean list', () => {
  it('takes none from a nutrition table, but reads names of fatty acids', () => {
    expect(firstIngredients('Energie 500 kcal, Kohlenhydrate 10 g')).toEqual([]);
    expect(firstIngredients('Farine, eau, mono- et diglycérides d’acides gras')[0]).toBe('farine');
  });

  it('divides at bullets and full stops where there are no commas', () => {
    expect(firstIngredients('Oats • Sugar • Salt')).toEqual(['oats', 'sugar', 'salt']);
    expect(firstIngredients('Tomatoes. water. salt 1.2 %')).toEqual(['tomatoes', 'water', 'salt']);
  });
});

const COLA: Nutriments = { energyKj: 180, fat: 0, saturatedFat: 0, carbohydrates: 10.6, sugars: 10.6, proteins: 0, salt: 0 };
const CHEESE: Nutriments = { energyKj: 1600, fat: 31, carbohydrates: 0.5, sugars: 0.5, proteins: 27, salt: 1.2 };
const NUTS: Nutriments = { energyKj: 2500, fat: 53, carbohydrates: 9, sugars: 5, proteins: 24, fiber: 11, salt: 0.01 };
const BISCUIT: Nutriments = { energyKj: 2000, fat: 20, carbohydrates: 66, sugars: 30, proteins: 6, fiber: 3, salt: 0.5 };
const SOUP: Nutriments = { energyKj: 150, fat: 1, carbohydrates: 5, sugars: 2, proteins: 1, fiber: 0.8, salt: 0.7 };

function infer(name: string | null, nutriments: Nutriments, more: Partial<Unfiled> = {}) {
  return inferKind({ name, lang: 'en', quantity: null, firstIngredients: [], nutriments, isVegan: false, prepared: false, ...more });
}

describe('inferKind', () => {
  it.each<[FoodKind, string, Nutriments, Partial<Unfiled>]>([
    ['beverage', 'Cola', COLA, {}],
    ['beverage', 'Zitronenlimonade', COLA, { lang: 'de' }],
    ['cheese', 'Bergkäse', CHEESE, { lang: 'de' }],
    ['fat', 'Erdnussmus', NUTS, { lang: 'de' }],
    ['fat', 'Tahini', NUTS, {}],
    ['general', 'Butter cookies', BISCUIT, {}],
    ['general', 'Tomato soup', SOUP, { quantity: '500 ml' }],
    ['general', 'Lentils', { energyKj: 1400, fat: 1, carbohydrates: 50, sugars: 2, proteins: 25, fiber: 11 }, {}],
    ['general', 'Marzipan', { energyKj: 1900, fat: 22, carbohydrates: 55, sugars: 48, proteins: 8 }, {}],
    ['general', 'Vegan cheddar', { energyKj: 1200, fat: 22, carbohydrates: 20, sugars: 0, proteins: 0.5 }, {}],
    ['general', 'Cheddar', { energyKj: 1200, fat: 22, carbohydrates: 6, sugars: 0, proteins: 9 }, { isVegan: true }],
    ['water', 'Natural mineral water', { energyKj: 0, sugars: 0 }, {}],
    ['beverage', 'Mineral water with lemon flavour', { energyKj: 5, sugars: 0.2 }, {}],
    ['na', 'Sea salt', { energyKj: 0, fat: 0, salt: 98 }, {}],
  ])('%s: %s by its name', (kind, name, nutriments, more) => {
    expect(infer(name, nutriments, more)).toMatchObject({ kind, from: ['name'] });
  });

  it('rejects a name that the figures contradict', () => {
    expect(infer('Cheddar', BISCUIT)).toMatchObject({ kind: 'general', from: ['figures'] });
    expect(infer('Peanut butter cups', { ...BISCUIT, fat: 30, sugars: 50 })).toMatchObject({ kind: 'general' });
    expect(infer('Hot chocolate', { ...BISCUIT, fat: 3 })).toMatchObject({ kind: 'general' });
  });

  it('rejects a name that the first ingredient contradicts', () => {
    expect(
      infer(
        'Cheddar smokies',
        { energyKj: 1400, fat: 30, carbohydrates: 1, proteins: 16 },
        { firstIngredients: ['pork', 'water', 'cheddar cheese'] },
      ).kind,
    ).not.toBe('cheese');
  });

  it('takes what is carbonated for a drink, and water with sugar', () => {
    for (const firstThree of [
      ['carbonated water', 'sugar', 'citric acid'],
      ['eau gazeifiee', 'sucre'],
      ['water', 'high fructose corn syrup', 'natural flavor'],
    ]) {
      expect(infer('Squirt', COLA, { firstIngredients: firstThree })).toMatchObject({ kind: 'beverage', from: ['ingredients'] });
    }
  });

  it('takes what is sold by volume for a drink where the figures allow one', () => {
    expect(infer('Sunrise', COLA, { quantity: '33 cl' })).toMatchObject({ kind: 'beverage', from: ['quantity'] });
    expect(infer('Sunrise', { ...BISCUIT, energyKj: 850 }, { quantity: '500 ml' })).toMatchObject({ kind: 'general', from: ['figures'] });
  });

  it('leaves open whether a flavour is eaten or drunk', () => {
    expect(infer('Peach', COLA)).toMatchObject({ kind: null, plausible: ['general', 'beverage'] });
    expect(infer('Peach', COLA, { quantity: '400 g' })).toMatchObject({ kind: 'general' });
    expect(infer('Peaches', COLA, { firstIngredients: ['peaches', 'water', 'sugar'] })).toMatchObject({ kind: 'general' });
  });

  it('says nothing where nothing is known', () => {
    expect(infer(null, {})).toEqual({ kind: null, plausible: ['general', 'beverage', 'cheese', 'fat'], group: null });
  });

  const grams = fc.integer({ min: 0, max: 100 });
  const nutriments = fc.record(
    { energyKj: fc.integer({ min: 0, max: 3700 }), fat: grams, carbohydrates: grams, sugars: grams, proteins: grams, fiber: grams },
    { requiredKeys: [] },
  );
  const names = fc.constantFrom(
    null,
    'Cola',
    'Peach',
    'Cheddar',
    'Almonds',
    'Biscuits',
    'Mineral water',
    'Soup',
    'Xyzzy',
    'Milk',
    'Butter',
    'Oat',
  );

  it('never infers a kind that the figures contradict', () => {
    fc.assert(
      fc.property(names, nutriments, fc.constantFrom(null, '500 g', '1 l'), (name, figures, quantity) => {
        const found = infer(name, figures, { quantity });
        if (found.kind === 'beverage') expect(figures.energyKj ?? 0).toBeLessThanOrEqual(450);
        if (found.kind === 'cheese') expect(figures.carbohydrates ?? 0).toBeLessThanOrEqual(12);
        if (found.kind === 'fat') expect(figures.sugars ?? 0).toBeLessThanOrEqual(18);
        if (found.kind === null) expect(found.plausible[0]).toBe('general');
      }),
    );
  });

  it('calls a drink plausible only below 300 kJ, without a weight and with at most 1 g of fibre', () => {
    fc.assert(
      fc.property(nutriments, fc.constantFrom('weight' as const, 'volume' as const, null), (figures, unit) => {
        const isOpen = plausibleKinds(figures, unit).includes('beverage');
        if (isOpen) expect(unit !== 'weight' && (figures.fiber ?? 0) <= 1 && (figures.energyKj ?? 0) < 300).toBe(true);
      }),
    );
  });
});

describe('quantityUnit', () => {
  it.each([
    ['volume', '330 ml', null],
    ['volume', '6 x 33 cl', null],
    ['volume', '1L', null],
    ['volume', '12 fl oz (355 mL)', null],
    ['weight', '500 g', null],
    ['weight', '1,5 kg', null],
    ['weight', '7 oz', null],
    [null, '6 pieces', null],
    [null, '330 ml / 340 g', null],
    ['volume', null, 'Fanta lemon 1l pet'],
    [null, null, 'Formula 1 lemon'],
    [null, null, null],
  ] as const)('%s for %s, named %s', (unit, quantity, name) => {
    expect(quantityUnit(quantity, name)).toBe(unit);
  });
});

describe('firstIngredients', () => {
  it('takes them in order, folded, without brackets, shares and headings', () => {
    expect(firstIngredients('Ingrédients : Eau gazéifiée, sucre 7,4 %, jus (orange, citron), CO2')).toEqual([
      'eau gazeifiee',
      'sucre',
      'jus',
      'co2',
    ]);
    expect(firstIngredients(null)).toEqual([]);
  });
});
