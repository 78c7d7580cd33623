import { Food } from '@labelwise/contracts/foods';
import { CONSENT_VERSION, HealthProfile } from '@labelwise/contracts/health-profile';
import { profileFromJson, type ScoreProfile, scoreFood } from '@labelwise/domain/scoring';
import { foods, profiles } from '@labelwise/domain/scoring/testing';
import { times } from '@labelwise/domain/testing';
import { sayEnglish } from '@labelwise/messages/english';
import { presentScore } from '@labelwise/messages/render/score';
import { sample } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** A hundred thousand pairs under stress. */
const [MEMBERS, FOODS] = [times(5, 200), times(40, 500)];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp('sqlite', { env: { LABELWISE_BENCH: '1' } });
});
afterAll(() => test.close());

/** Signs up someone with these selections and one own preference of each direction, as the free plan has it. */
async function givenMember({ goals = [], conditions = [], restrictions = [], preferences = [] }: ScoreProfile, name: string): Promise<As> {
  const { as } = await signUp(test, name);
  const chosen = { healthGoals: goals, medicalConditions: conditions, dietaryRestrictions: restrictions, consentVersion: CONSENT_VERSION };
  expect((await as('POST', '/api/health-profile', chosen)).status).toBe(200);
  for (const { ingredientName, preferenceValue } of preferences) {
    if (preferenceValue !== 0) await as('POST', '/api/user-preferences', { ingredientName, preferenceValue });
  }
  return as;
}

/** What the web app stores of the member for scores of its own. */
async function profileOnDevice(as: As) {
  const [{ json: chosen }, { json: preferences }] = await Promise.all([
    as('GET', '/api/health-profile'),
    as('GET', '/api/user-preferences'),
  ]);
  const { healthGoals: goals, medicalConditions: conditions, dietaryRestrictions: restrictions, understood } = HealthProfile.parse(chosen);
  return profileFromJson({
    goals,
    conditions,
    restrictions,
    understood: understood.flatMap((one) => one.restrictions),
    preferences,
    preferencesAreStored: true,
  });
}

it('for every food and member, the server answers the score that the device would give, to the last line', {
  timeout: 600_000,
}, async () => {
  const gtins = sample(foods, { numRuns: FOODS, seed: 25 }).map((facts, index) => ({ ...facts, gtin: String(4_200_000_000_000 + index) }));
  await givenFoods(test.db, ...gtins);
  const answers = await Promise.all(gtins.map(({ gtin }) => anyone(test)('GET', `/api/foods/barcode/${gtin}`)));
  const known = answers.map(({ json }) => Food.parse(json));
  for (const [index, profile] of [undefined, ...sample(profiles, { numRuns: MEMBERS, seed: 52 })].entries()) {
    const as = profile === undefined ? anyone(test) : await givenMember(profile, `member${index}`);
    const own = profile === undefined ? undefined : await profileOnDevice(as);
    for (const food of known) {
      const {
        json: { rulesVersion: _edition, ...served },
      } = await as('POST', '/api/calculate-score', { food: { id: food.id } });
      expect(served, `food ${food.id}, member ${index}`).toEqual(
        JSON.parse(JSON.stringify(presentScore(sayEnglish, scoreFood(food.facts, own)))),
      );
    }
  }
});
