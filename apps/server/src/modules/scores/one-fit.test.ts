import { FoodSearchAnswer } from '@labelwise/contracts/food-search';
import { HealthProfile } from '@labelwise/contracts/health-profile';
import { FavoriteEntry } from '@labelwise/contracts/saved-foods';
import { FoodScore } from '@labelwise/contracts/scores';
import { comparisonVerdict } from '@labelwise/domain/comparison';
import { openPack, PackWriter } from '@labelwise/domain/pack';
import { preparePeople, verdictForAll } from '@labelwise/domain/people';
import { type Fit, fitOf, fitOfScore, prepareFood, prepareProfile, profileFromJson } from '@labelwise/domain/scoring';
import { vocabulary } from '@labelwise/domain/vocabulary';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { givenFoods } from '../../testing/given-foods.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { productAnswer } from '../mcp/product-answer.ts';

const FIGURES = { energyKj: 1600, fat: 10, saturatedFat: 3, carbohydrates: 60, sugars: 8, fiber: 4, proteins: 8, salt: 0.5 };
/** What harms somebody, what may, and what harms nobody. */
const LISTS = [
  'Rice, hazelnuts',
  'Rice, vegetable oil, salt',
  'Rice, natural flavour',
  'Rice, wonderstuff',
  'Rice. May contain sesame and nuts',
  'Rice, gelatin',
  'Water, barley malt, hops',
  'Rice',
  null,
];
const RESTRICTIONS = [['Nut allergies'], ['Allergy: Sesame'], ['Halal'], ['Keto'], ['Allergy: sunflower']];
const STRICTNESS: readonly (Fit | null)[] = ['fits', 'unknown', 'conflict'];

it('no surface is milder than another about what a person leaves out', async () => {
  const test = await startTestApp('sqlite', { env: { FREE_SCANS_PER_DAY: '0' } });
  const foods = await givenFoods(
    test.db,
    ...LISTS.map((ingredientsText, at) => ({
      gtin: String(4_310_000_000_000 + at),
      name: `Supper ${at}`,
      categoriesTags: ['en:meals'],
      ingredientsText,
      allergensTags: [],
      nutriments: FIGURES,
    })),
  );
  const { as } = await signUp(test, 'ana');
  for (const { gtin } of foods) await as('POST', '/api/favorites', { foodId: gtin });
  const writer = new PackWriter(vocabulary().version);
  for (const product of foods) writer.add({ product, score: 50, popularity: 1 });
  const pack = openPack(writer.finish({ of: 'de', version: '0123456789abcdef', base: null, rules: '1', madeAt: 1 }));
  const seen = new Set<string>();
  for (const restrictions of RESTRICTIONS) {
    await as('PUT', '/api/health-profile', { dietaryRestrictions: restrictions, consentVersion: '2026-11' });
    const { understood } = HealthProfile.parse((await as('GET', '/api/health-profile')).json);
    const profile = profileFromJson({ restrictions, understood: understood.flatMap((typed) => typed.restrictions) });
    const own = prepareProfile(profile);
    const favorites = z.array(FavoriteEntry).parse((await as('GET', '/api/favorites')).json);
    const { hits } = FoodSearchAnswer.parse((await as('GET', '/api/search?q=supper&limit=50')).json);
    const fitting = FoodSearchAnswer.parse((await as('GET', '/api/search?q=supper&limit=50&fits=1')).json);
    const compared: Parameters<typeof comparisonVerdict>[0][number][] = [];
    for (const food of foods) {
      const truth = fitOf(prepareFood(food), own);
      const what = `${food.ingredientsText ?? 'no list'} for ${restrictions.join(', ')}`;
      seen.add(String(truth));
      const score = FoodScore.parse((await as('POST', '/api/calculate-score', { food: { id: food.gtin } })).json);
      const listed = favorites.find((entry) => entry.food.id === food.gtin)?.food.facts;
      const person = preparePeople([{ id: 'mia', age: 6, profile }]);
      expect(
        {
          results: fitOfScore(score),
          list: listed === undefined ? null : fitOf(prepareFood(listed), own),
          search: hits.find(({ id }) => id === food.gtin)?.fit,
          filter: fitting.hits.some(({ id }) => id === food.gtin),
          pack: fitOf(prepareFood(pack.food(pack.placeOf(Number(food.gtin)))), own),
          program: productAnswer(food, own).fit,
        },
        what,
      ).toEqual({ results: truth, list: truth, search: truth, filter: truth === 'fits', pack: truth, program: truth });
      const [child] = verdictForAll(prepareFood(food), person).people;
      const answer = child?.answer === 'conflict' || child?.answer === 'unknown' ? child.answer : 'fits';
      expect(STRICTNESS.indexOf(answer), what).toBeGreaterThanOrEqual(STRICTNESS.indexOf(truth));
      compared.push({ facts: food, servingSize: null, score: score.basis === 'none' ? null : score.score, fit: fitOfScore(score) });
    }
    const verdict = comparisonVerdict(compared);
    const taken = verdict.kind === 'one' ? [verdict.at] : verdict.kind === 'same' ? verdict.at : [];
    for (const at of taken) expect(compared[at]?.fit).toBe('fits');
  }
  expect([...seen].sort()).toEqual(['conflict', 'fits', 'unknown']);
});
