import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodProduct } from '../food/index.ts';
import { type Person, preparePeople, verdictForAll } from '../people/index.ts';
import { isHarmful, LEFT_OUT, type LeftOut, type PrintedList, printedLists } from '../people/testing/index.ts';
import { fitOf, fitOfScore, isSuggestable, prepareProfile, type ScoreProfile, scoreFood } from '../scoring/index.ts';
import { bestSwap, bestSwaps, judgeItems } from '../shopping/index.ts';
import { times } from '../testing/index.ts';
import { understand } from '../understanding/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { betterArrival } from '../watch.ts';
import { byHealthiness, candidateOf, pageOfHits, wayForward } from './index.ts';

// Whom a list harms is stated in the table of the test, and not found by what is tested.

const NAMES = ['muesli', 'granola', 'crunch', 'flakes', 'porridge', 'bran', 'clusters', 'puffs'];

function productOf({ text }: PrintedList, at: number): FoodProduct {
  const name = NAMES[at] ?? 'more';
  const shape = { name, lang: 'en', ingredientsText: text, categoriesTags: ['en:mueslis'], nova: 3 as const };
  return {
    ...EMPTY_FOOD,
    ...shape,
    gtin: String(4_000_000_000_000 + at),
    brand: null,
    imageUrl: null,
    category: null,
    quantity: '400 g',
    servingSize: null,
    source: 'open-food-facts',
    sourceModifiedAt: null,
    kind: 'general',
    kindBasis: 'category',
    nutriments: { energyKj: 1400, fat: 2, saturatedFat: 0.3, carbohydrates: 60, sugars: 1 + 2 * at, fiber: 12, proteins: 12, salt: 0.01 },
    reading: readProduct(shape),
  };
}

function profileOf(leftOut: readonly LeftOut[]): ScoreProfile {
  const restrictions = leftOut.map(({ chosen }) => chosen);
  return { restrictions, understood: restrictions.flatMap((one) => understand(one)), preferencesAreStored: true };
}

const selections = fc.uniqueArray(fc.constantFrom(...LEFT_OUT), { minLength: 1, maxLength: 2 });
const shelves = fc.array(printedLists, { minLength: 4, maxLength: 8 });

it('what harms somebody never fits, nor is it proposed, at any place, to them alone or with others, nor after a change', async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(shelves, fc.array(selections, { minLength: 1, maxLength: 3 }), selections, async (lists, each, later) => {
      const candidates = lists.map((list, at) => candidateOf(productOf(list, at)));
      const listOf = new Map(candidates.map(({ product }, at) => [product.gtin, lists[at]]));
      const harmsAny = (gtin: string, people: readonly (readonly LeftOut[])[]): boolean => {
        const list = listOf.get(gtin);
        return list === undefined || people.some((leftOut) => isHarmful(list, leftOut));
      };
      // The same foods are asked again after the first of them changed what they leave out.
      for (const people of [each, [later, ...each.slice(1)], [later]]) {
        const persons = people.map((leftOut, at): Person => ({ id: `p${at}`, age: null, profile: profileOf(leftOut) }));
        const prepared = preparePeople(persons);
        const [alone = prepareProfile({})] = persons.map(({ profile }) => prepareProfile(profile));
        const ranked = candidates.toSorted(byHealthiness);
        const [first] = candidates;
        if (first === undefined) return;
        for (const { product, prepared: food } of candidates) {
          if (harmsAny(product.gtin, people)) expect(['safe', 'free']).not.toContain(verdictForAll(food, prepared).answer);
          if (!harmsAny(product.gtin, people.slice(0, 1))) continue;
          expect(fitOf(food, alone), product.ingredientsText ?? '').not.toBe('fits');
          expect(fitOfScore(scoreFood(food, alone))).not.toBe('fits');
          expect(isSuggestable(food, alone)).toBe(false);
        }
        const hits = candidates.map((one) => ({ ...one, isWhole: true }));
        const flags = { by: 'score', from: 0, limit: 100, fits: true, good: false, noAdditives: false } as const;
        const ways = await wayForward(first.product, prepared, { narrow: async () => ranked, wide: async () => ranked });
        const arrival = betterArrival(first.product, candidates, prepared);
        const items = judgeItems(
          candidates.map(({ product, prepared: food }) => ({ id: product.gtin, food, quantity: 1, packSize: '400 g' })),
          prepared,
        );
        const swaps = items.flatMap((item) => bestSwap(item, { name: 'other', brand: null }, candidates, prepared) ?? []);
        const shown = [
          ...pageOfHits(hits, prepared, flags).hits.map(({ product }) => product.gtin),
          ...ways.foods.map(({ candidate }) => candidate.product.gtin),
          ...(arrival === null ? [] : [arrival.candidate.product.gtin]),
          ...bestSwaps(items, swaps).map(({ candidate }) => candidate.product.gtin),
        ];
        proposed += shown.length;
        expect(shown.filter((gtin) => harmsAny(gtin, people)).map((gtin) => listOf.get(gtin)?.text)).toEqual([]);
      }
    }),
    { numRuns: times(8, 2000) },
  );
  expect(proposed).toBeGreaterThan(0);
});
