import { scoreFood } from '@labelwise/domain/scoring';
import { profiles } from '@labelwise/domain/scoring/testing';
import { times } from '@labelwise/domain/testing';
import { assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenSamples } from '../../../../testing/given-samples.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createGuide } from '../guide.service.ts';
import { createProfiledTools, resolvedProfile } from '../testing/guide-app.ts';
import { brokenRestriction } from './breaks.ts';
import { CONVERSATION_QUESTIONS, FOOD_QUESTIONS, OTHER_QUESTIONS, PRODUCT_QUESTIONS } from './questions.data.ts';

const QUESTIONS = [...PRODUCT_QUESTIONS, ...FOOD_QUESTIONS, ...CONVERSATION_QUESTIONS, ...OTHER_QUESTIONS].map(({ ask }) => ask);
const RUNS = times(20, 3000);
const caller = { userId: 'anybody' };

describe('for every member and question', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    await givenSamples(test.db);
  });
  afterAll(() => test.close());

  it('the guide proposes no food that goes against a restriction, may break one, or holds what is strongly avoided', async () => {
    const toolsFor = createProfiledTools(test.db);
    let proposed = 0;
    await assert(
      asyncProperty(profiles, constantFrom(...QUESTIONS), async (profile, question) => {
        const tools = toolsFor(profile);
        const answer = await createGuide({ tools }).compose({ caller, question, history: [] });
        const ownTools = await tools.forMember('anybody', 'guide');
        for (const barcode of answer.suggested) {
          const product = await ownTools.product(barcode);
          if (product === null) throw new Error(`${barcode} is not in the catalogue`);
          proposed += 1;
          const { alerts, contributions } = scoreFood(product.facts, await resolvedProfile(profile));
          expect(
            alerts.filter(({ level }) => level !== 'note'),
            product.name,
          ).toEqual([]);
          expect(
            contributions.map(({ id }) => id),
            product.name,
          ).not.toContain('cap.avoided');
          expect(
            brokenRestriction(product.facts, [...(profile.restrictions ?? []), ...(profile.conditions ?? [])]),
            product.name,
          ).toBeNull();
        }
      }),
      { numRuns: RUNS },
    );
    expect(proposed).toBeGreaterThan(RUNS / 2);
  }, 300_000);

  it('the guide gives the same answer to the same question', async () => {
    const guide = createGuide({ tools: createProfiledTools(test.db)({ restrictions: ['Vegan'] }) });
    await assert(
      asyncProperty(constantFrom(...QUESTIONS), async (question) => {
        const [one, other] = [await guide.answer({ caller, question, history: [] }), await guide.answer({ caller, question, history: [] })];
        expect(one).toEqual(other);
      }),
      { numRuns: times(6, 40) },
    );
  });
});
