import { CandidatesAnswer, type FoodCandidate, WayForward } from '@labelwise/contracts/alternatives';
import { FoodSearchAnswer, SearchCandidates } from '@labelwise/contracts/food-search';
import type { FoodProduct } from '@labelwise/domain/food';
import { QUESTION_ALLERGIES, QUESTION_DIETS } from '@labelwise/domain/health-profile';
import { prepareProfile } from '@labelwise/domain/scoring';
import { byHealthiness, candidateOf, pageOfHits, wayForward } from '@labelwise/domain/shelf';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS } from '../../../testing/database.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { anyone, signUp } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const FIGURES = { energyKj: 1600, fat: 10, saturatedFat: 3, carbohydrates: 60, sugars: 8, fiber: 4, proteins: 8, salt: 0.5 };
const LISTS = [
  'Oats, hazelnuts',
  'Oats, milk powder',
  'Oats',
  'Oats, egg',
  'Wheat, soy',
  'Rice, sesame',
  'Rice. May contain nuts',
  'Beef',
  'Rice',
];
const FOODS = LISTS.map((ingredientsText, at) => ({
  gtin: String(4_300_000_000_000 + at),
  name: `Muesli ${at}`,
  brand: `Maker ${at}`,
  categoriesTags: ['en:breakfasts', 'en:breakfast-cereals', 'en:mueslis'],
  ingredientsText,
  allergensTags: [],
  nutriments: { ...FIGURES, sugars: 3 * at, fiber: 12 - at },
}));
const [SWEETEST] = FOODS.map(({ gtin }) => gtin).toReversed();

/** As a device makes a food of what the server answers. */
function productOf({ id, name, brand, facts }: Pick<FoodCandidate, 'id' | 'name' | 'brand' | 'facts'>): FoodProduct {
  const unknown = { imageUrl: null, category: null, quantity: null, servingSize: null, source: 'sample', sourceModifiedAt: null } as const;
  return { ...facts, gtin: id, name, brand, ...unknown };
}

const PEOPLE = [...QUESTION_ALLERGIES, ...QUESTION_DIETS].map(({ label, texts }) => [label, texts] as const);

describe.each(DIALECTS)('a device that chooses by itself, on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, ...FOODS);
  });

  it('finds, scores and proposes what the server does for a member who answered the same, and nothing that harms them', async () => {
    const guest = anyone(test);
    const found = SearchCandidates.parse((await guest('GET', '/api/search/candidates?q=muesli')).json);
    const shelf = CandidatesAnswer.parse((await guest('GET', '/api/shelf-foods?category=en:mueslis')).json);
    expect([found.foods.length, shelf.foods.length]).toEqual([LISTS.length, LISTS.length]);
    const hits = found.foods.map((food) => ({ ...candidateOf(productOf(food)), isWhole: food.isWhole }));
    const ranked = shelf.foods.map((food) => candidateOf(productOf(food))).sort(byHealthiness);
    const current = shelf.foods.find(({ id }) => id === SWEETEST);
    if (current === undefined) throw new Error('The shelf lacks the food that is asked about.');
    const member = await signUp(test, 'ana');
    for (const [label, restrictions] of PEOPLE) {
      await member.as('PUT', '/api/health-profile', { dietaryRestrictions: restrictions, consentVersion: '2026-11' });
      const profile = prepareProfile({ restrictions });
      for (const flag of ['', '&fits=1'] as const) {
        const theirs = FoodSearchAnswer.parse((await member.as('GET', `/api/search?q=muesli${flag}`)).json);
        const own = pageOfHits(hits, profile, { by: 'match', from: 0, limit: 24, fits: flag !== '', good: false, noAdditives: false });
        expect(
          own.hits.map(({ product, score, fit }) => [product.gtin, score, fit]),
          label,
        ).toEqual(theirs.hits.map(({ id, score, fit }) => [id, score, fit]));
        expect([own.total, own.filters]).toEqual([theirs.total, theirs.filters]);
      }
      const way = WayForward.parse((await member.as('GET', `/api/foods/${SWEETEST}/instead`)).json);
      const own = await wayForward(productOf(current), profile, { narrow: async () => ranked, wide: async () => [] });
      expect([own.kind, own.foods.map(({ candidate, score }) => [candidate.product.gtin, score])], label).toEqual([
        way.kind,
        way.foods.map(({ food, score }) => [food.id, score]),
      ]);
    }
  });

  it('reads the shelf in pages, and of a category that nobody knows nothing', async () => {
    const guest = anyone(test);
    const rest = CandidatesAnswer.parse((await guest('GET', '/api/shelf-foods?category=en:mueslis&from=7')).json);
    expect([rest.foods.length, rest.hasMore]).toEqual([LISTS.length - 7, false]);
    const wide = CandidatesAnswer.parse((await guest('GET', '/api/shelf-foods?category=en:breakfasts&reach=wide')).json);
    expect(wide.foods.every(({ healthScore }) => healthScore >= 50)).toBe(true);
    expect((await guest('GET', '/api/shelf-foods?category=en:nothing')).json).toEqual({ foods: [], hasMore: false });
    expect((await guest('GET', '/api/shelf-foods')).status).toBe(400);
  });
});
