import { WayForward } from '@labelwise/contracts/alternatives';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../../testing/database.ts';
import { startGuided } from '../guide/testing/guide-app.ts';

const NUTELLA = '3017620422003';
const OATS = '0041415021051';
const ALMONDS = '0049022866102';

describe.each(RULE_DIALECTS)('tools of an assistant on %s', (dialect) => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    guided = await startGuided(dialect);
    ids['ana'] = await guided.join({
      name: 'ana',
      profile: { dietaryRestrictions: ['Gluten-Free'], healthGoals: ['Heart Health'], targetCalories: 1800, weight: 165 },
      preferences: { Sugar: -3 },
      scans: [OATS, NUTELLA],
    });
    ids['ben'] = await guided.join({
      name: 'ben',
      profile: { dietaryRestrictions: ['Nut allergies'], consentVersion: null },
      preferences: { Coffee: 2 },
      scans: [ALMONDS],
    });
    ids['new'] = await guided.join({ name: 'new', profile: null, preferences: {}, scans: [] });
  });
  afterAll(() => guided.close());
  const toolsOf = (name: string, audience: 'guide' | 'model' | 'model without health' = 'guide') =>
    guided.tools.forMember(ids[name] ?? '', audience);

  it('show one member only what is their own', async () => {
    const ana = await toolsOf('ana');
    const seen = JSON.stringify([ana.profile(), await ana.preferences(), await ana.own('scans', 60)]);
    expect((await ana.own('scans', 60)).map(({ product }) => product.barcode)).toEqual([NUTELLA, OATS]);
    expect(ana.profile()).toEqual({
      goals: ['Heart Health'],
      conditions: [],
      restrictions: ['Gluten-Free'],
      targets: { calories: 1800, protein: null, carbs: null, fat: null },
      weightKg: 75,
      heightCm: null,
    });
    for (const [name, id] of Object.entries(ids)) expect(seen).not.toContain(name === 'ana' ? 'ana@' : id);
    expect(seen).not.toMatch(/Coffee|Nut allergies|Almonds/);
  });

  it('score and warn as the member’s own screens do', async () => {
    const oats = await (await toolsOf('ana')).product(OATS);
    expect(oats).toMatchObject({ score: 25, suggestable: false, per: '100 g', servingSize: null });
    expect(oats?.alerts).toEqual([expect.objectContaining({ level: 'conflict', about: 'gluten-free' })]);
    expect(oats?.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(25);
    const first = (await (await toolsOf('ana')).own('scans', 2))[1];
    expect(first?.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(first?.score);
  });

  it('propose nothing that breaks a restriction or may break an allergy', async () => {
    for (const name of ['ana', 'ben']) {
      const tools = await toolsOf(name);
      const proposed = [
        ...(await tools.ideas({ shelves: ['en:snacks', 'en:breakfasts', 'en:nuts'], criteria: [], limit: 12 })),
        ...(await tools.alternatives(NUTELLA)).foods.map(({ product }) => product),
      ];
      expect(proposed.length).toBeGreaterThan(2);
      expect(proposed.filter(({ suggestable, alerts }) => !suggestable || alerts.some(({ level }) => level !== 'note'))).toEqual([]);
    }
  });

  it('propose in a food’s place what its results propose, each a good food', async () => {
    const tools = await toolsOf('new');
    const { isGood, foods } = await tools.alternatives(NUTELLA);
    const response = await guided.test.app.inject(`/api/foods/${NUTELLA}/instead`);
    const onScreen = WayForward.parse(response.json());
    expect([isGood, foods.length > 0]).toEqual([true, true]);
    expect(foods.map(({ product }) => product.barcode)).toEqual(onScreen.foods.map(({ food }) => food.id));
    expect(foods.filter(({ product }) => product.score < 50)).toEqual([]);
  });

  it('tell nothing of a health profile without consent to use it, and still propose nothing against it', async () => {
    const tools = await toolsOf('ben', 'model');
    expect(tools.profile()).toBeNull();
    expect((await toolsOf('ben')).profile()).toBeNull();
    const almonds = await tools.product(ALMONDS);
    expect([almonds?.alerts, almonds?.fits, almonds?.suggestable]).toEqual([[], [], false]);
    expect((await tools.preferences()).map(({ name }) => name)).toEqual(['Coffee']);
    const [scan] = await tools.own('scans', 1);
    expect(JSON.stringify(scan)).not.toMatch(/nut-free|health\./i);
    expect((await tools.ideas({ shelves: ['en:nuts'], criteria: [], limit: 12 })).map(({ name }) => name)).not.toContain('Almonds');
  });

  it('leave the health profile out for a model that does not need it, even with consent', async () => {
    const tools = await toolsOf('ana', 'model without health');
    expect([tools.profile(), (await tools.product(OATS))?.alerts, (await tools.preferences()).map(({ name }) => name)]).toEqual([
      null,
      [],
      ['Sugar'],
    ]);
    expect((await toolsOf('ana', 'model')).profile()?.restrictions).toEqual(['Gluten-Free']);
  });

  it('answer no more than a bounded amount for any arguments', async () => {
    const tools = await toolsOf('ana');
    expect((await tools.search('chocolate', 1e9)).length).toBeLessThanOrEqual(12);
    expect((await tools.ideas({ shelves: ['en:snacks', 'en:beverages'], criteria: [], limit: 1e9 })).length).toBeLessThanOrEqual(12);
    expect((await tools.own('scans', 1e9)).length).toBeLessThanOrEqual(60);
  });

  it('know nothing of a product that does not exist, and of a member who has nothing', async () => {
    const tools = await toolsOf('new');
    expect([
      await tools.product('4006381333931'),
      await tools.product('no code'),
      await tools.alternatives('4006381333931'),
      await tools.search('qqqqzzzz', 5),
    ]).toEqual([null, null, { isGood: true, foods: [] }, []]);
    expect([tools.profile(), await tools.preferences(), await tools.own('scans', 5)]).toEqual([null, [], []]);
  });
});
