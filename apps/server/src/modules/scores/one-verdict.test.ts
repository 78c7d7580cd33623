import { WayForward } from '@labelwise/contracts/alternatives';
import { FoodSearchAnswer } from '@labelwise/contracts/food-search';
import { Food } from '@labelwise/contracts/foods';
import { HealthProfile } from '@labelwise/contracts/health-profile';
import { Preference } from '@labelwise/contracts/preferences';
import { ScanEntry } from '@labelwise/contracts/scans';
import { FoodScore } from '@labelwise/contracts/scores';
import { TrendingItem } from '@labelwise/contracts/trending';
import { preparePeople, verdictForAll } from '@labelwise/domain/people';
import { prepareFood, profileFromJson, type Verdict, verdictOf } from '@labelwise/domain/scoring';
import { whatChanged } from '@labelwise/domain/watch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type As, signUp } from '../../testing/members.ts';
import { startGuided } from '../ai/guide/testing/guide-app.ts';

/** Great, poor, in conflict with an allergy to nuts, and held back: its only ingredient is not known. */
const FOODS = [
  '0000651213019',
  '0000111048403',
  '0034671141540',
  '0000236598784',
  '0000054491014',
  '3017620422003',
  '0036800049802',
  '0009166888040',
];

type Judged = { score: number; verdict: Verdict };
const STATES = { judged: {}, check: { isHeldBack: true }, 'no data': { basis: 'none' } } as const;

let guided: Awaited<ReturnType<typeof startGuided>>;
let as: As;
let userId: string;
const foods: { id: string; name: string; judged: Judged }[] = [];
beforeAll(async () => {
  guided = await startGuided('sqlite');
  const ana = await signUp(guided.test, 'ana', { trial: true });
  ({ as, id: userId } = ana);
  const profile = { dietaryRestrictions: ['Nut allergies'], healthGoals: ['Heart Health'], consentVersion: '2026-11' };
  expect((await as('PUT', '/api/health-profile', profile)).status).toBe(200);
  for (const id of FOODS) {
    const { status, json } = await as('POST', '/api/calculate-score', { food: { id } });
    expect(status).toBe(200);
    const score = FoodScore.parse(json);
    const name = (await as('GET', `/api/foods/barcode/${id}`)).json.name;
    if (typeof name === 'string') foods.push({ id, name, judged: { score: score.score, verdict: verdictOf(score) } });
  }
});
afterAll(() => guided.close());

describe('one member has one verdict of a food', () => {
  it('of every kind among these', () => {
    expect(foods.map(({ judged }) => judged.verdict)).toEqual(expect.arrayContaining(['Great Match', 'Poor Match', 'Check the pack']));
  });

  it('in the scans that are stored', async () => {
    for (const { id } of foods) await as('POST', '/api/scans', { foodId: id });
    const entries = z.array(ScanEntry).parse((await as('GET', '/api/scans')).json);
    for (const { id, judged } of foods) {
      const scan = entries.find(({ food }) => food.id === id)?.scan;
      const { json } = await as('POST', '/api/calculate-score', { food: { id } });
      expect(scan?.personalizedScore, id).toBe(judged.score);
      // The screen tells by these lines whether the pack has to be checked.
      expect(scan?.contributions?.map((line) => [line.id, line.points])).toEqual(
        FoodScore.parse(json).contributions.map((line) => [line.id, line.points]),
      );
    }
  });

  it('in the search', async () => {
    for (const { id, name, judged } of foods) {
      const { hits } = FoodSearchAnswer.parse((await as('GET', `/api/search?q=${encodeURIComponent(name)}&limit=50`)).json);
      const hit = hits.find((one) => one.id === id);
      if (hit === undefined) continue;
      const verdict = verdictOf({ score: hit.score, basis: 'nutriscore', isHeldBack: false, ...STATES[hit.state] });
      expect({ score: hit.score, verdict }, name).toEqual(judged);
    }
  });

  it('among what is trending', async () => {
    const items = z.array(TrendingItem).parse((await as('GET', '/api/trending')).json);
    for (const { food, personalizedScore } of items) {
      const known = foods.find(({ id }) => id === food.id);
      // What has to be checked, or conflicts, is proposed to nobody.
      expect(known?.judged.score).toBe(personalizedScore);
      expect(known?.judged.verdict).toMatch(/Match$/u);
    }
    expect(items.length).toBeGreaterThan(0);
  });

  it('where it is proposed', async () => {
    for (const { id } of foods) {
      const way = WayForward.parse((await as('GET', `/api/foods/${id}/instead`)).json);
      for (const { food, score } of way.foods) {
        const own = FoodScore.parse((await as('POST', '/api/calculate-score', { food: { id: food.id } })).json);
        expect(score, `${food.name} instead of ${id}`).toBe(own.score);
        expect(verdictOf(own)).toMatch(/Match$/u);
      }
    }
  });

  it('in the answers of the nutritionist', async () => {
    for (const { id, judged } of foods) {
      const { text } = await guided.guide.answer({ caller: { userId }, question: `Is ${id} good for me?`, history: [] });
      expect(text, id).toContain(`**${judged.score} of 100**`);
      expect(text, id).toContain(judged.verdict);
    }
  });

  it('where the nutritionist compares foods', async () => {
    const [first, ...others] = foods;
    for (const other of others) {
      const question = `Compare ${first?.id} and ${other.id}`;
      const { text } = await guided.guide.answer({ caller: { userId }, question, history: [] });
      expect(text, question).toContain(`| ${first?.judged.score} | ${other.judged.score} |`);
      if (other.judged.verdict === 'Check the pack') expect(text, question).toContain('The pack does not show whether');
    }
  });

  it('on a device, whose own engine compares foods and tells what changed', async () => {
    const me = await onDevice();
    const prepared = new Map<string, ReturnType<typeof prepareFood>>();
    for (const { id, name, judged } of foods) {
      const { facts } = Food.parse((await as('GET', `/api/foods/barcode/${id}`)).json);
      const food = prepareFood(facts);
      prepared.set(id, food);
      const verdict = verdictForAll(food, me);
      expect(verdict.people[0]?.score, name).toBe(judged.score);
      // What has to be checked is unknown to the person; what is alerted fits nobody.
      if (judged.verdict === 'Check the pack') expect(verdict.answer, name).toBe('unknown');
      for (const [other, before] of prepared) {
        const change = whatChanged(before, food, me)?.people[0];
        if (change === undefined) continue;
        expect(change.now.score, `${name} that was ${other}`).toBe(judged.score);
        expect(change.before.score, `${name} that was ${other}`).toBe(foods.find((one) => one.id === other)?.judged.score);
      }
    }
    expect([...prepared.values()].some((food) => [...prepared.values()].some((before) => whatChanged(before, food, me) !== null))).toBe(
      true,
    );
  });
});

/** The member as their own devices hold them. */
async function onDevice() {
  const profile = HealthProfile.parse((await as('GET', '/api/health-profile')).json);
  const preferences = z.array(Preference).parse((await as('GET', '/api/user-preferences')).json);
  const understood = profile.understood.flatMap(({ restrictions }) => restrictions);
  return preparePeople([
    { id: 'me', age: null, profile: profileFromJson({ ...profile, understood, preferences, preferencesAreStored: true }) },
  ]);
}
