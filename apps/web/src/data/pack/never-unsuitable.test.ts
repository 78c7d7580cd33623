import { EMPTY_FOOD, type FoodProduct } from '@labelwise/domain/food';
import { openPack, PackWriter } from '@labelwise/domain/pack';
import type { Person } from '@labelwise/domain/people';
import { isHarmful, LEFT_OUT, type LeftOut, type PrintedList, printedLists } from '@labelwise/domain/people/testing';
import { type ScoreProfile, scoreFood } from '@labelwise/domain/scoring';
import { times } from '@labelwise/domain/testing';
import { understand } from '@labelwise/domain/understanding';
import { readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AudienceTask, chooseHits, chooseInstead } from '../choosing/choose.ts';
import { productOf } from '../choosing/product-of.ts';
import { createPackShelves } from './answer-pack.ts';

// Whom a list harms is stated in the table of the test, and not found by what is tested.

const FOODS = 20;

function aMuesli({ text }: PrintedList, at: number): FoodProduct {
  const shape = {
    name: `Muesli ${at}`,
    lang: 'en',
    categoriesTags: ['en:breakfasts', 'en:mueslis'],
    nova: 3 as const,
    ingredientsText: text,
  };
  return {
    ...EMPTY_FOOD,
    ...shape,
    gtin: String(4_000_000_000_013 + 17 * at),
    brand: 'Mill',
    imageUrl: null,
    category: 'Mueslis',
    quantity: '400 g',
    servingSize: null,
    source: 'import',
    sourceModifiedAt: null,
    kind: 'general',
    nutriments: { energyKj: 1400, fat: 2, saturatedFat: 0.3, carbohydrates: 60, sugars: 1 + at, fiber: 12, proteins: 12, salt: 0.01 },
    reading: readProduct(shape),
  };
}

function profileOf(leftOut: readonly LeftOut[]): ScoreProfile {
  const restrictions = leftOut.map(({ chosen }) => chosen);
  return { restrictions, understood: restrictions.flatMap((one) => understand(one)), preferencesAreStored: true };
}

const selections = fc.uniqueArray(fc.constantFrom(...LEFT_OUT), { minLength: 1, maxLength: 2 });

it('of a pack on the device nothing that harms a guest, a member or their people fits or is proposed, also after their answers changed', async () => {
  const lists = fc.sample(printedLists, { numRuns: FOODS, seed: 20_261 });
  const writer = new PackWriter(VOCABULARY_VERSION);
  const products = lists.map(aMuesli);
  for (const product of products) writer.add({ product, score: scoreFood(product).score, popularity: 1 });
  const here = createPackShelves([[openPack(writer.finish({ of: 'de', version: 'v', base: null, rules: 'r', madeAt: 0 }))]]);
  const { foods } = await here.search({ q: 'muesli', shelf: undefined, exact: undefined, limit: FOODS });
  const shelf = async (tag: string, reach: 'narrow' | 'wide') => here.shelfFoods(tag, reach);
  const harms = (gtin: string, each: readonly (readonly LeftOut[])[]): boolean => {
    const list = lists[products.findIndex((product) => product.gtin === gtin)];
    return list === undefined || each.some((leftOut) => isHarmful(list, leftOut));
  };
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(selections, selections, selections, fc.nat(FOODS - 1), async (first, second, later, at) => {
      const person = (id: string, leftOut: readonly LeftOut[]): Person => ({ id, age: null, profile: profileOf(leftOut) });
      const asked: readonly (readonly [AudienceTask, readonly (readonly LeftOut[])[]])[] = [
        [{ own: profileOf(first) }, [first]],
        [{ own: profileOf(later) }, [later]],
        [{ people: [person('me', first), person('mia', second)] }, [first, second]],
        [{ people: [person('me', later), person('mia', second)] }, [later, second]],
      ];
      const food = here.food(products[at]?.gtin ?? '');
      if (food === null) return;
      for (const [audience, each] of asked) {
        const paging = { by: 'score', from: 0, limit: FOODS, fits: false, good: false, noAdditives: false } as const;
        const fitting = chooseHits({ audience, foods, paging }).hits.filter(
          ({ fit, household }) => fit === 'fits' || household?.answer === 'safe',
        );
        const filtered = chooseHits({ audience, foods, paging: { ...paging, fits: true } }).hits;
        const instead = (await chooseInstead({ audience, food: productOf(food) }, shelf)).foods;
        const ids = [...fitting, ...filtered, ...instead].map(({ id }) => id);
        shown += ids.length;
        expect(ids.filter((id) => harms(id, each))).toEqual([]);
      }
    }),
    { numRuns: times(2, 500) },
  );
  expect(shown).toBeGreaterThan(0);
});
