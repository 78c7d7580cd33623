import { EMPTY_FOOD, type FoodProduct } from '@labelwise/domain/food';
import { openPack, PackWriter } from '@labelwise/domain/pack';
import { scoreFood } from '@labelwise/domain/scoring';
import { readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { toFood } from '@labelwise/messages/render/food-answer';
import { describe, expect, it } from 'vitest';
import { createPackShelves } from './answer-pack.ts';

const SPREADS = ['en:spreads', 'en:sweet-spreads'];

function aSpread(at: number): FoodProduct {
  const shape = {
    name: `Spread ${at}`,
    lang: 'en',
    categoriesTags: SPREADS,
    nova: 4 as const,
    ingredientsText: 'Sugar, palm oil, hazelnuts (13%), milk',
  };
  return {
    ...EMPTY_FOOD,
    ...shape,
    gtin: String(4_000_000_000_013 + 17 * at),
    brand: 'Maker',
    imageUrl: null,
    category: 'Sweet spreads',
    quantity: '400 g',
    servingSize: 15,
    source: 'import',
    sourceModifiedAt: null,
    kind: 'general',
    nutriments: { energyKj: 1500 + at, fat: 10, saturatedFat: at / 4, carbohydrates: 50, sugars: 60 - 2 * at, proteins: 6, salt: 0.107 },
    reading: readProduct(shape),
  };
}

const SPREAD_COUNT = 24;
const foods = Array.from({ length: SPREAD_COUNT }, (_none, at) => aSpread(at));

function shelves() {
  const writer = new PackWriter(VOCABULARY_VERSION);
  for (const product of foods) writer.add({ product, score: scoreFood(product).score, popularity: 1 });
  return createPackShelves([[openPack(writer.finish({ of: 'de', version: 'v', base: null, rules: 'r', madeAt: 0 }))]]);
}

describe('a pack on the device', () => {
  it('answers a food as the server does, with the same score, alerts and words', () => {
    const here = shelves();
    for (const food of foods) {
      const answer = here.food(food.gtin);
      expect(answer).toEqual(toFood(food));
      const person = { restrictions: ['Nut allergies', 'Vegan'] };
      expect(scoreFood(answer?.facts ?? EMPTY_FOOD, person)).toEqual(scoreFood(food, person));
    }
    expect(here.food('3017620422003')).toBeNull();
  });

  it('knows the shelf of a food, to the last score, and what stands on it', () => {
    const here = shelves();
    const scores = foods.map((food) => scoreFood(food).score);
    const counts = Array.from({ length: 101 }, (_none, at) => scores.filter((score) => score === at).length);
    for (const { gtin } of foods)
      expect(here.shelf(gtin)).toEqual({ shelf: { tag: 'en:sweet-spreads', name: 'Sweet spreads', size: SPREAD_COUNT, counts } });
    expect(here.shelfFoods('en:sweet-spreads', 'narrow')).toHaveLength(SPREAD_COUNT);
    expect(here.shelfFoods('en:spreads', 'wide').every(({ healthScore }) => healthScore >= 50)).toBe(true);
    expect(here.shelfFoods('en:waters', 'narrow')).toEqual([]);
  });

  it('is searched by words, slips forgiven, and by shelf', async () => {
    const here = shelves();
    expect((await here.search({ q: 'spraed 7', shelf: undefined, exact: undefined })).foods.map(({ name }) => name)).toContain('Spread 7');
    const onShelf = await here.search({ q: undefined, shelf: 'en:spreads', exact: undefined });
    expect([onShelf.foods.length, onShelf.shelf?.count]).toEqual([SPREAD_COUNT, SPREAD_COUNT]);
  });
});
