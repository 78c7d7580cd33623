import { describe, expect, it } from 'vitest';
import { groupOfCategories } from '../categories/categories.ts';
import { firstIngredients } from './first-ingredients.ts';
import { resolveKind, type Unresolved } from './resolve-kind.ts';

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
