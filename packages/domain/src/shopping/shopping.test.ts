import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodProduct } from '../food/index.ts';
import { type Person, type PreparedPerson, preparePeople, verdictForAll } from '../people/index.ts';
import { prepareFood } from '../scoring/index.ts';
import { foods, profiles } from '../scoring/testing/index.ts';
import { candidateOf } from '../shelf/index.ts';
import { times } from '../testing/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { packAmount } from './basket.ts';
import { type BasketItem, type BasketSwap, basketOf, bestSwap, bestSwaps, judgeItems, perPersonAndDay, withSwap } from './index.ts';

const RUNS = { numRuns: times(60, 5000) };
const STRICTNESS = { conflict: 0, unknown: 1, 'not judged': 2, 'no conflict': 3, fits: 3, safe: 3, free: 4 } as const;

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

/** The score of the basket with other foods in the place of these, added up from the foods themselves. */
function promisedBy(items: readonly BasketItem[], swaps: readonly BasketSwap[], people: readonly PreparedPerson[]): number | null {
  const now = items.map((item) => {
    const swap = swaps.find(({ itemId }) => itemId === item.id);
    return swap === undefined ? item : { ...item, food: prepareFood(swap.candidate.product) };
  });
  return basketOf(judgeItems(now, people)).score;
}

describe('laws of a basket', () => {
  it('its answer is never milder than that of any person to any food, nor its score higher than the mean of any adult', () => {
    fc.assert(
      fc.property(baskets, adults, (items, people) => {
        const prepared = preparePeople(people);
        const basket = basketOf(judgeItems(items, prepared));
        for (const one of prepared) {
          const alone = basketOf(judgeItems(items, [one]));
          expect(STRICTNESS[basket.verdict?.answer ?? 'free']).toBeLessThanOrEqual(STRICTNESS[alone.verdict?.answer ?? 'free']);
          for (const item of judgeItems(items, prepared))
            expect(STRICTNESS[basket.verdict?.answer ?? 'free']).toBeLessThanOrEqual(STRICTNESS[item.verdict.answer]);
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

  it('a swap never worsens anybody’s answer or score, raises that of all, and the basket has the promised score', () => {
    let found = 0;
    fc.assert(
      fc.property(baskets, households, fc.array(foods, { minLength: 3, maxLength: 6 }), (items, people, others) => {
        const prepared = preparePeople(people);
        const judged = judgeItems(items, prepared);
        const shelf = others.map((facts, index) => candidateOf({ ...productOf('', `shelf ${index}`, {}), ...facts }));
        const swaps = judged.flatMap((item) => bestSwap(item, { name: 'basket', brand: null }, shelf, prepared) ?? []);
        let now = judged;
        const made: BasketSwap[] = [];
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
          expect(promisedBy(items, [swap], prepared)).toBe(swap.scoreAlone);
          made.push(swap);
          expect(promisedBy(items, made, prepared)).toBe(swap.scoreAfter);
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
    expect(basketOf([])).toMatchObject({ verdict: null, score: null });
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
