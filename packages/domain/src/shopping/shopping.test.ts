import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodProduct } from '../food/index.ts';
import { type Person, preparePeople, verdictForAll } from '../people/index.ts';
import { prepareFood } from '../scoring/index.ts';
import { foods, profiles } from '../scoring/testing/index.ts';
import { candidateOf } from '../shelf/index.ts';
import { times } from '../testing/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import {
  type BasketItem,
  basketOf,
  bestSwap,
  bestSwaps,
  changeEntry,
  type EntryChange,
  type EntryValues,
  entryOf,
  entryOfText,
  highestCount,
  judgeItems,
  mergeChanges,
  mergeEntry,
  overriddenFields,
  perPersonAndDay,
  type ShoppingEntry,
  withSwap,
} from './index.ts';
import { packAmount } from './pack-amount.ts';

const RUNS = { numRuns: times(60, 5000) };
const STRICTNESS = { conflict: 0, unknown: 1, 'not judged': 2, fits: 3, safe: 3, free: 4 } as const;

const NEW: EntryValues = { name: 'Lemons', foodId: null, quantity: 2, place: 'list', isRemoved: false };
const made = (values: Partial<EntryValues> = {}): ShoppingEntry => {
  const entry = entryOf(changeEntry('lemons', { ...NEW, ...values }, { seen: 0, by: 'ana' }));
  if (entry === null) throw new Error('A whole entry was given');
  return entry;
};
const valuesOf = ({ name, foodId, quantity, place, isRemoved }: ShoppingEntry): EntryValues => ({
  name: name.value,
  foodId: foodId.value,
  quantity: quantity.value,
  place: place.value,
  isRemoved: isRemoved.value,
});
const changes: fc.Arbitrary<EntryChange> = fc
  .record({
    values: fc.record(
      {
        name: fc.constantFrom('Limes', 'Melons'),
        quantity: fc.integer({ min: 1, max: 9 }),
        place: fc.constantFrom('list', 'basket'),
        isRemoved: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    seen: fc.integer({ min: 0, max: 5 }),
    by: fc.constantFrom('ana', 'ben', 'cleo'),
  })
  .map(({ values, ...at }) => changeEntry('lemons', values, at));

describe('an entry that several devices change', () => {
  it('ends the same whatever the order in which changes arrive, and however often', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (given, picks) => {
        const inOrder = given.reduce(mergeEntry, made());
        const repeated = [...given.toReversed(), ...picks.flatMap((pick) => given[pick % Math.max(given.length, 1)] ?? [])];
        expect(repeated.reduce(mergeEntry, made())).toEqual(inOrder);
      }),
      RUNS,
    );
  });

  it('two changes that wait together say the same as one after the other', () => {
    fc.assert(
      fc.property(changes, changes, (one, other) => {
        expect(mergeEntry(made(), mergeChanges(one, other))).toEqual(mergeEntry(mergeEntry(made(), one), other));
      }),
      RUNS,
    );
  });

  it('of different fields all count, of one field the change that knew of the other', () => {
    const ticked = changeEntry('lemons', { place: 'basket' }, { seen: 1, by: 'ana' });
    const three = changeEntry('lemons', { quantity: 3 }, { seen: 1, by: 'ben' });
    const both = mergeEntry(mergeEntry(made(), ticked), three);
    expect(valuesOf(both)).toMatchObject({ place: 'basket', quantity: 3 });
    const four = changeEntry('lemons', { quantity: 4 }, { seen: highestCount(both), by: 'ana' });
    expect(valuesOf(mergeEntry(mergeEntry(made(), four), three)).quantity).toBe(4);
  });

  it('names the fields in which somebody else’s change stands in the place of one’s own', () => {
    const own = changeEntry('lemons', { quantity: 3, place: 'basket' }, { seen: 1, by: 'ana' });
    const theirs = changeEntry('lemons', { quantity: 5 }, { seen: 4, by: 'ben' });
    const merged = mergeEntry(mergeEntry(made(), own), theirs);
    expect(overriddenFields(own, merged)).toEqual(['quantity']);
    expect(overriddenFields(own, mergeEntry(made(), own))).toEqual([]);
  });

  it('a change of some fields is no entry of its own', () => {
    expect(entryOf(changeEntry('x', { quantity: 2 }, { seen: 0, by: 'ana' }))).toBeNull();
  });
});

describe('typed words', () => {
  it.each([
    ['2 lemons', 'lemons', 2],
    ['3x milk', 'milk', 3],
    ['2 × Skyr', 'Skyr', 2],
    ['Skyr x 4', 'Skyr', 4],
    ['500 g flour', '500 g flour', 1],
    ['2 l milk', '2 l milk', 1],
    ['1kg rice', '1kg rice', 1],
    ['  bread   rolls ', 'bread rolls', 1],
    ['0 lemons', '0 lemons', 1],
    ['100 % juice', '100 % juice', 1],
    ['2', '2', 1],
  ])('%s are %s, %i', (text, name, quantity) => {
    expect(entryOfText(text)).toEqual({ name, quantity });
  });

  it('of nothing are no entry', () => {
    expect(entryOfText(' \u200e ')).toBeNull();
  });
});

describe('the size of a pack', () => {
  it.each([
    ['450 g', 450],
    ['6 x 125 g', 750],
    ['4×1,5 l', 6000],
    ['1.5L', 1500],
    ['33 cl', 330],
    ['1 kg e', 1000],
    ['12 oz', 340.2],
    ['6 pieces', null],
    ['', null],
    ['99 kg', null],
    [null, null],
  ])('%s is %s', (text, amount) => {
    const found = packAmount(text);
    if (amount === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(amount, 6);
  });
});

const ages = fc.constantFrom(null, null, 6, 17, 1);
const households: fc.Arbitrary<Person[]> = fc
  .array(fc.record({ age: ages, profile: profiles }), { maxLength: 3 })
  .map((all) => all.map((one, index) => ({ ...one, id: `p${index}` })));
const adults = fc
  .array(profiles, { minLength: 1, maxLength: 3 })
  .map((all) => all.map((profile, index) => ({ id: `p${index}`, age: null, profile })));
const baskets: fc.Arbitrary<BasketItem[]> = fc
  .array(fc.record({ food: foods, quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map(({ food, quantity }, index) => ({ id: `f${index}`, food: prepareFood(food), quantity, packSize: '500 g' })));

const productOf = (text: string, name: string, nutriments: FoodProduct['nutriments'], more: Partial<FoodProduct> = {}): FoodProduct => {
  const facts = {
    ...EMPTY_FOOD,
    lang: 'en',
    ingredientsText: text,
    kind: 'general',
    listBasis: 'source',
    nova: 3,
    nutriments,
    ...more,
  } as const;
  return {
    ...facts,
    reading: readProduct({ ...facts, name }),
    gtin: name,
    name,
    brand: null,
    imageUrl: null,
    category: null,
    quantity: null,
    servingSize: null,
    source: 'open-food-facts',
    sourceModifiedAt: null,
  };
};
const TABLE = { energyKj: 1600, fat: 8, saturatedFat: 2, carbohydrates: 60, sugars: 20, proteins: 9, salt: 0.5, fiber: 7 };

describe('laws of a basket', () => {
  it('its answer is never milder than that of any person to any food, nor its score higher than the mean of any adult', () => {
    fc.assert(
      fc.property(baskets, adults, (items, people) => {
        const prepared = preparePeople(people);
        const basket = basketOf(judgeItems(items, prepared));
        for (const one of prepared) {
          const alone = basketOf(judgeItems(items, [one]));
          expect(STRICTNESS[basket.answer ?? 'free']).toBeLessThanOrEqual(STRICTNESS[alone.answer ?? 'free']);
          if (alone.score !== null) expect(basket.score).toBeLessThanOrEqual(alone.score);
        }
      }),
      RUNS,
    );
  });

  it('neither the order of foods nor that of people matters', () => {
    fc.assert(
      fc.property(baskets, households, (items, people) => {
        const one = basketOf(judgeItems(items, preparePeople(people)));
        const other = basketOf(judgeItems(items.toReversed(), preparePeople(people.toReversed())));
        expect({ ...other, items: [] }).toEqual({ ...one, items: [] });
      }),
      RUNS,
    );
  });

  it('a swap never worsens anybody’s answer or score, and raises that of all', () => {
    let found = 0;
    fc.assert(
      fc.property(baskets, households, fc.array(foods, { minLength: 3, maxLength: 6 }), (items, people, others) => {
        const prepared = preparePeople(people);
        const judged = judgeItems(items, prepared);
        const shelf = others.map((facts, index) => candidateOf({ ...productOf('', `shelf ${index}`, {}), ...facts }));
        const swaps = judged.flatMap((item) => bestSwap(item, { name: 'basket', brand: null }, shelf, prepared) ?? []);
        let now = judged;
        for (const swap of bestSwaps(judged, swaps)) {
          const before = now.find(({ id }) => id === swap.itemId)?.verdict;
          now = withSwap(now, swap);
          const after = now.find(({ id }) => id === swap.itemId)?.verdict;
          expect(after?.score).toBeGreaterThan(before?.score ?? 0);
          for (const one of before?.people ?? []) {
            const then = after?.people.find(({ id }) => id === one.id);
            expect(Math.min(STRICTNESS[then?.answer ?? 'conflict'], 3)).toBeGreaterThanOrEqual(Math.min(STRICTNESS[one.answer], 3));
            if (one.score !== null) expect(then?.score).toBeGreaterThanOrEqual(one.score);
          }
          expect(basketOf(now).score).toBe(swap.scoreAfter);
          found += 1;
        }
      }),
      RUNS,
    );
    expect(found).toBeGreaterThan(0);
  });
});

describe('a basket', () => {
  const item = (product: FoodProduct, quantity = 1, packSize: string | null = '500 g'): BasketItem => ({
    id: product.name,
    food: prepareFood(product),
    quantity,
    packSize,
  });
  const oats = productOf('Wholegrain oats', 'Oats', { ...TABLE, sugars: 1, fiber: 10, salt: 0.02 });
  const muesli = productOf('Oats, sugar, hazelnuts, raisins', 'Muesli', { ...TABLE, sugars: 30, saturatedFat: 6 });

  it('is weighted by packs, and a food without a score is named, never counted as none', () => {
    const people = preparePeople([{ id: 'ana', age: null, profile: {} }]);
    const judged = judgeItems([item(oats), item(muesli, 3), item(productOf('', 'Nothing known', {}, { nova: null, kind: null }))], people);
    const [first, second] = judged.map(({ verdict }) => verdict.score);
    const { score, withoutScore } = basketOf(judged);
    expect(score).toBe(Math.round(((first ?? 0) + 3 * (second ?? 0)) / 4));
    expect(withoutScore).toBe(1);
    expect(basketOf([])).toMatchObject({ answer: null, score: null });
  });

  it('says what each person gets on each day, and how many foods have no figure', () => {
    const items = [item(oats, 2), item(muesli, 1, null), item(productOf('Salt', 'Salt', {}), 1)];
    const [sugars, salt] = perPersonAndDay(items, { people: 2, days: 5, words: 1 });
    expect(sugars).toMatchObject({ nutriment: 'sugars', without: 3 });
    expect(sugars?.grams).toBeCloseTo((2 * 500 * 0.01) / 10, 6);
    expect(salt?.ofDay).toBe(5);
    expect(perPersonAndDay([item(muesli, 1, null)], { people: 2, days: 5, words: 0 })[0]).toMatchObject({ grams: null, without: 1 });
  });

  it('a figure that cannot be true is no figure', () => {
    const [, , saturates] = perPersonAndDay([item(productOf('Oats', 'Oats', { ...TABLE, fat: 2, saturatedFat: 40 }))], {
      people: 1,
      days: 1,
      words: 0,
    });
    expect(saturates).toMatchObject({ grams: null, without: 1 });
  });

  it('is proposed no food that may not be proposed to everybody, and none where somebody is below three', () => {
    const shelf = [oats, productOf('Oats, hazelnuts', 'Nut oats', { ...TABLE, sugars: 0, fiber: 14, salt: 0, saturatedFat: 1 })].map(
      candidateOf,
    );
    const swapFor = (people: readonly Person[]) => {
      const prepared = preparePeople(people);
      const [judged] = judgeItems([item(muesli)], prepared);
      return judged === undefined ? null : bestSwap(judged, muesli, shelf, prepared);
    };
    const ana = { id: 'ana', age: null, profile: {} };
    const allergic = { id: 'mia', age: 6, profile: { restrictions: ['Allergy: Tree nuts'] } };
    expect(swapFor([ana, allergic])?.candidate.product.name).toBe('Oats');
    expect(swapFor([ana, allergic])?.verdict).toEqual(verdictForAll(prepareFood(oats), preparePeople([ana, allergic])));
    expect(swapFor([ana, { id: 'leo', age: 1, profile: {} }])).toBeNull();
    expect(swapFor([])).toBeNull();
  });
});
