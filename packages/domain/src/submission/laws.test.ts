import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIETS, definitionOf } from '../diets/index.ts';
import { EMPTY_FOOD, type FoodProduct } from '../food/index.ts';
import { readFood, suitability } from '../matching/index.ts';
import { prepareFood, scoreFood } from '../scoring/index.ts';
import { foods as anyFacts } from '../scoring/testing/index.ts';
import { times } from '../testing/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import {
  applySubmission,
  EMPTY_FIELDS,
  LABEL_FIGURES,
  mergeFields,
  nutrimentsOf,
  ownFieldsOf,
  ownFigures,
  type Stated,
  type StatedFields,
  type StatedFigures,
  type StatedFrom,
  type StatedList,
  withdrawal,
} from './index.ts';

const GTIN = '4006040055235';
const from: fc.Arbitrary<StatedFrom> = fc.constantFrom('photo', 'hand');

function stated<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Stated<T> | undefined> {
  const statement: fc.Arbitrary<Stated<T>> = fc
    .tuple(fc.option(value), from, fc.integer({ min: 0, max: 5 }))
    .map(([given, origin, at]) => ({ value: given, from: origin, at }));
  return fc.option(statement, { nil: undefined });
}

const figures: fc.Arbitrary<StatedFigures> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...LABEL_FIGURES),
      fc.record({
        value: fc.option(fc.record({ value: fc.integer({ min: 0, max: 400 }), bound: fc.constantFrom('<' as const, null) })),
        from,
        at: fc.integer({ min: 0, max: 5 }),
      }),
    ),
    { maxLength: 6 },
  )
  .map((entries) => Object.fromEntries(entries));

const LISTS = ['Wheat flour, sugar', 'Lentils', 'Hafer, Milch', 'Tomatoes, salt. May contain nuts.', 'Gluten free oats', 'zzzz'];
const list: fc.Arbitrary<StatedList> = fc.record({
  text: fc.constantFrom(...LISTS),
  lang: fc.constantFrom('en', 'de', null),
  isConfirmed: fc.boolean(),
  isComplete: fc.boolean(),
});

const fields: fc.Arbitrary<StatedFields> = fc.record({
  name: stated(fc.constantFrom('Oat biscuits', 'Vegan bar', 'Bacon')),
  brand: stated(fc.constantFrom('Mill', 'Farm')),
  quantity: stated(fc.constantFrom('200 g', '1 l')),
  category: stated(fc.constantFrom<readonly string[]>(['en:biscuits'], ['en:waters'], ['en:apples'])),
  basis: stated(fc.record({ unit: fc.constantFrom('g' as const, 'ml' as const), isPrepared: fc.boolean() })),
  serving: stated(fc.record({ size: fc.integer({ min: 1, max: 300 }), isConfirmed: fc.boolean() })),
  per100: figures,
  perServing: figures,
  ingredients: stated(list),
});

const catalogue: fc.Arbitrary<FoodProduct | null> = fc.option(
  anyFacts.map((facts): FoodProduct => {
    const food: FoodProduct = {
      ...facts,
      listBasis: 'source',
      gtin: GTIN,
      name: 'Biscuits',
      brand: null,
      imageUrl: null,
      category: null,
      quantity: null,
      servingSize: null,
      source: 'import',
      sourceModifiedAt: 1,
    };
    return { ...food, reading: readProduct(food) };
  }),
);

const DIETS_OF_LISTS = DIETS.filter((diet) => definitionOf(diet).rule.kind !== 'amount');

describe('what is stated of a pack', () => {
  it('laid over a food twice is the same as once', () => {
    fc.assert(
      fc.property(catalogue, fields, (food, given) => {
        const once = applySubmission(food, { ...given, gtin: GTIN });
        expect(applySubmission(once, { ...given, gtin: GTIN })).toEqual(once);
      }),
    );
  });

  it('withdrawn, leaves the food as the catalogue has it', () => {
    fc.assert(
      fc.property(catalogue, fields, (food, given) => {
        const overlaid = applySubmission(food, { ...given, gtin: GTIN });
        expect(applySubmission(overlaid, { ...EMPTY_FIELDS, gtin: GTIN })).toEqual(food);
      }),
    );
  });

  it('comes to the same in whichever order two devices send it, and sending again changes nothing', () => {
    fc.assert(
      fc.property(fields, fields, fields, (one, other, third) => {
        expect(mergeFields(one, other)).toEqual(mergeFields(other, one));
        expect(mergeFields(mergeFields(one, other), third)).toEqual(mergeFields(one, mergeFields(other, third)));
        expect(mergeFields(one, one)).toEqual(mergeFields(one, EMPTY_FIELDS));
      }),
    );
  });

  it('never makes a figure of nothing: what is not stated is the catalogue’s, and else absent', () => {
    fc.assert(
      fc.property(catalogue, fields, (food, given) => {
        const overlaid = applySubmission(food, { ...given, gtin: GTIN });
        expect(overlaid?.nutriments ?? {}).toEqual({ ...food?.nutriments, ...nutrimentsOf(ownFigures(given)) });
      }),
    );
  });

  it('an unconfirmed or incomplete list never makes any answer a yes, and takes no conflict away', () => {
    fc.assert(
      fc.property(catalogue, fields, list, fc.constantFrom(...DIETS_OF_LISTS), (food, given, unsure, diet) => {
        fc.pre(!(unsure.isConfirmed && unsure.isComplete));
        const ingredients = { value: unsure, from: 'photo' as const, at: 9 };
        const overlaid = applySubmission(food, { ...given, category: undefined, name: undefined, ingredients, gtin: GTIN });
        const answer = overlaid === null ? null : suitability(readFood(overlaid), diet).answer;
        expect(['no', 'unknown']).toContain(answer);
      }),
      { numRuns: times(80, 3000) },
    );
  });

  it('a list that names an allergen counts at once, confirmed or not', () => {
    const given = (isConfirmed: boolean): StatedFields => ({
      ...EMPTY_FIELDS,
      ingredients: {
        value: { text: 'Sugar, hazelnuts, skimmed milk powder', lang: 'en', isConfirmed, isComplete: true },
        from: 'photo',
        at: 1,
      },
    });
    for (const isConfirmed of [true, false]) {
      const food = applySubmission(null, { ...given(isConfirmed), gtin: GTIN });
      expect(food && suitability(readFood(food), 'nut-free').answer).toBe('no');
    }
  });

  it('an allergen that only the catalogue’s list names still counts beside an unconfirmed list, and no more once that is confirmed', () => {
    const facts = { ...EMPTY_FOOD, lang: 'en', ingredientsText: 'Oats, milk', allergensTags: ['en:milk'] };
    const food: FoodProduct = {
      ...facts,
      gtin: GTIN,
      name: 'Oat bar',
      brand: null,
      imageUrl: null,
      category: null,
      quantity: null,
      servingSize: null,
      source: 'import',
      sourceModifiedAt: 1,
      reading: readProduct({ ...facts, name: 'Oat bar' }),
    };
    const answer = (isConfirmed: boolean) => {
      const value = { text: 'Oats, sugar', lang: 'en', isConfirmed, isComplete: true };
      const overlaid = applySubmission(food, { ...EMPTY_FIELDS, ingredients: { value, from: 'photo', at: 1 }, gtin: GTIN });
      return overlaid && suitability(readFood(overlaid), 'dairy-free').answer;
    };
    expect([answer(false), answer(true)]).toEqual(['no', 'yes']);
  });

  it('each own field keeps the catalogue’s value beside it', () => {
    fc.assert(
      fc.property(catalogue, fields, (food, given) => {
        const overlaid = applySubmission(food, { ...given, gtin: GTIN });
        for (const own of overlaid === null ? [] : ownFieldsOf(overlaid)) {
          if (own.kind === 'figure') expect(own.catalogue).toBe(food?.nutriments[own.field] ?? null);
          if (own.kind === 'list') expect(own.catalogue).toBe(food?.ingredientsText ?? null);
        }
      }),
    );
  });

  it('each own field can be withdrawn by itself', () => {
    fc.assert(
      fc.property(catalogue, fields, (food, given) => {
        const overlaid = applySubmission(food, { ...given, gtin: GTIN });
        for (const own of overlaid === null ? [] : ownFieldsOf(overlaid)) {
          const left = applySubmission(food, { ...mergeFields(given, withdrawal(own, 9)), gtin: GTIN });
          const again = (left === null ? [] : ownFieldsOf(left)).find(({ field }) => field === own.field);
          // What is left of it is worked out from another statement.
          expect(
            again?.kind === 'figure' && own.kind === 'figure'
              ? again.origin === own.origin && again.origin !== 'energy'
              : again !== undefined,
          ).toBe(false);
        }
      }),
    );
  });

  it('can always be scored', () => {
    fc.assert(
      fc.property(catalogue, fields, (food, given) => {
        const overlaid = applySubmission(food, { ...given, gtin: GTIN });
        if (overlaid === null) return;
        const { score } = scoreFood(prepareFood(overlaid));
        expect(score >= 0 && score <= 100).toBe(true);
      }),
    );
  });
});
