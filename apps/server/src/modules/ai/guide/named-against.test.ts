import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

const PROFILE = { healthGoals: [], medicalConditions: [] };

describe('a food that is named and must not be eaten', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const members = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    members.set('nobody', await guided.join({ name: 'kim', profile: null, preferences: {}, scans: [] }));
    for (const [of, limit] of [
      ['milk', 'milk allergy'],
      ['egg', 'egg allergy'],
    ] as const) {
      const profile = { ...PROFILE, dietaryRestrictions: [limit] };
      members.set(of, await guided.join({ name: of, profile, preferences: {}, scans: [] }));
    }
    const ofDiabetes = { ...PROFILE, dietaryRestrictions: [], medicalConditions: ['Diabetes'] };
    members.set('diabetes', await guided.join({ name: 'di', profile: ofDiabetes, preferences: {}, scans: [] }));
  });
  afterAll(() => guided.close());

  const answer = async (of: string, question: string) =>
    (await guided.guide.answer({ caller: { userId: members.get(of) ?? '' }, question, history: [] })).text;

  it.each([
    ['milk', 'quark with berries tonight', /^\*\*Quark: no\.\*\*/u],
    ['egg', 'quick lunch with mayo', /^\*\*Mayo: no\.\*\*/u],
    ['milk', 'any cheese for tonight?', /\*\*Cheese: no\.\*\*/u],
    ['milk', 'can i drink milk that comes from goats', /\*\*Milk: no\.\*\*/u],
    ['nobody', 'mi hijo es alérgico al huevo, le doy flan?', /^\*\*Flan: no\.\*\*/u],
    ['nobody', 'my girl has a nut allergy, pistachio ice cream?', /\*\*Pistachio ice cream: no\.\*\*/u],
  ])('is refused before others are proposed, with %s: %s', async (of, question, first) => {
    expect(await answer(of, question)).toMatch(first);
  });

  it.each([
    ['milk', 'something like yogurt without milk'],
    ['egg', 'a sandwich spread without egg'],
    ['milk', 'what fruit tonight'],
  ])('is not, where it is refused already or another is wanted, with %s: %s', async (of, question) => {
    expect(await answer(of, question)).not.toMatch(/^\*\*[^*]+: no\.\*\*/u);
  });

  it.each([
    ['milk', 'find me a plant milk'],
    ['milk', 'do skittles contain any milk, even traces?'],
    ['milk', 'zeig mir kekse ohne palmöl'],
    ['milk', 'if the pack does not say may contain milk, is it safe?'],
    ['milk', 'can e270 come from milk'],
  ])('is not the set that is looked for, nor what is asked after in another, with %s: %s', async (of, question) => {
    expect(await answer(of, question)).not.toMatch(/\*\*(?:Milk|Kekse)[^*]*: (?:no|nein)\.\*\*/u);
  });

  it.each([
    ['nobody', 'can coeliacs have rice krispies', /^\*\*Usually not gluten-free/u],
    ['nobody', 'are rice krispies ok for celiacs', /^\*\*Usually not gluten-free/u],
    ['egg', 'is mayo ok', /^\*\*Mayo: no/u],
  ])('is not called fine by its figures, with %s: %s', async (of, question, first) => {
    const text = await answer(of, question);
    expect(text).toMatch(first);
    expect(text).not.toMatch(/fine in usual portions/u);
  });

  it('is not cleared by the one word of a dish that is known', async () => {
    for (const question of ['so what about kung pao chicken', 'is zorbla cheese ok']) {
      expect(await answer('egg', question)).not.toMatch(/fine in usual portions|nothing in it that has to be left out|nothing against it/u);
    }
    expect(await answer('egg', 'is grilled chicken ok')).toMatch(/fine in usual portions|nothing in it that has to be left out/u);
  });

  it.each([
    ['diabetes', 'ramadan starts tomorrow what do i eat for suhoor'],
    ['nobody', 'type 1 diabetic and fasting this month, ideas for iftar'],
  ])('is no food in a fast with diabetes, before doctors were asked: %s', async (of, question) => {
    expect(await answer(of, question)).toMatch(/^\*\*Only after talking with your diabetes team/u);
  });
});
